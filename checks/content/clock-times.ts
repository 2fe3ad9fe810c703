/**
 * Times of the day in examples. An example happens in the sample world, so a time that a page types is the time of a
 * row there, or is in a fence or query of the page, or follows one of these by a time span that the page names ("20 minutes
 * later") or by a window of attribution. A time that is nobody's is in data/exceptions.yaml.
 */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fileExists, filesBelow, RoundMemo, readText } from '../../lib/cache/inputs';
import { loadLimits, loadMonetizationPartners } from '../../lib/facts/load';
import { attributeOf, isJsx } from '../../lib/markdown/mdx-nodes';
import { sideFileOf } from '../../lib/results/side-files';
import { Exceptions } from '../exceptions';
import type { Finding } from '../report';
import { quantitiesOf, type Quantity } from './literals/numbers';
import { passagesOf } from './literals/passages';

/** Where the times of the sample world are written. */
const folders = ['data/sample-world', 'data/raw-data/samples', 'data/raw-data/tables', 'openapi'];

/** The year of dates that pages write without one. */
const exampleYear = '2025';

const daySeconds = 86_400;

const stamp = /(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d))?/g;
const clock = /(?<![\d:.-])\d\d:\d\d(?::\d\d)?(?![\d:])/g;

/** Times that are known, in seconds: since 1970, or of a day where nobody says of which. */
interface KnownTimes {
  moments: Set<number>;
  clocks: Set<number>;
}

/** Pages may leave seconds out; a time that is typed with them has to be right to the second. */
const toMinute = (seconds: number): number => seconds - (seconds % 60);

/** A time of the day in seconds. */
const secondsOf = (time: string): number => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return hour * 3600 + minute * 60 + second;
};

function learnFrom(known: KnownTimes, text: string): void {
  for (const [, day = '', time = '', second = '00'] of text.matchAll(stamp)) {
    const moment = Date.parse(`${day}T${time}:${second}Z`) / 1000;
    known.moments.add(moment);
    known.clocks.add(moment % daySeconds);
  }
  for (const [time] of text.matchAll(clock)) known.clocks.add(secondsOf(time));
}

const memo = new RoundMemo<KnownTimes>();

/** Times of the sample world. */
const worldTimes = (): KnownTimes =>
  memo.get('world', () => {
    const known: KnownTimes = { moments: new Set(), clocks: new Set() };
    for (const folder of folders)
      for (const file of filesBelow(folder)) learnFrom(known, readText(`${folder}/${file}`));
    return known;
  });

/** Times of the day at which partners are ready, every day. */
const scheduleTimes = (): ReadonlySet<number> =>
  memo.get('schedules', () => {
    const known: KnownTimes = { moments: new Set(), clocks: new Set() };
    for (const { timing } of loadMonetizationPartners()) learnFrom(known, timing.available);
    return known;
  }).clocks;

/** What is typed, read as a time. */
interface TypedTime {
  /** As it is written, with its day. */
  said: string;
  clock: string;
  ofDay: number;
  /** Start of the day that is named, in seconds since 1970. */
  day: number | undefined;
  hasSeconds: boolean;
}

/** Start of a day; undefined for a month. */
function dayOf({ value }: Quantity): number | undefined {
  const day = Date.parse(value.replace('*', exampleYear)) / 1000;
  return /-\d\d-\d\d$/.test(value) ? day : undefined;
}

const daysIn = (quantities: readonly Quantity[]): number[] =>
  quantities.flatMap((quantity) => (quantity.kind === 'date' ? (dayOf(quantity) ?? []) : []));

/** Times of a text, each of the day that is named right before it: `September 1 at 10:20`. */
const timesIn = (text: string, quantities: readonly Quantity[]): TypedTime[] =>
  quantities.flatMap((quantity, index) => {
    const { kind, value, start } = quantity;
    if (kind !== 'clock' || !/^\d\d:\d\d(?::\d\d)?$/.test(value)) return [];
    const before = quantities[index - 1];
    const end = before ? before.start + before.text.length : 0;
    const named = before?.kind === 'date' && /^(?:,?(?: at)? )?$/.test(text.slice(end, start));
    return [
      {
        said: text.slice(named ? before.start : start, start + quantity.text.length),
        clock: value,
        ofDay: secondsOf(value),
        day: named ? dayOf(before) : undefined,
        hasSeconds: value.length > 5,
      },
    ];
  });

