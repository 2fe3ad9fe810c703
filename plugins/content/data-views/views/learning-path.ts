/**
 * Views of the learning path: its progress, how long a module takes, and its questions. A question is a shared part: `quiz` puts one of
 * them on any page.
 */
import type { RootContent } from 'mdast';
import { loadLearningPath } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { flowElement, textElement } from '../../../../lib/markdown/mdx-nodes';
import { inline, paragraph, strong } from '../../../../lib/markdown/nodes';
import { pageStyles } from '../../../parts/page-styles';
import type { View } from '../view';

type Module = ReturnType<typeof loadLearningPath>[number];
type Question = Module['questions'][number];

/** @throws Error with the cure if there is no such module. */
function moduleOf(module: string | undefined): Module {
  const entry = loadLearningPath().find((part) => String(part.module) === module);
  if (!entry) throw new Error(`data/learning-path.yaml has no module ${module}. Correct the number.`);
  return entry;
}

/**
 * A question with its options. Each option opens its explanation, so the question works without scripts, and an option
 * that somebody has doubts about is one click away.
 * @param name What readers call the question: "Question 2.1".
 */
const quizQuestion = (name: string, { ask, options }: Question): RootContent =>
  flowElement('div', { role: 'group', 'aria-label': name }, [
    paragraph(strong(`${name}: `), markdown(ask)),
    ...options.map(({ text, right, why }) =>
      // The box below the questions looks for the mark.
      flowElement('details', right ? { 'data-right': 'true' } : {}, [
        flowElement('summary', {}, inline(markdown(text))),
        paragraph(strong(right ? 'Right.' : 'Not quite.'), ' ', markdown(why)),
      ]),
    ),
  ]);

/** Fills the link to each module that is checked off: a rule of the style sheet needs no script. */
function finishedStyles(): string {
  const numbers = loadLearningPath().map(({ module }) => module);
  const rule = (part: string, css: string): string =>
    `${numbers.map((n) => `.markdown:has(.module-${n} :checked) .module-bar a:nth-child(${n})${part}`).join()}{${css}}`;
  return `<style>${rule('', 'color:var(--w-surface);background:var(--w-good);border-color:var(--w-good)')}${rule('::before', "content:'✓ '")}</style>`;
}

/** `<Data view="learning-progress" />`: a link to each module, above the first one, and the styles of the path. */
export const learningProgress: View = {
  render() {
    const links = loadLearningPath().map(({ module }) =>
      textElement('a', { href: `#module-${module}` }, inline(String(module))),
    );
    const styles = pageStyles('learning-path') + finishedStyles();
    return [
      flowElement('ChartHtml', { html: '', styles }),
      flowElement('nav', { className: 'module-bar', 'aria-label': 'Modules' }, links),
    ];
  },
};

/** `<Data view="learning-module" module="1" />`: which module it is, and its minutes. */
export const learningModule: View = {
  required: ['module'],
  render({ module = '' }) {
    const { minutes } = moduleOf(module);
    const text = paragraph(`Module ${module} of ${loadLearningPath().length}, ${minutes} minutes`);
    return flowElement('div', { className: 'module-head', id: `module-${module}` }, [text]);
  },
};

/** `<Data view="learning-check" module="1" />`: the questions of a module. Below them, the module is checked off. */
export const learningCheck: View = {
  required: ['module'],
  render({ module }): RootContent[] {
    const modules = String(loadLearningPath().length);
    return [
      ...moduleOf(module).questions.map((question, index) =>
        quizQuestion(`Question ${module}.${index + 1}`, question),
      ),
      flowElement('div', { className: `module-${module}` }, [
        flowElement('ModuleDone', { module: module ?? '', of: modules }),
      ]),
    ];
  },
};

/** `<Data view="quiz" module="1" question="2" />`: one question of the path, on the page that answers it. */
export const quiz: View = {
  required: ['module', 'question'],
  render({ module, question = '' }) {
    const { questions } = moduleOf(module);
    const found = questions[Number(question) - 1];
    if (!found)
      throw new Error(
        `Module ${module} has no question ${question}. It has ${questions.length}, in data/learning-path.yaml.`,
      );
    return [
      flowElement('ChartHtml', { html: '', styles: pageStyles('learning-path') }),
      quizQuestion('Question', found),
    ];
  },
};
