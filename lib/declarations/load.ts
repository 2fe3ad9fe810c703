/**
 * Declarations of an SDK with their comments. A comment is in the newest version's file that has the symbol or member in
 * this form; older versions have it from there.
 */
import { sdkVersions } from '../../config/versions';
import { filesIn, readText } from '../cache/inputs';
import { didYouMean } from '../text/closest';
import { withMembers, type Comment, type Declarations, type Declared } from './model';
import { readCSharp } from './read-csharp';
import { readTypeScript } from './read-typescript';

/** A fault of declarations, to be shown with its place. */
export interface DeclarationProblem {
  file: string;
  line: number;
  message: string;
  cure: string;
}

/** Versions that declare a platform, newest first, with all symbols. */
export type Versions = ReadonlyMap<string, Declarations>;

/**
 * Reads the declarations of a platform.
 * @param wanted Which versions.
 */
export async function readVersions(
  platform: string,
  wanted: (version: string) => boolean,
): Promise<Versions> {
  const versions = new Map<string, Declarations>();
  for (const { path: version } of sdkVersions.filter(({ path }) => wanted(path))) {
    const folder = `declarations/${platform}/${version}`;
    const name = filesIn(folder).find((one) => /(?:\.d\.ts|\.cs)$/.test(one));
    if (!name) continue;
    const file = `${folder}/${name}`;
    const text = readText(file);
    versions.set(version, file.endsWith('.cs') ? await readCSharp(file, text) : readTypeScript(file, text));
  }
  return versions;
}

/** Constants whose meaning is data: the error codes. */
const isData = (path: string): boolean => /^constant ErrorCode\./.test(path);

/**
 * The comments by path of each version, and what is wrong with them.
 * @param releases All releases of the platform, which comments can name.
 */
export function inherit(
  versions: Versions,
  releases: readonly string[],
): { versions: Versions; problems: DeclarationProblem[] } {
  const known = new Map<string, Comment>();
  const problems: DeclarationProblem[] = [];
  const complete = new Map<string, Declarations>();
  const newest = [...versions.keys()][0];
  for (const [version, symbols] of versions) {
    const own = new Map<string, Comment>();
    const say = ({ file, line, name }: Declared, message: string, cure: string) =>
      problems.push({ file, line, message: `${name} ${message}`, cure });
    const filled = (one: Declared, paths: ReadonlyMap<Declared, string>): Declared => {
      const path = paths.get(one) ?? '';
      if (one.comment && known.has(path))
        say(
          one,
          'has a comment here and in a newer version',
          'Keep the newer one, which this version inherits.',
        );
      const since = one.comment?.since;
      if (since !== undefined && !releases.includes(since))
        say(one, `was added in ${since}, which isn't a release`, didYouMean(since, releases));
      const comment = one.comment ? { ...one.comment, file: one.file } : known.get(path);
      if (comment) own.set(path, comment);
      // Nothing is written of what only the newest version has: it has guides instead of a reference.
      else if (version !== newest && !isData(path))
        say(one, 'has no comment', 'Say what it means, in its unit.');
      return {
        ...one,
        ...(comment ? { comment } : {}),
        members: one.members.map((member) => filled(member, paths)),
      };
    };
    const all = [...symbols.values()];
    const paths = new Map(all.flatMap((one) => withMembers(one)).map(([path, one]) => [one, path]));
    complete.set(version, new Map(all.map((one) => [one.name, filled(one, paths)])));
    for (const [path, comment] of own) known.set(path, comment);
  }
  return { versions: complete, problems };
}
