/** The check of a module has its three questions, with one right option each. */
import type { Parent } from 'mdast';
import { expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { loadLearningPath } from '../../../../lib/facts/load';
import { pageContext } from '../context';
import { learningCheck, learningModule, learningProgress } from './learning-path';

const page = pageContext('docs/promote/learning-paths/tracking-and-attribution.mdx');

it('has eight modules of three questions, each with one right option', () => {
  const texts = loadLearningPath().map(({ module }) =>
    markdownText(learningCheck.render({ module: String(module) }, page)),
  );
  expect(texts).toHaveLength(8);
  for (const text of texts) {
    expect(text.match(/\*\*Question \d\.\d: \*\*/g)).toHaveLength(3);
    expect(text.match(/\*\*Right\.\*\*/g)).toHaveLength(3);
  }
});

it('says how long a module takes, and which one is missing', () => {
  expect(markdownText(learningModule.render({ module: '4' }, page))).toContain('Module 4 of 8, 15 minutes');
  expect(() => learningCheck.render({ module: '9' }, page)).toThrow(/no module 9/);
});

it('marks the one right option of each question for the box below', () => {
  const [first] = [learningCheck.render({ module: '1' }, page)].flat();
  const options = (first as Parent).children.filter((child) => 'name' in child && child.name === 'details');
  const marked = options.map((option) => JSON.stringify(option).includes('"data-right"'));
  expect(marked).toEqual([false, true, false]);
});

it('ends a check with the box that checks the module off', () => {
  const nodes = [learningCheck.render({ module: '3' }, page)].flat();
  expect(nodes.at(-1)).toMatchObject({
    attributes: [{ name: 'className', value: 'module-3' }],
    children: [
      {
        name: 'ModuleDone',
        attributes: [
          { name: 'module', value: '3' },
          { name: 'of', value: '8' },
        ],
      },
    ],
  });
});

it('links to each module, and marks those that are checked off', () => {
  const bar = JSON.stringify(learningProgress.render({}, page));
  for (const { module } of loadLearningPath()) {
    const head = JSON.stringify(learningModule.render({ module: String(module) }, page));
    expect(bar.match(new RegExp(`"value":"#module-${module}"`, 'g'))).toHaveLength(1);
    expect(head).toContain(`{"type":"mdxJsxAttribute","name":"id","value":"module-${module}"}`);
  }
  expect(bar).toContain('.markdown:has(.module-8 :checked) .module-bar a:nth-child(8)');
});
