/** `<Data view="funnel-passes" />`: how far one user gets in a funnel, event by event, as the rules of a pass count it. */
import { loadWorld } from '../../../../lib/facts/sample-world';
import { code, type Inline } from '../../../../lib/markdown/nodes';
import { bestPass, type FunnelEvent, type FunnelRules } from '../../../../lib/shared/funnel/pass';
import { tableView } from '../table-view';

const day = 86_400_000;
const stepNames = ['A', 'B', 'C'];
const rules: FunnelRules = { steps: stepNames.length, order: 'any_between', window: 7 * day };

/** `A x B+8d`: an event each second, or days later. */
const eventsOf = (text: string): { event: FunnelEvent; says: string }[] =>
  text.split(' ').map((word, index) => {
    const [, name = '', days = '0'] = /^(\w)(?:\+(\d+)d)?$/.exec(word) ?? [];
    const step = stepNames.indexOf(name);
    const event = { time: Number(days) * day + index * 1000, steps: step < 0 ? [] : [step] };
    return { event, says: days === '0' ? name : `${name} after ${days} days` };
  });

const reached = (text: string, order: FunnelRules['order']): Inline => {
  const pass = bestPass(
    eventsOf(text).map(({ event }) => event),
    { ...rules, order },
  );
  const last = stepNames[(pass?.length ?? 0) - 1];
  if (last === undefined)
    throw new Error(`"${text}" in data/sample-world/vectors.yaml never enters the funnel. Begin with A.`);
  return [last === stepNames.at(-1) ? 'reaches ' : 'stops at ', code(last)];
};

/** Cases of data/sample-world/vectors.yaml, with what the module says of them; a test holds both together. */
export const funnelPasses = tableView(() => loadWorld().vectors.funnelPass, {
  "One user's events": ({ events }) =>
    eventsOf(events)
      .map(({ says }) => says)
      .join(', '),
  'Order: Other steps allowed in between': ({ events }) => reached(events, 'any_between'),
  'Order: Strict': ({ events }) => reached(events, 'strict'),
});
