/** `npm run new -- fact <id>`: a key of data/limits.yaml, next to the facts of its family. */
import { readText } from '../../lib/cache/inputs';
import { loadLimits } from '../../lib/facts/load';
import { BadInput, type Plan } from './plan';

const limitsFile = 'data/limits.yaml';

const entry = (id: string): string => `- key: ${id}
  value: # a number, or a text such as a pattern
  bound: # most, least, default or exact
  unit: # in the plural, such as characters; delete the line if there is none
`;

/** The list with an entry after the last one of its family, or at the end. */
export function withFact(text: string, id: string): string {
  const family = id.slice(0, id.indexOf('.') + 1);
  const at = [...text.matchAll(/^- key: (\S+)$/gm)].findLast(([, key = '']) => key.startsWith(family))?.index;
  const next = at === undefined ? -1 : text.slice(at + 1).search(/^(?:- |#)/m);
  const place = at === undefined || next < 0 ? text.length : at + 1 + next;
  return text.slice(0, place) + entry(id) + text.slice(place);
}

/** @throws BadInput if the id is not a key, is taken or belongs to a family that is made from a table. */
export function factPlan(id = ''): Plan {
  if (!/^[a-z][A-Za-z0-9]*(?:\.[a-z0-9][A-Za-z0-9]*)+$/.test(id)) {
    throw new BadInput(
      `"${id}" is not a dotted key. Write its family and its name: npm run new -- fact organization.webhooks`,
    );
  }
  const made = Object.entries({
    'attribution.': 'attribution-windows.yaml',
    'api.rate.': 'api-rate-limits.yaml',
  });
  const table = made.find(([family]) => id.startsWith(family))?.[1];
  if (table) throw new BadInput(`Facts such as "${id}" are made from a table. Add the row to data/${table}.`);
  if (loadLimits().some(({ key }) => key === id)) {
    throw new BadInput(
      `The fact "${id}" exists already. Show it with <Fact id="${id}" />, or edit ${limitsFile}.`,
    );
  }
  return {
    files: new Map(),
    edits: new Map([[limitsFile, withFact(readText(limitsFile), id)]]),
    left: [`${limitsFile}: the empty keys of ${id}`, `Show it on a page: <Fact id="${id}" />`],
  };
}
