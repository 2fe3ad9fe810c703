/** Schema of data/dashboard: screens of the dashboard as trees of what is on them, one area a file. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { slug, text } from './common';
import { permissionKey } from './basics';

/** What a thing on a screen is. The kind is the key of its label: `button: Add app`. */
export const elementKinds = [
  'item',
  'tab',
  'card',
  'row',
  'menu',
  'button',
  'step',
  'field',
  'switch',
  'filter',
  'part',
  'badge',
] as const;

export type ElementKind = (typeof elementKinds)[number];

/** Place in the dashboard: labels joined by ` > `, from an area on. */
const place = text;

const labels = z.array(text).min(1);

/** What a screen or an element can hold, apart from elements. */
const contents = {
  /** Elements that need nothing but their label. */
  fields: labels.optional(),
  buttons: labels.optional(),
  /** Columns of the screen's table. */
  columns: labels.optional(),
  /** Texts that the screen or the element shows or offers for choice. */
  values: labels.optional(),
  /** Messages, with `{…}` for what varies. */
  messages: labels.optional(),
  /** What its table or panel shows as long as nothing is in it. */
  empty: text.optional(),
  /** It has the tools of every list: search, filters, export. */
  list: z.literal(true).optional(),
  /** It is a report, with the time of its data in the footer. */
  report: z.literal(true).optional(),
};

const kindKeys = Object.fromEntries(elementKinds.map((kind) => [kind, text.optional()])) as Record<
  ElementKind,
  z.ZodOptional<typeof text>
>;

const ownShape = z.strictObject({
  ...kindKeys,
  ...contents,
  /** Another form of the label that texts use, such as the name of a numbered step. */
  also: text.optional(),
  /** Permission that one needs to see and use it; holds for all in it. */
  permission: permissionKey.optional(),
  /** Permission that one needs to change what it shows. */
  changes: permissionKey.optional(),
  /** Feature of data/plans.yaml that it belongs to. */
  feature: slug.optional(),
  /** Value before anybody changes it. */
  default: text.optional(),
  /** What pictures of the screen show in it, unless their page says something else; `{organization.currency}` is of the example world. */
  example: text.optional(),
  /** How a part draws the rows of its screen: bars of steps, shaded cells, lines. Cells and lines of one screen are a choice. */
  chart: z.enum(['funnel', 'heat', 'lines']).optional(),
  /** One chooses from a list that the screen has, such as of apps. */
  choice: z.literal(true).optional(),
  /** Values of another control with which it is there: `Type: Event, Sessions`. */
  when: text.optional(),
  /** Least and greatest value, `1` to `200 characters`, and the message for one outside of them. */
  limit: z
    .strictObject({
      from: text,
      to: text,
      says: text.refine((says) => says.includes('{from}') && says.includes('{to}'), 'needs {from} and {to}'),
    })
    .optional(),
  /** Place that it leads to, where that is not its own content. */
  opens: place.optional(),
  /** Place that its form leads to when it is filled in. */
  then: place.optional(),
  /** Message of success. */
  toast: text.optional(),
  /** It finishes the form that it is in. */
  done: z.literal(true).optional(),
});

export type ElementShape = z.infer<typeof ownShape> & { has?: ElementShape[] | undefined };

const elementShape: z.ZodType<ElementShape> = ownShape.extend({ has: z.lazy(() => elements).optional() });

/** Kind and label of an element; undefined if it has none or more than one. */
export function kindOf(element: ElementShape): { kind: ElementKind; label: string } | undefined {
  const named = elementKinds.filter((kind) => element[kind] !== undefined);
  const [kind] = named;
  return kind !== undefined && named.length === 1 ? { kind, label: element[kind] ?? '' } : undefined;
}

const elements: z.ZodType<ElementShape[]> = z.array(elementShape).superRefine((list, context) => {
  const seen = new Set<string>();
  list.forEach((element, index) => {
    const named = kindOf(element);
    const issue = (message: string, cure: string) =>
      context.addIssue({ code: 'custom', path: [index], message, params: { cure } });
    if (!named) {
      issue('is not one thing', `Give it one of: ${elementKinds.join(', ')}.`);
      return;
    }
    const key = `${named.kind} ${named.label}`;
    if (seen.has(key)) issue(`${key} is listed twice`, 'Remove one of the two.');
    seen.add(key);
  });
});

export const dashboardAreaSchema = z.strictObject({
  /** Name of the file. */
  area: slug,
  /** Name in the left menu. */
  name: text,
  /** Place in the left menu; 0 is the bar on top. */
  order: z.int().min(0),
  permission: permissionKey.optional(),
  ...contents,
  has: elements.optional(),
});

export const plansSchema = uniqueList(
  z.strictObject({
    id: slug,
    name: text,
    plan: z.enum(['core', 'pro']),
    /** The day on which its beta began. */
    beta: z.iso.date().optional(),
  }),
  ({ id }) => id,
);

export const otherScreensSchema = uniqueList(
  z.strictObject({
    /** What has the screen. */
    what: text,
    /** Beginnings of the files whose pages may name it. */
    pages: z.array(text).min(1),
    labels: z.array(text).min(1),
  }),
  ({ what }) => what,
);
