/** Parses YAML wherever it is: a file of facts, a specification, front matter. What is broken is named with file, line and cure. */
import { LineCounter, parseDocument, type Document } from 'yaml';

/**
 * @param file Name for messages.
 * @param firstLine Line of the file on which the text begins.
 * @throws Error `file:line: what — cure` for broken YAML, such as a key that is there twice.
 */
export function parseYaml(
  file: string,
  text: string,
  firstLine = 1,
): { document: Document; counter: LineCounter } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: true, prettyErrors: false });
  const broken = document.errors[0] ?? document.warnings[0];
  if (broken === undefined) return { document, counter };
  const line = counter.linePos(broken.pos[0]).line + firstLine - 1;
  throw new Error(`${file}:${line}: ${broken.message} — Correct the YAML.`);
}

/** The same, as values alone. */
export const yamlOf = (file: string, text: string, firstLine?: number): unknown =>
  parseYaml(file, text, firstLine).document.toJS();
