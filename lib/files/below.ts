/** The one way to list the files of a folder. */
import { globSync } from 'tinyglobby';

/**
 * All files below a folder, dotted ones included.
 * @param folder An absent folder has no files.
 * @param pattern Which ones, relative to the folder.
 * @returns Paths relative to the folder, with slashes, sorted by their characters.
 */
export const filesBelow = (folder: string, pattern = '**'): string[] =>
  globSync(pattern, { cwd: folder, dot: true, followSymbolicLinks: false, expandDirectories: false }).sort();
