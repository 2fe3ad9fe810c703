/**
 * Releases of the SDK that pages type: readers update to the one that is named, so it exists, on the platform that is meant.
 * What a release changed nobody compares; a component can't show it as long as changes of data/changelog/ have no names.
 */
import { platformNames } from '../../config/platforms';
import { loadSdkReleases } from '../../lib/facts/load';
import { wordList } from '../../lib/text/words';
import type { Source } from '../../lib/markdown/sources';
import type { Finding } from '../report';
import type { Passage } from './passages';
import { sentenceAt } from './sentences';

/** A release or a version, `6.0.4` and `6.0.x`, and the short form of a version, `SDK 6.0`. */
const typedRelease =
  /(?<![\w.,-]|\b(?:TCF|Android|iOS|Gradle|plugin) )(?:\d+\.\d+\.(?:x|\d+)|(?<=\bSDKs? )\d+\.\d+)(?![\w]|\.\d)/g;

const lineOf = (release: string): string => release.split('.').slice(0, 2).join('.');

const isOfOthers = /\b(?:skips?|no|not|only|every|all)\b/i;

/** What is wrong with a release in a sentence on a page of a platform. */
function problemOf(
  name: string,
  sentence: string,
  platform: Source['platform'],
): Pick<Finding, 'message' | 'cure'> | undefined {
  const { versions, releases } = loadSdkReleases();
  const ofLine = releases.filter(({ release }) => lineOf(release) === lineOf(name));
  const isVersion = /^\d+\.\d+(?:\.x)?$/.test(name);
  if (isVersion ? versions.some(({ version }) => lineOf(version) === lineOf(name)) : ofLine.length === 0)
    return undefined;
  if (isVersion)
    return {
      message: `There is no SDK ${name}`,
      cure: `The versions are ${wordList(versions.map(({ version }) => version))}.`,
    };
  const own = ofLine.find(({ release }) => release === name);
  if (!own)
    return {
      message: `There is no SDK ${name}`,
      cure: `Write ${wordList(
        ofLine.map(({ release }) => release),
        'or',
      )}.`,
    };
  const named = Object.entries(platformNames).filter(([, text]) =>
    new RegExp(`\\b${text}\\b`).test(sentence),
  );
  const [lacks] = (named.length > 0 ? named.map(([key]) => key) : [platform ?? []].flat()).filter(
    (key) => !own.platforms.some((one) => one === key),
  );
  if (lacks === undefined || isOfOthers.test(sentence)) return undefined;
  return {
    message: `${name} is no release of ${platformNames[lacks as keyof typeof platformNames]}`,
    cure: `It is one of ${wordList(own.platforms.map((one) => platformNames[one]))}.`,
  };
}

/** Releases of a page that don't exist. */
export const releaseProblems = (
  { file, platform }: Pick<Source, 'file' | 'platform'>,
  passages: readonly Passage[],
): Finding[] =>
  passages.flatMap((passage) =>
    [...passage.typed.matchAll(typedRelease)].flatMap(({ 0: name, index }) => {
      const problem = problemOf(name, sentenceAt(passage.text, index), platform);
      return problem ? [{ file, line: passage.lineAt(index), ...problem }] : [];
    }),
  );
