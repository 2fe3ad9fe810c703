/** Pictures of all pages: nothing in them is empty, and each step that is about a picture is found in it. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../lib/cache/inputs';
import { loadDashboardOf } from '../../../lib/dashboard/load';
import { pathLabels, type Dashboard, type Element } from '../../../lib/dashboard/model';
import { attributeOf, isJsx, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { listSources, parsePage, parseSource } from '../../../lib/markdown/sources';
import { marksOf } from '../../../lib/screens/surroundings';
import remarkClaims from '../claims';
import remarkData from '../data-views';
import remarkFacts from '../facts';
import remarkScreens from '.';

interface Picture {
  where: string;
  html: string;
  /** Numbers of the steps above that name something on the screen. */
  steps: string[];
}

/** What a reader sees of the model at a place: itself, the way to it, its contents with their parts, and what is around. */
function onScreen(dashboard: Dashboard, place: Element): Set<Element> {
  const seen = new Set<Element>();
  for (let at: Element | undefined = place; at; at = at.parent) seen.add(at);
  const add = (element: Element): void => {
    seen.add(element);
    if (['part', 'card', 'field', 'switch', 'filter'].includes(element.kind)) element.children.forEach(add);
  };
  dashboard.visible(place).forEach(add);
  return seen;
}

const nodesOf = (tree: Root, test: (node: JsxNode) => boolean): JsxNode[] => {
  const found: JsxNode[] = [];
  visit(tree, (node) => {
    const { type } = node;
    if (type === 'mdxJsxFlowElement' && test(node as JsxNode)) found.push(node as JsxNode);
  });
  return found;
};

function picturesOf(file: string): Picture[] {
  // Its own tree: parts are drawn into it.
  const { tree, text } = parsePage(file, readText(file));
  const dashboard = loadDashboardOf(file);
  const steps = nodesOf(tree, (node) => isJsx(node, 'Screen')).map((node) => {
    const place = dashboard.find(pathLabels(attributeOf(node, 'of')))!;
    const seen = onScreen(dashboard, place);
    const marks = marksOf(tree, node.position!.start.line, dashboard) ?? new Map<Element, string>();
    return new Set([...marks].filter(([element]) => seen.has(element)).map(([, mark]) => mark));
  });
  const vfile = new VFile({ path: file, value: text });
  for (const expand of [remarkData(), remarkClaims(), remarkFacts(), remarkScreens()]) expand(tree, vfile);
  return nodesOf(tree, (node) => attributeOf(node, 'html').startsWith('<div class="screen')).map(
    (node, at) => ({
      where: `${file} ${at + 1}`,
      html: attributeOf(node, 'html'),
      steps: [...(steps[at] ?? [])],
    }),
  );
}

describe('pictures of all pages', () => {
  const pictures = listSources()
    .filter(({ file }) => parseSource(file).text.includes('<Screen'))
    .flatMap(({ file }) => picturesOf(file));

  it('have something in each field, unless a message asks for it', () => {
    expect(pictures.length).toBeGreaterThan(90);
    const empty =
      /<div class="sl(?: sm)?"><span class="sn">[^<]*(?:<i>\d+<\/i>)?<\/span><span class="sf[^"]*"><\/span>/;
    expect(pictures.filter(({ html }) => empty.test(html)).map(({ where }) => where)).toEqual([]);
  });

  it('have the number of each step that is about them', () => {
    expect(pictures.flatMap(({ steps }) => steps).length).toBeGreaterThan(250);
    const missing = pictures.flatMap(({ where, html, steps }) =>
      steps.filter((step) => !html.includes(`<i>${step}</i>`)).map((step) => `${where}: ${step}`),
    );
    expect(missing).toEqual([]);
  });
});
