/**
 * The fields of the attribution simulator and what they mean to lib/shared/attribution. The same functions turn the worked
 * cases into presets in the build, so browser and build decide the same input.
 */
import { decideAttribution } from '../../../lib/shared/attribution/decide';
import type { Decision } from '../../../lib/shared/attribution/decision';
import {
  matchTypes,
  windowKeys,
  type AttributionInput,
  type Engagement,
  type History,
  type Match,
  type MatchType,
  type Opening,
  type WindowKey,
  type Windows,
} from '../../../lib/shared/attribution/types';
import type { Fields } from '../frame/address';
import type { Evaluation } from '../frame/tool';
import {
  lengthText,
  readChoice,
  readLength,
  readNumber,
  readText,
  readTime,
  timeText,
} from '../frame/values';
import type { Reading } from '../frame/values';

/** A window with its limits in milliseconds. */
export interface WindowLimits {
  key: WindowKey;
  about: string;
  least: number;
  most: number;
}

/** What the build gives to the simulator. */
export interface SimulatorData {
  windows: readonly WindowLimits[];
  /** The worked cases: words for the list and fields, by preset. */
  titles: Readonly<Record<string, string>>;
  presets: Readonly<Record<string, Fields>>;
}

/** Each click or view has its own fields, `e1.time` to `e20.time`. */
export const mostEngagements = 20;

const engagementFields = ['kind', 'name', 'time', 'match', 'score', 'campaign', 'traffic', 'late'] as const;
type EngagementField = (typeof engagementFields)[number];

const otherFields: ReadonlySet<string> = new Set([
  ...['platform', 'probabilistic', 'att', 'opening', 'time', 'begin', 'history', 'installed', 'session'],
  ...windowKeys,
]);

const engagementName = new RegExp(`^e([1-9]|1\\d|${mostEngagements})\\.(${engagementFields.join('|')})$`);

/** True for the name of a field. */
export const knowsField = (name: string): boolean => otherFields.has(name) || engagementName.test(name);

/** Name of a field of a click or view. */
export const fieldOf = (row: number, field: EngagementField): string => `e${row}.${field}`;

/** Numbers of the clicks and views that are there. */
export const rowsIn = (fields: Fields): number[] =>
  Array.from({ length: mostEngagements }, (_, i) => i + 1).filter((row) =>
    engagementFields.some((field) => Object.hasOwn(fields, fieldOf(row, field))),
  );

export const kinds = ['click', 'view'] as const;
export const openings = ['install', 'open'] as const;
export const campaigns = ['acquisition', 'retargeting'] as const;
export const traffics = ['paid', 'owned'] as const;
export const platforms = ['android', 'ios'] as const;
export const attStates = ['authorized', 'denied', 'not_determined', 'restricted', 'unavailable'] as const;
const switches = ['on', 'off'] as const;

/** Matches that can arrive after the opening. */
export const canBeLate: readonly string[] = ['install_referrer', 'san_claim'];

/** Id of a click or view in the rules. Ids have one length, so a tie goes to the smaller number. */
const idOf = (row: number): string => `e${String(row).padStart(2, '0')}`;

export interface Simulation {
  input: AttributionInput;
  decision: Decision;
  /** What the reader calls each click and view, by id. */
  names: Readonly<Record<string, string>>;
}

/** Takes values and notes what is wrong with the others. */
class Reader {
  readonly problems: Record<string, string> = {};
  constructor(private readonly fields: Fields) {}

  /** @param read What makes a value of the text; an empty one is fine if `otherwise` is given. */
  take<Value>(name: string, read: (raw: string) => Reading<Value>, otherwise?: Value): Value | undefined {
    const raw = this.fields[name] ?? '';
    if (otherwise !== undefined && raw.trim() === '') return otherwise;
    const { value, problem } = { value: undefined, ...read(raw) } as { value?: Value; problem?: string };
    if (problem !== undefined) this.problems[name] = problem;
    return value;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
    // With a problem there is no result, so it does not matter which one is taken.
    return this.take(name, (raw) => readChoice(raw, choices)) ?? (choices[0] as Choice);
  }

  /** @param origin The opening, which other times may be counted from. */
  time = (name: string, origin?: number): number => this.take(name, (raw) => readTime(raw, origin)) ?? 0;
}

const year = 365 * 86_400_000;

function matchIn(reader: Reader, row: number, openedAt: number): Match {
  const type = reader.choice<MatchType>(fieldOf(row, 'match'), matchTypes);
  const score =
    type === 'probabilistic'
      ? reader.take(fieldOf(row, 'score'), (raw) => readNumber(raw, { least: 0, most: 1 }))
      : undefined;
  const late = canBeLate.includes(type)
    ? reader.take(fieldOf(row, 'late'), (raw) => readLength(raw, { least: 0, most: year }), -1)
    : -1;
  return {
    type,
    ...(score !== undefined && { score }),
    ...(late !== undefined && late >= 0 && { learnedAt: openedAt + late }),
  };
}

