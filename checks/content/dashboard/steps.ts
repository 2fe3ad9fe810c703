/**
 * Walks the numbered steps of a page through the dashboard. A step that names what is not on the screen reached, or that
 * leaves out the click before, is where readers give up; so is a message of success that these steps do not bring.
 */
import type { List, ListItem } from 'mdast';
import { fits, pathOf, type Dashboard, type Element } from '../../../lib/dashboard/model';
import { Walk, type Stumble } from '../../../lib/dashboard/walk';
import { bare, piecesOf } from './bold';
import type { Names } from './names';
import { isStress, textOf, type Bold, type Page, type PageBlock } from './page';

/** "open the campaign": the word after it is an object of the list on the screen. */
const opening = /\bopen(?:s|ing)? (?:the|that|your|its|each) ([a-z]+)/gi;

/** How a step begins that tells the reader to do something. */
const act =
  /^(?:Go|Open|Select|Choose|Fill|Enter|Type|Drop|Tick|Set|Switch|Copy|Paste|Edit|Change|Give|Filter|In|On|From|Under) /;

const quoted = /"([^"]+)"/g;

interface Unclear {
  bold: Bold;
  stumble: Stumble;
}

/** Follows one step. Gives the names that could not be selected, and the lead-ins among them. */
function walkStep(walk: Walk, pieces: ReturnType<typeof piecesOf>, page: Page, names: Names): Unclear[] {
  const unclear: Unclear[] = [];
  const tryBold = (bold: Bold): Stumble | undefined => {
    const followed = walk.follow(bold.lead ? bare(bold.text) : bold.text);
    if ('stumble' in followed) return followed.stumble;
    page.found.set(bold, followed.element);
    page.judged.add(bold);
    return undefined;
  };
  walk.nextStep();
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      for (const [, noun = ''] of piece.text.matchAll(opening)) walk.openObject(noun.toLowerCase());
      continue;
    }
    const stumble = tryBold(piece);
    if (stumble && !isStress(piece) && !names.isElsewhere(piece.text, page.file))
      unclear.push({ bold: piece, stumble });
  }
  // A step may name a thing before the place that it is at: "Fill in the **bidding** attributes in **Partner Hub > …**".
  return unclear.filter(({ bold }) => tryBold(bold) !== undefined);
}

/** Lead-ins of a list are either names of the screen or headings of their items; most of them say which. */
function unclearLeads(unclear: readonly Unclear[], page: Page, leads: readonly Bold[]): Unclear[] {
  const named = leads.filter((lead) => page.found.has(lead)).length;
  return unclear.filter(
    ({ bold }) => !bold.lead || (leads.includes(bold) && named * 2 >= leads.length && named > 0),
  );
}

const boldOf = (pieces: ReturnType<typeof piecesOf>): Bold[] =>
  pieces.filter((piece): piece is Bold => piece.kind === 'bold');

/** Where the steps of a list begin. */
function startOf(page: Page, block: PageBlock, first: boolean): Element | undefined {
  return first && !/^Example\b/.test(block.heading) ? undefined : page.place;
}

/** True if the list takes the reader through the dashboard: a step names a path from the menu, or the page has a place. */
function isWalk(page: Page, { node, pieces }: PageBlock, dashboard: Dashboard): boolean {
  const areas = new Set(dashboard.root.children.map(({ label }) => label));
  const named = boldOf(pieces).filter((piece) => !piece.lead && !isStress(piece));
  const tells = (node as List).children.some((item) => act.test(textOf(piecesOf(item))));
  return (
    named.some(({ text }) => text.includes('>') && areas.has(text.split('>')[0]?.trim() ?? '')) ||
    (page.place !== undefined && named.length > 0 && tells)
  );
}

function walkList(page: Page, block: PageBlock, names: Names, first: boolean): Walk {
  const { dashboard } = names;
  const start = startOf(page, block, first);
  const walk = new Walk(dashboard, start, page.place);
  const items = (block.node as List).children;
  const steps = items.map((item: ListItem) => piecesOf(item));
  block.pieces = steps.flat();
  const unclear: Unclear[] = [];
  for (const pieces of steps) {
    const wasNowhere = walk.place === undefined;
    const found = walkStep(walk, pieces, page, names);
    // Before a path from the menu there is no screen to look at, unless the page is the guide of a place.
    if (!wasNowhere || page.place !== undefined) unclear.push(...found);
  }
  const leads = boldOf(block.pieces).filter(({ lead }) => lead);
  const outer = leads.filter((lead) => items.some((item) => piecesOf(item)[0]?.line === lead.line));
  const inner = leads.filter((lead) => !outer.includes(lead));
  const wrong = [
    ...unclearLeads(
      unclear.filter(({ bold }) => !inner.includes(bold)),
      page,
      outer,
    ),
    ...unclearLeads(
      unclear.filter(({ bold }) => inner.includes(bold)),
      page,
      inner,
    ),
  ];
  for (const { bold } of unclear) page.judged.add(bold);
  for (const { bold, stumble } of wrong) {
    page.findings.push({ file: page.file, line: bold.line, message: stumble.what, cure: stumble.cure });
  }
  const rest = walk.unfinished();
  if (rest && wrong.length === 0) {
    const line = items.at(-1)?.position?.start.line ?? 1;
    page.findings.push({ file: page.file, line, message: rest.what, cure: rest.cure });
  }
  return walk;
}

/** Messages of success in the steps and in what follows them must be those of what the steps select. */
function checkToasts(page: Page, blocks: readonly PageBlock[], walk: Walk, dashboard: Dashboard): void {
  const all = [...dashboard.elements()].filter(({ toast }) => toast !== undefined);
  for (const { pieces } of blocks) {
    for (const [whole, text = ''] of textOf(pieces).matchAll(quoted)) {
      const shown = all.filter(({ toast = '' }) => fits(toast, text));
      if (shown.length === 0 || shown.some((element) => walk.selected.includes(element))) continue;
      const line =
        pieces.find((piece) => piece.text.includes(whole.slice(0, 12)))?.line ?? pieces[0]?.line ?? 1;
      page.findings.push({
        file: page.file,
        line,
        message: `"${text}" shows after ${shown.map((element) => pathOf(element)).join(' or ')}, which the steps do not select`,
        cure: 'Correct the message, or add the step.',
      });
    }
  }
}

/** Walks all numbered lists of a page that lead through the dashboard. */
export function walkSteps(page: Page, names: Names): void {
  const { dashboard } = names;
  let first = true;
  page.blocks.forEach((block, index) => {
    if (block.node.type !== 'list' || !(block.node as List).ordered) return;
    if (!isWalk(page, block, dashboard)) return;
    const walk = walkList(page, block, names, first);
    if (page.place !== undefined) first = false;
    const after = page.blocks.slice(index + 1);
    const end = after.findIndex(({ node }) => node.type === 'heading' || node.type === 'list');
    checkToasts(page, [block, ...after.slice(0, end < 0 ? undefined : end)], walk, dashboard);
  });
}
