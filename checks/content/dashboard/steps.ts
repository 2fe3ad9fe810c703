/**
 * Walks the numbered steps of a page through the dashboard. A step that names what is not on the screen reached, or that
 * leaves out the click before, is where readers give up; so is a message of success that these steps do not bring. A page
 * about a past dashboard has lists of both: each is walked through the dashboard whose menu it names.
 */
import type { List } from 'mdast';
import { fits, pathOf, permissionOf, type Dashboard, type Element } from '../../../lib/dashboard/model';
import { openedObjects, Walk, type Stumble } from '../../../lib/dashboard/walk';
import { holdersOf } from '../../../lib/facts/roles';
import { wordList } from '../../../lib/text/words';
import { bare, piecesOf, type Piece } from './bold';
import type { Names } from './names';
import { isStress, textOf, type Bold, type Page, type PageBlock } from './page';

/** How a step begins that tells the reader to do something. */
const act =
  /^(?:Go|Open|Select|Choose|Fill|Enter|Type|Drop|Tick|Set|Switch|Copy|Paste|Edit|Change|Give|Filter|In|On|From|Under) /;

const quoted = /"([^"]+)"/g;

/** Words before a name that tell the reader to select it. */
const selecting = /(?<!\byou )\bselect(?:ing)?(?: the)?\s*$/i;

/** Headings of lists that are not what the page is the guide of. */
const aside = /^(?:Before|Check|Example)\b/;

type Step = readonly Piece[];

interface Unclear {
  bold: Bold;
  stumble: Stumble;
}

const boldOf = (pieces: Step): Bold[] => pieces.filter((piece): piece is Bold => piece.kind === 'bold');

/** True if the page must say where a name is that is named before any place: it is a guide, or it says "select". */
const mustKnow = (page: Page, before: Piece | undefined): boolean =>
  page.place !== undefined || (before?.kind === 'text' && selecting.test(before.text));

/** Follows one step. Gives the names that could not be selected, lead-ins among them. */
function walkStep(walk: Walk, pieces: Step, page: Page, names: Names): Unclear[] {
  const unclear: Unclear[] = [];
  const tryBold = (bold: Bold): Stumble | undefined => {
    const followed = walk.follow(bold.lead ? bare(bold.text) : bold.text);
    if ('stumble' in followed) return followed.stumble;
    page.found.set(bold, followed.element);
    page.judged.add(bold);
    return undefined;
  };
  walk.nextStep();
  pieces.forEach((piece, index) => {
    if (piece.kind === 'text') {
      for (const noun of openedObjects(piece.text)) walk.openObject(noun);
      return;
    }
    const nowhere = walk.place === undefined;
    const stumble = tryBold(piece);
    if (!stumble || isStress(piece) || names.isElsewhere(piece.text, page.file)) return;
    if (!nowhere || mustKnow(page, pieces[index - 1])) unclear.push({ bold: piece, stumble });
  });
  // A step may name a thing before the place that it is at: "Fill in the **bidding** attributes in **Partner Hub > …**".
  return unclear.filter(({ bold, stumble }) => stumble.order || tryBold(bold) !== undefined);
}

/** Lead-ins of a list are either names of the screen or headings of their items; half of them say which. */
function namesAmong(leads: readonly Bold[], page: Page): ReadonlySet<Bold> {
  const named = leads.filter((lead) => page.judged.has(lead)).length;
  return new Set(named > 0 && named * 2 >= leads.length ? leads : []);
}

const isNamed = (piece: Piece): boolean => piece.kind === 'bold' && !piece.lead && !isStress(piece);

/** True if a step names a path from the menu of the dashboard. */
function namesMenu(steps: readonly Step[], dashboard: Dashboard): boolean {
  const areas = new Set(dashboard.root.children.map(({ label }) => label));
  const fromMenu = ({ text }: Piece) => text.includes('>') && areas.has(text.split('>')[0]?.trim() ?? '');
  return steps.some((pieces) => pieces.some((piece) => isNamed(piece) && fromMenu(piece)));
}

/** True if the steps lead through the dashboard of the page without such a path: they tell to select a name. */
const tellsToSelect = (page: Page, steps: readonly Step[]): boolean =>
  steps.some((pieces) =>
    pieces.some((piece, index) => {
      const before = pieces[index - 1];
      return isNamed(piece) && before?.kind === 'text' && selecting.test(before.text);
    }),
  ) ||
  (page.place !== undefined && steps.some((pieces) => pieces.some(isNamed) && act.test(textOf(pieces))));

/** The dashboard that a list takes the reader through; undefined if it is not such a list. */
const walkedDashboard = (
  page: Page,
  steps: readonly Step[],
  { classic, dashboard }: Names,
  old: boolean,
): Dashboard | undefined =>
  (old ? [classic, dashboard] : [dashboard]).find((one) => namesMenu(steps, one)) ??
  (tellsToSelect(page, steps) ? dashboard : undefined);

