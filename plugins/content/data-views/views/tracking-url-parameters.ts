/**
 * `<Data view="tracking-url-parameters" />`: the parameters of tracking URLs in the order of generated URLs, each with an
 * anchor `param-{name}`. `group="cost device"` narrows the table to these groups.
 */
import type { View } from '../view';
import { loadTrackingUrlParameters } from '../../../../lib/facts/load';
import type { TrackingUrlParameter } from '../../../../lib/facts/types';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, paragraph, table, withDetails, type Inline } from '../../../../lib/markdown/nodes';

type Condition = NonNullable<TrackingUrlParameter['condition']>;

/** What narrows "required" and "optional", in the order of the notes. */
const notes: Record<Condition, string> = {
  device: 'With `s2s=1`, at least one device ID is required, or `ip` and `user_agent` together.',
  'click-id':
    'Optional for campaigns of traffic type `owned`, and for partners that match by the device ID only.',
  cost: 'Read only for partners that take real-time cost and for custom partners. For others it is ignored and counted in the log as "Cost on link ignored".',
  goal: 'Required for partners that take real-time cost and create campaigns by click.',
  signed: 'Required when **Signed links only** is on for the connection.',
};

const marks = ['¹', '²', '³', '⁴', '⁵'];

const nameOf = ({ name, repeatTo }: TrackingUrlParameter): Inline =>
  repeatTo === undefined ? code(name) : [code(name), ' … ', code(repeatTo)];

export const trackingUrlParameters: View = {
  optional: ['group'],
  render({ group }) {
    const all = loadTrackingUrlParameters();
    const groups = group?.split(/\s+/);
    const unknown = groups?.find((name) => !all.some((parameter) => parameter.group === name));
    if (unknown !== undefined) {
      const known = [...new Set(all.map((parameter) => parameter.group))].join(', ');
      throw new Error(`No group "${unknown}" of tracking URL parameters. There are: ${known}.`);
    }
    const shown = groups ? all.filter((parameter) => groups.includes(parameter.group)) : all;
    const used = (Object.keys(notes) as Condition[]).filter((key) => shown.some((p) => p.condition === key));
    const mark = (parameter: TrackingUrlParameter) =>
      parameter.condition === undefined ? '' : (marks[used.indexOf(parameter.condition)] ?? '');
    const rows = shown.map((parameter) => [
      // Below the name: a column of lengths would push the meaning off a wide screen.
      withDetails(
        anchor(`param-${parameter.name}`, nameOf(parameter)),
        `up to ${parameter.max.toLocaleString('en-US')} characters`,
      ),
      `${parameter.click}${mark(parameter)}`,
      `${parameter.view}${parameter.condition === 'click-id' ? '' : mark(parameter)}`,
      parameter.storedAs === null ? 'not kept' : code(parameter.storedAs),
      markdown(parameter.meaning),
    ]);
    const main = table(['Parameter', 'Click', 'View', 'Stored as', 'Meaning'], rows);
    return [main, ...used.map((key, i) => paragraph(`${marks[i] ?? ''} `, markdown(notes[key])))];
  },
};
