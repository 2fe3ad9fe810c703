/**
 * `<Data view="tracking-url-parameters" />`: the parameters of tracking URLs in the order of generated URLs, each with an
 * anchor `param-{name}`.
 */
import type { View } from '../view';
import { loadTrackingUrlParameters } from '../../../../lib/facts/load';
import type { TrackingUrlParameter } from '../../../../lib/facts/types';
import { markdown } from '../../../../lib/markdown/inline';
import { rowTable } from '../table-view';
import { anchor, code, paragraph, withDetails, type Inline } from '../../../../lib/markdown/nodes';

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

const conditions = Object.keys(notes) as Condition[];

/** The sign of a note; nothing without a condition. */
const markOf = (condition?: Condition): string =>
  condition === undefined ? '' : ('¹²³⁴⁵'[conditions.indexOf(condition)] ?? '');

const nameOf = ({ name, repeatTo }: TrackingUrlParameter): Inline =>
  repeatTo === undefined ? code(name) : [code(name), ' … ', code(repeatTo)];

export const trackingUrlParameters: View = {
  render() {
    const main = rowTable(loadTrackingUrlParameters(), {
      // Below the name: a column of lengths would push the meaning off a wide screen.
      Parameter: (parameter) =>
        withDetails(
          anchor(`param-${parameter.name}`, nameOf(parameter)),
          `up to ${parameter.max.toLocaleString('en-US')} characters`,
        ),
      Click: ({ click, condition }) => `${click}${markOf(condition)}`,
      View: ({ view, condition }) => `${view}${condition === 'click-id' ? '' : markOf(condition)}`,
      'Stored as': ({ storedAs }) => (storedAs === null ? 'not kept' : code(storedAs)),
      Meaning: ({ meaning }) => markdown(meaning),
    });
    return [main, ...conditions.map((one) => paragraph(`${markOf(one)} `, markdown(notes[one])))];
  },
};
