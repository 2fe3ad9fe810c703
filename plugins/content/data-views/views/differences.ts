/** Why two numbers differ, and when a number is final: both with numbers of the sample world. */
import type { Table } from 'mdast';
import { limitsFor, loadDifferences } from '../../../../lib/facts/load';
import { loadWorld } from '../../../../lib/facts/sample-world';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, joined, lineBreak, strong, type Inline } from '../../../../lib/markdown/nodes';
import { formatText } from '../../../../lib/results/format';
import { adRevenueFinalAt, costFinalAt, dayEndsAt, maturesAt } from '../../../../lib/shared/finality';
import { didYouMean } from '../../../../lib/text/closest';
import { differenceSubjects } from '../../../../data/schema/differences';
import { rowTable } from '../table-view';
import type { View } from '../view';

type Pair = ReturnType<typeof loadDifferences>[number];

/** @throws Error if no pair has such a subject. */
function subjectsOf(of: string): string[] {
  const subjects = of.split(/\s+/);
  const known: readonly string[] = differenceSubjects;
  const other = subjects.find((subject) => !known.includes(subject));
  if (other !== undefined)
    throw new Error(
      `No pair in data/differences.yaml is about "${other}". ${didYouMean(other, known)} Subjects: ${known.join(', ')}.`,
    );
  return subjects;
}

function numbers({ first, second, unit, withoutNumbers }: Pair): Inline {
  const side = ({ name, value }: Pair['first']): Inline =>
    value === undefined
      ? markdown(name)
      : [markdown(name), ': ', strong(formatText(value, unit, loadWorld().rules.currency))];
  return joined([side(first), side(second), withoutNumbers ?? ''], lineBreak());
}

/** `<Data view="differences" of="cohorts data-views" />`: pairs of these subjects, or all. */
export const differences: View = {
  optional: ['of'],
  render({ of }, { scope }): Table {
    const wanted = of === undefined ? undefined : subjectsOf(of);
    const pairs = loadDifferences(scope).filter(
      ({ subjects }) => wanted === undefined || subjects.some((subject) => wanted.includes(subject)),
    );
    return rowTable(pairs, {
      Compared: ({ id, title }) => anchor(`differs-${id}`, title),
      'In the sample world': numbers,
      'Why they differ': ({ cause }) => markdown(cause),
      'What to check': ({ check }) => markdown(check),
    });
  },
};

interface Station {
  what: string;
  when: Date;
  value: Inline;
  state: string;
}

/** Sum of the first or latest rows of the chosen cost source of a campaign, in USD. */
function costAt(moment: number): number {
  const { september1 } = loadWorld().spend;
  const rows = september1.filter(
    ({ selected, receivedTime }) => selected && Date.parse(receivedTime) <= moment,
  );
  const latest = rows.filter(
    (row) =>
      !rows.some(
        ({ campaign, country, recordVersion }) =>
          campaign === row.campaign && country === row.country && recordVersion > row.recordVersion,
      ),
  );
  return (
    latest
      .filter(({ campaign }) => campaign === loadWorld().cohort.campaigns.adjoe)
      .reduce((sum, { costCents }) => sum + costCents, 0) / 100
  );
}

/** Cost, ad revenue and a cohort, each followed from its first value until it stays. */
function stations(): Station[] {
  const { spend, cohort, cohorts, adDay, rules } = loadWorld();
  const { timeZone, currency } = rules;
  const money = (value: number): string => formatText(value, 'money', currency);
  const adjoe = spend.september1.filter(
    ({ selected, campaign }) => selected && campaign === cohort.campaigns.adjoe,
  );
  const received = adjoe.map((row) => Date.parse(row.receivedTime));
  const days = limitsFor('costs.finalAfter').find(({ key }) => key === 'costs.finalAfter')?.value;
  if (typeof days !== 'number') throw new Error('data/limits.yaml has no number costs.finalAfter.');
  const cost = `Cost of ${formatText(cohort.date, 'date', '')}, adjoe`;
  const costs = [...new Set(received)]
    .sort((a, b) => a - b)
    .map((at): Station => ({
      what: cost,
      when: new Date(at),
      value: money(costAt(at)),
      state: 'provisional',
    }));
  const final = costFinalAt(cohort.date, days, timeZone);

  const ofMax = adDay.units.filter(({ estimateMicros }) => estimateMicros !== null);
  const sum = (name: 'estimateMicros' | 'finalMicros'): number =>
    ofMax.reduce((total, row) => total + (row[name] ?? 0), 0) / 1_000_000;
  const ads = `Ad revenue of ${formatText(adDay.date, 'date', '')}, AppLovin MAX`;
  const paid = cohorts.paid.find(({ date }) => date === cohort.date);
  const revenue = cohorts.paidRevenue.find(({ date }) => date === cohort.date);
  if (!paid || !revenue) throw new Error(`data/sample-world/cohorts.yaml has no cohort of ${cohort.date}.`);
  const roas = (cents: number): string => formatText(cents / paid.costCents, 'ratio', '');
  const followed = [
    [0, revenue.centsD0],
    [7, revenue.centsD7],
    [30, revenue.centsD30],
  ] as const;
  return [
    ...costs,
    { what: cost, when: final, value: money(costAt(final.getTime())), state: 'final' },
    {
      what: ads,
      when: dayEndsAt(adDay.date, timeZone),
      value: money(sum('estimateMicros')),
      state: 'estimated',
    },
    { what: ads, when: adRevenueFinalAt(adDay.date), value: money(sum('finalMicros')), state: 'final' },
    ...followed.map(([n, cents]) => ({
      what: `ROAS D${n} of the paid users of ${formatText(cohort.date, 'date', '')}`,
      when: maturesAt(cohort.date, n, timeZone),
      value: roas(cents),
      state: 'mature',
    })),
  ];
}

/** `<Data view="finality" />`: when cost, ad revenue and a cohort of the sample world have their last value. */
export const finality: View = {
  render() {
    const { timeZone } = loadWorld().rules;
    const when = new Intl.DateTimeFormat('en-US', {
      timeZone,
      ...{ month: 'long', day: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' },
      hourCycle: 'h23',
    });
    return rowTable(stations(), {
      Number: ({ what }) => what,
      [`From (${timeZone})`]: ({ when: moment }) => when.format(moment).replace(' at ', ', '),
      Value: ({ value }) => value,
      State: ({ state }) => strong(state),
    });
  },
};
