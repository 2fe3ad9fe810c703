/**
 * What the home page shows of a platform's setup page: the call that starts the SDK, and the checks of a first attributed
 * install. It is read from the page, so it is the sample that `npm run check:samples` has compared with the declarations.
 */
import type { Code, Heading, ListItem, Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFenceMeta } from '../../../lib/markdown/fence-meta';
import { parsePage } from '../../../lib/markdown/sources';
import { walk } from '../../../lib/markdown/walk';
import type { SetupCheck } from '../../../src/home/data';
import { renderCodeExtract } from '../../parts/highlight';

export const snippetHeading = 'Initialize';
export const checksHeading = 'Click, install, attribution';

export interface SetupPage {
  /** HTML of the lines that start the SDK; its button copies the whole sample. */
  snippet: string;
  checks: SetupCheck[];
}

function nodesOf<Type extends Nodes['type']>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  walk(node, (one: Nodes) => {
    if (one.type === type) found.push(one as Extract<Nodes, { type: Type }>);
  });
  return found;
}

/** The blocks between a heading and the next one. */
function below(children: readonly RootContent[], heading: string, file: string): RootContent[] {
  const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
  const at = children.findIndex((node) => isHeading(node) && toString(node) === heading);
  if (at < 0)
    throw new Error(
      `${file}:1: no heading "${heading}", whose text the home page shows — Add it, or change plugins/pages/home/setup-page.ts.`,
    );
  const rest = children.slice(at + 1);
  const end = rest.findIndex(isHeading);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The line of the Live log that says that a step is done: the first one that it prints. */
function checkOf(item: ListItem, file: string): SetupCheck {
  const title = nodesOf(item, 'strong')[0];
  const log = nodesOf(item, 'code').find(({ meta }) => parseFenceMeta(meta).values.title === 'Live log');
  const line = log?.value.trim().split('\n')[0];
  if (!title || line === undefined)
    throw new Error(
      `${file}:${item.position?.start.line ?? 1}: the home page shows each step of "${checksHeading}" with its name and a line — Begin the step with its name in bold, and show its Live log.`,
    );
  return { title: toString(title).replace(/\.$/, ''), line };
}

/** The lines of a sample that its fence names, `extract="16-24"`, as far to the left as they can be. */
function extractOf({ value, meta, position }: Code, file: string): string {
  const [from = 0, to = 0] = (parseFenceMeta(meta).values.extract ?? '').split('-').map(Number);
  const lines = value.split('\n').slice(from - 1, to);
  const depthOf = (line = ''): number => line.search(/\S/);
  const depth = depthOf(lines[0]);
  const isWhole =
    depth >= 0 && depthOf(lines.at(-1)) === depth && lines.every((line) => !line || depthOf(line) >= depth);
  if (!isWhole || lines.length < 6 || lines.length > 10)
    throw new Error(
      `${file}:${position?.start.line ?? 1}: the home page shows 6 to 10 lines of this sample that begin and end at the same depth — Name them on the fence: extract="16-24".`,
    );
  return lines.map((line) => line.slice(depth)).join('\n');
}

/**
 * Reads a setup page.
 * @throws Error `file:line: what — cure` if it has no such sample or steps.
 */
export function readSetupPage(file: string, text: string): SetupPage {
  const { children } = parsePage(file, text).tree;
  const [sample] = below(children, snippetHeading, file).filter((node): node is Code => node.type === 'code');
  if (!sample)
    throw new Error(
      `${file}:1: no sample below "${snippetHeading}", which the home page shows — Begin that part with it.`,
    );
  const items = below(children, checksHeading, file).flatMap((node) => nodesOf(node, 'list').slice(0, 1));
  return {
    snippet: renderCodeExtract(extractOf(sample, file), sample),
    checks: (items[0]?.children ?? []).map((item) => checkOf(item, file)),
  };
}
