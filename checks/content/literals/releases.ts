/**
 * Versions, releases, their dates and what they require. Readers act on them: they update to the patch that the page names
 * and plan with the day on which support ends.
 */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { loadChangelogs, loadSdkReleases } from '../../../lib/facts/load';
import { formatCell } from '../../../lib/results/format';
import { wordList } from '../../../lib/text/words';
import { quantitiesOf, type Quantity } from './numbers';
import { sentenceAt } from './sentences';
import type { Passage } from './passages';
import { stemsOf } from './stems';

export interface Verdict {
  proven: boolean;
  /** What is wrong, with the cure; empty if it is proven. */
  message: string;
  cure: string;
}

const right: Verdict = { proven: true, message: '', cure: '' };
const wrong = (message: string, cure: string): Verdict => ({ proven: false, message, cure });

const versionOf = (release: string): string => release.replace(/\.[^.]+$/, '.x');

/** Platforms that a text is about: the ones that its row, its sentence or its page names. */
function platformsOf(sentence: string, { row }: Passage, page: string | undefined): string[] {
  const all = Object.entries(platformNames);
  if (/\b(?:all|every|each) platforms?\b/.test(sentence)) return all.map(([path]) => path);
  const cells = row.split('. ').flatMap((cell) => cell.split(/, | and /));
  const ofRow = all.filter(([, name]) => cells.includes(name));
  const named =
    ofRow.length > 0 ? ofRow : all.filter(([, name]) => new RegExp(`\\b${name}\\b`).test(sentence));
  if (named.length > 0) return named.map(([path]) => path);
  return page === undefined ? [] : [page];
}

interface Change {
  release: string;
  platform: string;
  /** Its words, with how much each says: a word of many changes of the platform says little. */
  words: ReadonlyMap<string, number>;
}

type Changelog = ReturnType<typeof loadChangelogs>[number];

function changesOf({ platform, releases }: Changelog): Change[] {
  const all = releases.flatMap(({ release, changes }) =>
    changes.map(({ text }) => ({ release, words: new Set(stemsOf(text)) })),
  );
  const weight = (word: string): number =>
    Math.log(all.length / all.filter(({ words }) => words.has(word)).length);
  return all.map(({ release, words }) => ({
    release,
    platform,
    words: new Map([...words].map((word) => [word, weight(word)])),
  }));
}

/** Most that a change of another release may have in common with a text more than changes of the named one. */
const clearly = 1.5;

