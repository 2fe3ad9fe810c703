/**
 * Fields, switches and filters of a picture with what is in them. None is empty: people learn a form from what others have
 * filled in, so what nobody needs there is left out, and what a step names has a value of the page or of the model.
 */
import type { Element } from '../dashboard/model';
import { plain, shown, type ScreenRequest } from './request';
import { worldText } from './sample-values';

/** A field, switch or filter with what is in it. */
export interface Control {
  label: string;
  kind: 'text' | 'choice' | 'switch';
  /** What is entered or chosen; empty in a filter that filters nothing, and where a message asks for it. */
  value: string;
  /** All that can be chosen, if the model lists it. */
  values: readonly string[];
  mark: string;
  /** Message next to it. */
  problem: string;
}

/** Number of the step that names an element first. */
export type Marks = ReadonlyMap<Element, string>;

const listOf = (list: readonly string[]): string => list.map((label) => `"${label}"`).join(', ');

/** What the screen has in a control before anybody changes it. Defaults that aren't choices say it to writers, in words. */
function presetOf({ default: preset = '', example, kind }: Element, values: readonly string[]): string {
  if (kind === 'switch') return preset === '' ? 'off' : preset.split(';')[0]!;
  if (example !== undefined) return worldText(example);
  return values.includes(preset) || /^[^a-z]/.test(preset) ? preset : '';
}

function kindOf({ kind, choice }: Element, values: readonly string[]): Control['kind'] {
  if (kind === 'switch') return 'switch';
  return values.length > 1 || choice === true ? 'choice' : 'text';
}

/** @param place Its screen. A step that names the screen of a list means the fields of the list. */
function control(element: Element, place: Element, request: ScreenRequest, marks: Marks): Control {
  const isListed = [...request.lists.values()].flat().includes(element.label);
  const markOfList = (isListed && marks.get(place)) || '';
  const values = element.children.filter(({ kind }) => kind === 'value').map(({ label }) => label);
  const label = shown(element);
  const given = request.values.get(label);
  const typed = values.find((value) => plain(value) === plain(given ?? '')) ?? given;
  if (typed !== undefined && values.length > 1 && element.kind !== 'filter' && !values.includes(typed))
    throw new Error(`"${label}" can't be "${typed}". The model offers ${listOf(values)} (${element.file}).`);
  const kind = kindOf(element, values);
  const mark = [element, ...element.children].map((one) => marks.get(one)).find(Boolean) ?? markOfList;
  const problem = request.problemAt === label ? request.message : '';
  const none = mark !== '' && element.default === 'none' ? 'None' : '';
  const value = typed ?? (problem === '' ? presetOf(element, values) || none : '');
  if (kind === 'switch' && !['on', 'off'].includes(value))
    throw new Error(`"${label}" is a switch: write on or off, not "${value}".`);
  if (value === '' && problem === '' && mark !== '' && element.kind !== 'filter')
    throw new Error(
      `Step ${mark} is about "${label}", and the picture has nothing in it. Write with="${label}: …", or an \`example\` of it in data/${element.file}.`,
    );
  return { label, kind, value, values, mark, problem };
}

/** Controls of a screen that have something in them, or should have. */
export const controlsOf = (
  elements: readonly Element[],
  place: Element,
  request: ScreenRequest,
  marks: Marks,
): Control[] =>
  elements
    .map((element) => ({ element, made: control(element, place, request, marks) }))
    .filter(({ element, made }) => element.kind === 'filter' || made.value !== '' || made.problem !== '')
    .map(({ made }) => made);
