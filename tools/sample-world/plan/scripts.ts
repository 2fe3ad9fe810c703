/**
 * Users of September 1 whose life is in named rows: the sample user and the second adjoe user. The generator
 * invents nothing about their sessions and levels.
 */
import { sampleRows } from '../../../lib/facts/raw-data-samples';
import { type RawDataTable } from '../../../lib/facts/types';
import { type World } from '../../../lib/facts/sample-world';

export interface ScriptedSession {
  start: number;
  end: number;
  /** Foreground time in tenths of a second. */
  tenths: number;
  events: number;
}

export interface Script {
  userId: string;
  installId: string;
  firstOpen: number;
  sessions: ScriptedSession[];
  levels: { time: number; level: number }[];
}

type Values = Record<string, unknown>;

const time = (value: unknown): number => Date.parse(String(value));

function fromRows(rows: (table: string) => Values[], install: string): Pick<Script, 'sessions' | 'levels'> {
  const own = (table: string) => rows(table).filter((row) => row.install_id === install);
  const levels = new Map(
    own('user_events')
      .filter((row) => row.event_name === 'level_completed')
      .map((row) => [Number((row.dimensions as { level: string }).level), time(row.event_time)]),
  );
  return {
    sessions: own('session_events')
      .map((row) => ({
        start: time(row.event_time),
        end: time(row.end_time),
        tenths: Math.round(Number(row.foreground_seconds) * 10),
        events: Number(row.event_count),
      }))
      .sort((a, b) => a.start - b.start),
    levels: [...levels].map(([level, at]) => ({ level, time: at })).sort((a, b) => a.time - b.time),
  };
}

/** Scripts by the users' keys. */
export function scriptsOf(world: World, tables: readonly RawDataTable[]): Map<string, Script> {
  const rows = (name: string): Values[] =>
    tables
      .filter(({ table }) => table === name)
      .flatMap((table) => sampleRows(table).map((row) => row.values));
  const { sampleUser } = world;
  return new Map(
    world.namedUsers.users.flatMap((named): [string, Script][] => {
      if (named.group === null || named.number === null) return [];
      const life =
        named.user === sampleUser.user
          ? {
              sessions: sampleUser.sessions.map(({ start, end, foregroundSeconds, events }) => ({
                start: time(start),
                end: time(end),
                tenths: Math.round(foregroundSeconds * 10),
                events,
              })),
              levels: sampleUser.levels.map((entry) => ({ level: entry.level, time: time(entry.time) })),
            }
          : fromRows(rows, named.install);
      return [
        [
          `${named.group}/${named.number}`,
          { userId: named.user, installId: named.install, firstOpen: time(named.firstOpen), ...life },
        ],
      ];
    }),
  );
}
