/** What data/exceptions.yaml lets pass. It notes which entries are needed, because one that nothing needs hides the next mistake. */
import { loadExceptions } from '../lib/facts/load';
import { lineIn } from '../lib/yaml/read';
import type { Finding } from './finding';

type Exception = ReturnType<typeof loadExceptions>[number];

export class Exceptions {
  private readonly used = new Set<Exception>();

  constructor(private readonly entries: readonly Exception[] = loadExceptions()) {}

  /** The exception for a text, noted as needed; undefined if there is none. */
  find(of: Exception['of'], file: string, text: string): Exception | undefined {
    const found = this.entries.find((entry) => entry.of === of && entry.in === file && entry.text === text);
    if (found) this.used.add(found);
    return found;
  }

  /** Entries of these kinds that nothing has asked for, and those whose day has come. */
  unneeded(...kinds: Exception['of'][]): Finding[] {
    const today = new Date().toISOString().slice(0, 10);
    return this.entries.flatMap((entry, index) => {
      const { of, in: file, text, until } = entry;
      const ended = until !== undefined && until <= today;
      if (!kinds.includes(of) || (this.used.has(entry) && !ended)) return [];
      return [
        {
          file: 'data/exceptions.yaml',
          line: lineIn('exceptions.yaml', index),
          message: ended
            ? `The exception of "${text}" in ${file} has ended`
            : `"${text}" needs no exception in ${file}`,
          cure: ended ? 'Correct the text, or give a later day.' : 'Remove the entry.',
        },
      ];
    });
  }
}
