/** The command line of the bench. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { performanceParts, type PerformancePart } from '../../config/performance';
import { smallestCorpus } from './lib/corpus-plan';
import { suiteNames, type SuiteName } from './lib/suite-plan';
import { targetNames, type TargetName } from './targets/target';

export interface Options {
  /** Pages of the corpus at scale 1. */
  pages: number;
  only: readonly TargetName[];
  /** Sizes at which this site is built, as multiples of `pages`. */
  scales: readonly number[];
  /** Cold and warm builds of each site. */
  rounds: number;
  /** Views, and Lighthouse runs, of each page. */
  views: number;
  skip: ReadonlySet<Part>;
  /** Keeps the figures of the run before for what this run does not measure. */
  keep: boolean;
  /** Packages, sites and results. Absolute. */
  folder: string;
}

export const parts = ['builds', 'dev', 'views', 'lighthouse', 'scale'] as const;
export type Part = (typeof parts)[number];

export const usage = `Use: npm run bench -- [options]

  --pages <n>          pages of the corpus (680)
  --only <a,b>         sites: ${targetNames.join(', ')} (all)
  --scale <1,2,4>      sizes at which this site is built, as multiples of the pages; 1 for no further size (1,2,4)
  --rounds <n>         cold and warm builds of each site, interleaved (3)
  --views <n>          page views and Lighthouse runs of each site, interleaved (5)
  --skip-<part>        leaves a part out: ${parts.map((part) => `--skip-${part}`).join(', ')}
  --keep               keeps sites and figures of the run before for the parts that are left out
  --folder <path>      where packages, sites and results go (.cache/bench)`;

function wholeNumbers(name: string, text: string, least: number): number[] {
  return text.split(',').map((part) => {
    const value = Number(part);
    if (Number.isInteger(value) && value >= least) return value;
    throw new Error(
      `--${name} ${text}: "${part}" is not a whole number of at least ${least}. Correct the option.`,
    );
  });
}

function wholeNumber(name: string, text: string, least: number): number {
  const values = wholeNumbers(name, text, least);
  if (values.length !== 1) throw new Error(`--${name} takes one number. Correct the option.`);
  return values[0] ?? least;
}

/**
 * Reads the command line.
 * @param args Without the node binary and the script.
 * @throws Error naming the option and what it should look like.
 */
export function parseOptions(args: readonly string[], cwd = process.cwd()): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '680' },
      only: { type: 'string', default: targetNames.join(',') },
      scale: { type: 'string', default: '1,2,4' },
      rounds: { type: 'string', default: '3' },
      views: { type: 'string', default: '5' },
      keep: { type: 'boolean', default: false },
      folder: { type: 'string', default: '.cache/bench' },
      ...Object.fromEntries(
        parts.map((part) => [`skip-${part}`, { type: 'boolean' as const, default: false }]),
      ),
    },
  });
  const flags: Readonly<Record<string, unknown>> = values;
  const only = values.only.split(',').map((name) => {
    const found = targetNames.find((known) => known === name);
    if (!found) throw new Error(`--only ${name} is none of the sites: ${targetNames.join(', ')}.`);
    return found;
  });
  return {
    pages: wholeNumber('pages', values.pages, smallestCorpus),
    only: targetNames.filter((name) => only.includes(name)),
    scales: wholeNumbers('scale', values.scale, 1),
    rounds: wholeNumber('rounds', values.rounds, 1),
    views: wholeNumber('views', values.views, 1),
    skip: new Set(parts.filter((part) => flags[`skip-${part}`] === true)),
    keep: values.keep,
    folder: path.resolve(cwd, values.folder),
  };
}

export interface TemplateOptions {
  only: readonly string[];
  views: number;
  folder: string;
}

/**
 * Reads the command line of the template runs.
 * @param known Names of the templates.
 * @throws Error naming the option and what it should look like.
 */
export function parseTemplateOptions(
  args: readonly string[],
  known: readonly string[],
  cwd = process.cwd(),
): TemplateOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: known.join(',') },
      views: { type: 'string', default: '5' },
      folder: { type: 'string', default: '.cache/bench' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`--only ${unknown.join(',')} is none of: ${known.join(', ')}.`);
  return { only, views: wholeNumber('views', values.views, 1), folder: path.resolve(cwd, values.folder) };
}

export interface PartsOptions {
  pages: number;
  /** Parts that are turned off, one at a time. */
  only: readonly PerformancePart[];
  rounds: number;
  views: number;
  folder: string;
}

/**
 * Reads the command line of the runs with parts turned off.
 * @throws Error naming the option and what it should look like.
 */
export function parsePartsOptions(args: readonly string[], cwd = process.cwd()): PartsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '680' },
      only: { type: 'string', default: performanceParts.join(',') },
      rounds: { type: 'string', default: '3' },
      views: { type: 'string', default: '5' },
      folder: { type: 'string', default: '.cache/bench' },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !performanceParts.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`--only ${unknown.join(',')} is none of the parts: ${performanceParts.join(', ')}.`);
  return {
    pages: wholeNumber('pages', values.pages, smallestCorpus),
    only: performanceParts.filter((part) => wanted.includes(part)),
    rounds: wholeNumber('rounds', values.rounds, 1),
    views: wholeNumber('views', values.views, 0),
    folder: path.resolve(cwd, values.folder),
  };
}

export interface SuiteOptions {
  /** Sizes of the corpus. */
  pages: readonly number[];
  only: readonly SuiteName[];
  folder: string;
}

/**
 * Reads the command line of the runs of test suites.
 * @throws Error naming the option and what it should look like.
 */
export function parseSuiteOptions(args: readonly string[], cwd = process.cwd()): SuiteOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '682' },
      only: { type: 'string', default: suiteNames.join(',') },
      folder: { type: 'string', default: '.cache/bench' },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !suiteNames.some((suite) => suite === name));
  if (unknown.length > 0)
    throw new Error(`--only ${unknown.join(',')} is none of the suites: ${suiteNames.join(', ')}.`);
  return {
    pages: wholeNumbers('pages', values.pages, smallestCorpus),
    only: suiteNames.filter((name) => wanted.includes(name)),
    folder: path.resolve(cwd, values.folder),
  };
}
