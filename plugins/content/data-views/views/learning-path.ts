/** Views of the learning path: how long a module takes, and its questions. */
import type { RootContent } from 'mdast';
import { loadLearningPath } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { inline, paragraph, strong } from '../../../../lib/markdown/nodes';
import type { View } from '../view';

/** @throws Error with the cure if there is no such module. */
function moduleOf(module: string | undefined) {
  const entry = loadLearningPath().find((part) => String(part.module) === module);
  if (!entry) throw new Error(`data/learning-path.yaml has no module ${module}. Correct the number.`);
  return entry;
}

/** `<Data view="learning-module" module="1" />`: which module it is, and its minutes. */
export const learningModule: View = {
  required: ['module'],
  render({ module }) {
    const { minutes } = moduleOf(module);
    return paragraph(strong(`Module ${module} of ${loadLearningPath().length}, ${minutes} minutes.`));
  },
};

/**
 * `<Data view="learning-check" module="1" />`: the three questions of a module. Each option opens its explanation, so the
 * check works without scripts and an option that somebody has doubts about is one click away. Below them, the reader
 * checks the module off.
 */
export const learningCheck: View = {
  required: ['module'],
  render({ module }): RootContent[] {
    const modules = String(loadLearningPath().length);
    const questions = moduleOf(module).questions.flatMap(({ ask, options }, index) => [
      paragraph(strong(`Question ${module}.${index + 1}: `), markdown(ask)),
      ...options.map(({ text, right, why }) =>
        flowElement('details', {}, [
          flowElement('summary', {}, inline(markdown(text))),
          paragraph(strong(right ? 'Right.' : 'Not this one.'), ' ', markdown(why)),
        ]),
      ),
    ]);
    return [...questions, flowElement('ModuleDone', { module: module ?? '', of: modules })];
  },
};
