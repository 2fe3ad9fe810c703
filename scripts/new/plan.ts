/**
 * What `npm run new` is about to write. Each variant makes a plan from what is there; only `applyPlan` touches files, after it
 * has seen that nothing is lost.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Plan {
  /** Text of files that must not exist yet. */
  files: ReadonlyMap<string, string>;
  /** New text of files that exist. */
  edits: ReadonlyMap<string, string>;
  /** What people have to fill in, a line each. */
  left: readonly string[];
}

/** Input that cannot be followed; the message ends with the cure and needs no stack. */
export class BadInput extends Error {}

/**
 * Writes all files of a plan, or none.
 * @param first Is done before, once it is known that the plan can be written.
 * @throws BadInput if a file exists that must not.
 */
export function applyPlan({ files, edits }: Plan, first?: () => void): void {
  const there = [...files.keys()].filter((file) => existsSync(file));
  if (there.length > 0) throw new BadInput(`${there.join(', ')}: exists already; nothing was changed.`);
  first?.();
  for (const [file, text] of [...files, ...edits]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