/** True if the second time is one of the spans after the first. */
const isNext = (one: TypedTime, next: TypedTime, spans: readonly number[]): boolean =>
  spans.includes((next.ofDay - one.ofDay + daySeconds) % daySeconds);

/** Blocks before and after a time whose time spans count for it. */
const nearby = 5;

/** Times in one block from which on they are a series, each a time span of the page after the one before. */
const seriesLength = 4;

/** What a page knows of times. */
class PageTimes {
  readonly #moments: Set<number>;
  readonly #minutes: Set<number>;
  readonly #clocks: Set<number>;

  /** @param days Days that the page names; a time without a day is on one of them. */
  constructor(
    known: KnownTimes,
    private readonly days: readonly number[],
  ) {
    this.#moments = known.moments;
    this.#minutes = new Set([...known.moments].map(toMinute));
    this.#clocks = new Set([...known.clocks].flatMap((seconds) => [seconds, toMinute(seconds)]));
  }

  #isReached(time: number, hasSeconds: boolean, spans: readonly number[]): boolean {
    const known = hasSeconds ? this.#moments : this.#minutes;
    return known.has(time) || spans.some((length) => known.has(time - length) || known.has(time + length));
  }

  /**
   * True if the time is known or follows from known ones; what follows from it is known then too.
   * @param spans Time spans that are named nearby.
   */
  explains({ ofDay, day, hasSeconds }: TypedTime, spans: readonly number[]): boolean {
    // Days of the organization begin before midnight.
    const days = day === undefined ? [...this.days, ...this.days.map((start) => start - daySeconds)] : [day];
    const moment = days
      .map((start) => start + ofDay)
      .find((time) => this.#isReached(time, hasSeconds, spans));
    if (moment !== undefined) {
      this.#moments.add(moment);
      this.#minutes.add(toMinute(moment));
      return true;
    }
    return day === undefined && this.#clocks.has(ofDay);
  }
}

/** Time spans in words: a rule in `s` or `min` doesn't tell a story. */
const spansIn = (quantities: readonly Quantity[]): number[] =>
  quantities.flatMap(({ value, text }) =>
    /^\d{1,3} (?:second|minute|hour|day)s?$/.test(text) ? Number(value) : [],
  );

/** Time spans of the facts that a page names. */
function factSpans(tree: Root): number[] {
  const texts = new Map(loadLimits().map(({ key, text }) => [key, text]));
  const found: number[] = [];
  visit(tree, (node) => {
    if (isJsx(node, 'Fact')) found.push(...spansIn(quantitiesOf(texts.get(attributeOf(node, 'id')) ?? '')));
  });
  return found;
}

/** Times of a page that nothing explains. */
export function clockProblems(file: string, tree: Root, exceptions = new Exceptions()): Finding[] {
  const world = worldTimes();
  const blocks = passagesOf(tree, {}, () => '').map(({ line, text }) => ({
    line,
    text,
    quantities: quantitiesOf(text),
  }));
  const days = blocks.flatMap(({ quantities }) => daysIn(quantities));
  const known: KnownTimes = {
    moments: new Set(world.moments),
    // Where a page names days, its times are on them, except times of every day; midnight is one.
    clocks: new Set([0, ...(days.length > 0 ? scheduleTimes() : [...world.clocks, ...scheduleTimes()])]),
  };
  visit(tree, 'code', ({ value }: Code) => {
    learnFrom(known, value);
  });
  // Reports are made at a time.
  if (fileExists(sideFileOf(file))) learnFrom(known, readText(sideFileOf(file)));
  const spans = blocks.map(({ quantities }) => spansIn(quantities));
  const ofFacts = factSpans(tree);
  const times = new PageTimes(known, [...new Set(days)]);
  return blocks.flatMap(({ line, text, quantities }, index) => {
    const typed = timesIn(text, quantities);
    const isSeries = typed.length >= seriesLength;
    const near = [
      ...(isSeries ? spans : spans.slice(Math.max(0, index - nearby), index + nearby + 1)).flat(),
      ...ofFacts,
    ];
    return typed.flatMap((time, place) => {
      const before = typed[place - 1];
      const explained = isSeries && before ? isNext(before, time, near) : times.explains(time, near);
      const { said, clock: bare } = time;
      if (explained || [said, bare].some((allowed) => exceptions.find('time', file, allowed))) return [];
      const cure = 'Take a time of the sample world, or give the reason in data/exceptions.yaml.';
      return [{ file, line, message: `Nothing happens at ${said}`, cure }];
    });
  });
}
