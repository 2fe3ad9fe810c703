/** Names that a table of names hasn't because nothing about them changed; their file is loaded when one is asked for. */
import { bare } from './match';

/** Says in which versions the typed name is declared, in each spelling, or that no version declares it. */
export async function spansOf(typed: string): Promise<string> {
  const { default: spans } = await import('@generated/sdk-switch/default/names.json');
  const wanted = bare(typed.trim().toLowerCase());
  const found = Object.entries(spans).filter(([name]) => bare(name.toLowerCase()) === wanted);
  if (found.length === 0) return `No version declares ${typed.trim()}.`;
  return found.map(([name, span]) => `${name}: ${span}.`).join(' ');
}