/** The day on which what ended has ended. */
const dayAfter = (iso: string): string =>
  new Date(Date.parse(iso) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Share of a short change that a text repeats. */
const nearlyAll = 0.85;

export class Releases {
  private readonly data = loadSdkReleases();
  private readonly changes = loadChangelogs().flatMap(changesOf);

  /** What data says of a version or release; undefined if the number is neither. */
  version(
    { kind, value, of, start }: Quantity,
    passage: Passage,
    platform: string | undefined,
  ): Verdict | undefined {
    const versions = this.data.versions.map(({ version }) => version);
    const isSdk = kind === 'name' && of.at(-1) === 'sdk';
    const short = /\bSDKs? (?:up to |from |since |before )?$/.test(passage.typed.slice(0, start));
    if (isSdk || (kind === 'count' && short)) {
      const named = /\d+(?:\.\d+)?/.exec(passage.typed.slice(start))?.[0] ?? value;
      if (versions.some((version) => version === `${named}.x`)) return right;
      return wrong(`There is no SDK ${named}`, `The versions are ${versions.join(', ')}.`);
    }
    if (kind !== 'version' || /\b(?:TCF|Android|iOS|Gradle|plugin) $/.test(passage.typed.slice(0, start)))
      return undefined;
    if (value.endsWith('.x'))
      return versions.includes(value)
        ? right
        : wrong(`There is no SDK version ${value}`, `The versions are ${versions.join(', ')}.`);
    if (!versions.includes(versionOf(value))) return undefined;
    return this.release(value, passage, start, platform);
  }

  private release(value: string, passage: Passage, start: number, platform: string | undefined): Verdict {
    const release = this.data.releases.find((entry) => entry.release === value);
    const siblings = this.data.releases.filter(({ release: other }) => versionOf(other) === versionOf(value));
    if (!release)
      return wrong(
        `There is no release ${value}`,
        `Those of ${versionOf(value)} are ${siblings.map((entry) => entry.release).join(', ')}.`,
      );
    const sentence = sentenceAt(passage.text, start);
    const platforms = platformsOf(sentence, passage, platform);
    const lacking = platforms.filter((path) => !release.platforms.includes(path as PlatformPath));
    if (lacking.length > 0 && !/\b(?:skips?|no|not|only)\b/i.test(sentence))
      return wrong(
        `${value} is not a release of ${wordList(lacking.map((path) => platformNames[path as PlatformPath]))}`,
        `It is one of ${release.platforms.map((path) => platformNames[path]).join(', ')}.`,
      );
    return this.content(value, `${sentence} ${passage.row}`, platforms);
  }

  /** A text that tells a change must name the release of that change. */
  private content(value: string, text: string, platforms: readonly string[]): Verdict {
    const words = new Set(stemsOf(text));
    const likeness = ({ words: said }: Change): number =>
      [...said].reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0);
    const possible = this.changes.filter(
      ({ platform }) => platforms.length === 0 || platforms.includes(platform),
    );
    let best: Change | undefined;
    let most = 0;
    let own = 0;
    for (const change of possible) {
      const score = likeness(change);
      if (change.release === value) own = Math.max(own, score);
      else if (score > most) [best, most] = [change, score];
    }
    if (!best || most < own * clearly || text.includes(best.release)) return right;
    const whole = [...best.words.values()].reduce((sum, weight) => sum + weight, 0);
    if (most < 9 && (most < 5 || most < nearlyAll * whole)) return right;
    return wrong(
      `The changelog has this change in ${best.release}, not in ${value}`,
      `Write ${best.release}, or tell what ${value} changed.`,
    );
  }

  /** Columns of releases: one of another version, or of another patch where all the others agree, is a stranger. */
  *table(table: Table): Generator<{ line: number; message: string; cure: string }> {
    const [, ...rows] = table.children;
    for (let column = 0; column < Math.max(0, ...rows.map((row) => row.children.length)); column += 1) {
      const cells = rows.flatMap((row) => {
        const cell = row.children[column];
        const [, release] = /^(?:Version to )?(\d+\.\d+\.\d+)(?=$|;)/.exec(cell ? toString(cell) : '') ?? [];
        return release === undefined ? [] : [{ release, line: row.position?.start.line ?? 1 }];
      });
      if (cells.length < 4) continue;
      for (const { release, line } of cells) {
        const others = cells.filter((cell) => cell.line !== line).map((cell) => cell.release);
        const [first = ''] = others;
        const agreed =
          others.every((other) => other === first) &&
          versionOf(release) === versionOf(first) &&
          release !== first;
        const ofVersion = others.every(
          (other) => versionOf(other) === versionOf(first) && !other.endsWith('.0'),
        );
        const zero = others.every((other) => other.endsWith('.0')) && !release.endsWith('.0');
        if (!agreed && !zero && !(ofVersion && versionOf(release) !== versionOf(first))) continue;
        yield {
          line,
          message: `${release} is not like the other releases of its column`,
          cure: `They are ${[...new Set(others)].join(', ')}.`,
        };
      }
    }
  }

  /** Whether a date is the one of the version or release next to it; undefined if the text is about none. */
  date({ value, text, start }: Quantity, passage: Passage): Verdict | undefined {
    const sentence = sentenceAt(passage.text, start);
    const named = quantitiesOf(sentence)
      .filter(({ kind }) => kind === 'version')
      .map((quantity) => quantity.value);
    if (named.length === 0 || value.startsWith('*')) return undefined;
    const dates = named.flatMap((name) => [
      ...this.data.versions
        .filter(({ version }) => version === name)
        .flatMap(({ released, stateDate }) => [
          released,
          ...(stateDate ? [stateDate, dayAfter(stateDate)] : []),
        ]),
      ...this.data.releases.filter(({ release }) => release === name).map(({ date }) => date),
    ]);
    if (dates.includes(value)) return right;
    if (!/\b(?:released|fixes|until|since|unmaintained|end|ends|of)\b/.test(sentence)) return undefined;
    return wrong(
      `${text} is not a date of ${wordList(named, 'or')}`,
      `Data has ${wordList(dates.map((date) => formatCell(date, 'date')))}.`,
    );
  }
}
