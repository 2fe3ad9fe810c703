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
import { renderCodeFigure } from '../../parts/highlight';

export const snippetHeading = 'Initialize';
export const checksHeading = 'Click, install, attribution';

export interface SetupPage {
  /** HTML of the call that starts the SDK. */
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
    snippet: renderCodeFigure(sample.value, sample.lang ?? 'text', sample.meta ?? ''),
    checks: (items[0]?.children ?? []).map((item) => checkOf(item, file)),
  };
}