/** Walks one list. `main` is the first one that the page is the guide of. */
function walkList(page: Page, steps: readonly Step[], names: Names, main: boolean): Walk {
  const walk = new Walk(names.dashboard, main ? undefined : page.place, page.place);
  const unclear = steps.flatMap((pieces) => walkStep(walk, pieces, page, names));
  const firsts = new Set(steps.map(([first]) => first));
  const leads = steps.flatMap(boldOf).filter(({ lead }) => lead);
  const named = new Set([
    ...namesAmong(
      leads.filter((lead) => firsts.has(lead)),
      page,
    ),
    ...namesAmong(
      leads.filter((lead) => !firsts.has(lead)),
      page,
    ),
  ]);
  const wrong = unclear.filter(({ bold, stumble }) => stumble.order || !bold.lead || named.has(bold));
  const add = (line: number, { what, cure }: Stumble) => page.add(line, what, cure);
  for (const { bold } of unclear) page.judged.add(bold);
  for (const { bold, stumble } of wrong) add(bold.line, stumble);
  if (wrong.length > 0) return walk;
  const lastLine = steps.at(-1)?.[0]?.line ?? 1;
  const rest = walk.unfinished();
  if (rest) add(lastLine, rest);
  if (main && page.place && !walk.hasBeenAt(page.place)) {
    add(lastLine, {
      what: `The steps do not lead to ${pathOf(page.place)}, which the page is about`,
      cure: 'Add the step that is missing, or correct the place of the page in data/ui-paths.yaml.',
    });
  }
  return walk;
}

/** A reader who comes to a section by a link has to learn from them, or from the text before, where its steps begin. */
function checkStart(page: Page, at: number, steps: readonly Step[], dashboard: Dashboard): void {
  const start = page.blocks.slice(0, at).findLastIndex(({ node }) => node.type === 'heading');
  const before = page.blocks.slice(start + 1, at).map(({ pieces }) => pieces);
  const first = steps.find((step) => boldOf(step).length > 0) ?? [];
  const isOfScreen = boldOf(first).some((bold) => page.found.has(bold));
  const areas = dashboard.root.children.map(({ label }) => label);
  const beginsAtArea = boldOf(first).some(({ text }) => areas.includes(text));
  if (!isOfScreen || beginsAtArea || namesMenu([...before, ...steps], dashboard)) return;
  page.add(
    first[0]?.line ?? 1,
    'These steps begin nowhere: neither they nor the text before them names a path from the menu',
    'Begin with the step that goes there, such as "Go to **Promote > Goals**".',
  );
}

/** Messages of success in the steps and in what follows them must belong to what the steps select. */
function checkToasts(
  page: Page,
  blocks: readonly Pick<PageBlock, 'pieces'>[],
  selected: readonly Element[],
  dashboard: Dashboard,
): void {
  const all = [...dashboard.elements()].filter(({ toast }) => toast !== undefined);
  for (const { pieces } of blocks) {
    for (const [whole, text = ''] of textOf(pieces).matchAll(quoted)) {
      const shown = all.filter(({ toast = '' }) => fits(toast, text));
      if (shown.length === 0 || shown.some((element) => selected.includes(element))) continue;
      const line =
        pieces.find((piece) => piece.text.includes(whole.slice(0, 12)))?.line ?? pieces[0]?.line ?? 1;
      page.add(
        line,
        `"${text}" shows after ${wordList(shown.map(pathOf), 'or')}, which the steps do not select`,
        'Correct the message, or add the step.',
      );
    }
  }
}

/** Steps that a role can't take which the bar below the title lets read on. */
function checkRoles(page: Page, walk: Walk, line: number): void {
  if (page.permissions.length === 0) return;
  const invited = page.permissions
    .map((key) => holdersOf(key))
    .reduce((all, roles) => all.filter((role) => roles.includes(role)));
  for (const element of new Set(walk.selected)) {
    const needed = permissionOf(element);
    const without = needed === undefined ? [] : invited.filter((role) => !holdersOf(needed).includes(role));
    if (without.length === 0) continue;
    page.add(
      line,
      `The steps select ${pathOf(element)}, which needs ${needed}, but the bar below the title names ${wordList(page.permissions)}`,
      'Name the place as `change` of the page in data/ui-paths.yaml.',
    );
    return;
  }
}

/**
 * Walks all numbered lists of a page that lead through the dashboard.
 * @param old The page is about the Classic dashboard, and about what took its place.
 */
export function walkSteps(page: Page, names: Names, old: boolean): void {
  let main = page.place !== undefined;
  const selected: Element[] = [];
  page.blocks.forEach((block, index) => {
    if (block.node.type !== 'list' || !(block.node as List).ordered) return;
    const steps = (block.node as List).children.map((item) => piecesOf(item));
    const dashboard = walkedDashboard(page, steps, names, old);
    if (!dashboard) {
      // Other steps may wait for a message that the page's steps before them bring.
      checkToasts(page, [{ pieces: steps.flat() }], selected, names.dashboard);
      return;
    }
    page.walked.push(block.node);
    block.pieces = steps.flat();
    const isMain = main && !aside.test(block.heading);
    const walk = walkList(page, steps, { ...names, dashboard }, isMain);
    if (isMain) main = false;
    if (!aside.test(block.heading)) checkStart(page, index, steps, dashboard);
    if (isMain) checkRoles(page, walk, block.pieces[0]?.line ?? 1);
    const after = page.blocks.slice(index + 1);
    const end = after.findIndex(({ node }) => node.type === 'heading' || node.type === 'list');
    checkToasts(page, [block, ...after.slice(0, end < 0 ? undefined : end)], walk.selected, dashboard);
    selected.push(...walk.selected);
  });
}