function engagementIn(
  reader: Reader,
  row: number,
  openedAt: number,
): { name: string; engagement: Engagement } {
  const id = idOf(row);
  const time = reader.time(fieldOf(row, 'time'), openedAt);
  const match = matchIn(reader, row, openedAt);
  return {
    name: reader.take(fieldOf(row, 'name'), readText) ?? '',
    engagement: {
      id,
      type: reader.choice(fieldOf(row, 'kind'), kinds),
      app: 'app',
      // A partner each: nothing but the ids of clicks, which the simulator has not, depends on the partner.
      partner: id,
      campaign: {
        type: reader.choice(fieldOf(row, 'campaign'), campaigns),
        trafficType: reader.choice(fieldOf(row, 'traffic'), traffics),
        // The only channel whose links have a vendor ID.
        channel: match.type === 'vendor_id' ? 'cross-promotion' : 'display',
      },
      time,
      receivedAt: time,
      matches: [match],
    },
  };
}

function historyIn(reader: Reader, openedAt: number): History | null {
  if (reader.choice('history', switches) === 'off') return null;
  const history = {
    attributedAt: reader.time('installed', openedAt),
    lastSessionAt: reader.time('session', openedAt),
  };
  const { problems } = reader;
  if (problems.installed === undefined && problems.session === undefined && problems.time === undefined) {
    if (history.attributedAt > history.lastSessionAt)
      problems.session = 'Must not be before the earlier install.';
    else if (history.lastSessionAt > openedAt) problems.session = 'Must not be after the opening.';
  }
  return history;
}

function openingIn(reader: Reader): Opening {
  const time = reader.time('time');
  const begin = reader.take('begin', (raw) => readTime(raw, time), -1) ?? -1;
  if (begin > time && reader.problems.time === undefined)
    reader.problems.begin = 'Must not be after the opening.';
  return {
    kind: reader.choice('opening', openings),
    deviceTime: time,
    receivedAt: time,
    ...(begin >= 0 && { installBegin: begin }),
    history: historyIn(reader, time),
    att: reader.choice('att', attStates),
  };
}

/** Reads all fields, and decides if each has a value. */
export function simulate(fields: Fields, limits: readonly WindowLimits[]): Evaluation<Simulation> {
  const reader = new Reader(fields);
  const opening = openingIn(reader);
  const windows = Object.fromEntries(
    limits.map(({ key, least, most }) => [
      key,
      reader.take(key, (raw) => readLength(raw, { least, most })) ?? 0,
    ]),
  ) as Windows;
  const rows = rowsIn(fields).map((row) => engagementIn(reader, row, opening.deviceTime));
  const input: AttributionInput = {
    app: {
      id: 'app',
      platform: reader.choice('platform', platforms),
      windows,
      probabilistic: reader.choice('probabilistic', switches) === 'on',
    },
    connections: Object.fromEntries(rows.map(({ engagement }) => [engagement.id, { state: 'active' }])),
    engagements: rows.map(({ engagement }) => engagement),
    opening,
  };
  const { problems } = reader;
  if (Object.keys(problems).length > 0) return { problems };
  return {
    problems,
    result: {
      input,
      decision: decideAttribution(input),
      names: Object.fromEntries(rows.map(({ name, engagement }) => [engagement.id, name])),
    },
  };
}

/** The fields of a new click or view. */
export function newRow(row: number, kind: string, time: string): Fields {
  const values = {
    kind,
    name: `Network ${String.fromCharCode(64 + row)}`,
    time,
    match: 'advertising_id',
    score: '',
    campaign: 'acquisition',
    traffic: 'paid',
    late: '',
  } satisfies Record<EngagementField, string>;
  return Object.fromEntries(engagementFields.map((field) => [fieldOf(row, field), values[field]]));
}

/** The fields without a click or view. */
export const withoutRow = (fields: Fields, row: number): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(`e${row}.`)));

/**
 * The fields that mean an input.
 * @param nameOf What a partner is called.
 */
export function fieldsOf(
  { app, engagements, opening }: AttributionInput,
  nameOf: (partner: string) => string,
): Fields {
  const { history } = opening;
  return {
    platform: app.platform,
    probabilistic: app.probabilistic ? 'on' : 'off',
    att: opening.att ?? 'authorized',
    opening: opening.kind,
    time: timeText(opening.deviceTime),
    begin: opening.installBegin === undefined ? '' : timeText(opening.installBegin),
    history: history ? 'on' : 'off',
    installed: history ? timeText(history.attributedAt) : '',
    session: history ? timeText(history.lastSessionAt) : '',
    ...Object.fromEntries(windowKeys.map((key) => [key, lengthText(app.windows[key])])),
    ...Object.assign(
      {},
      ...engagements.map((engagement, index) => {
        const row = index + 1;
        const [match] = engagement.matches;
        return {
          ...newRow(row, engagement.type, timeText(engagement.time)),
          [fieldOf(row, 'name')]: nameOf(engagement.partner),
          [fieldOf(row, 'match')]: match?.type ?? 'advertising_id',
          [fieldOf(row, 'score')]: match?.score === undefined ? '' : String(match.score),
          [fieldOf(row, 'campaign')]: engagement.campaign.type,
          [fieldOf(row, 'traffic')]: engagement.campaign.trafficType,
        };
      }),
    ),
  };
}
