/**
 * Turns source code into HTML at build time, so no page ships a tokenizer or a token tree. Prism does the tokenizing
 * with all the languages that fences may name.
 */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { languageAliases, prismLanguages } from '../../../config/highlighting';
import { tokensToHtml } from '../../../lib/shared/highlight';

loadLanguages([...prismLanguages]);

/** True if fences may name this language. `text` and friends need no grammar. */
export function isKnownLanguage(language: string): boolean {
  return ['text', 'url', 'log', 'tree'].includes(language) || grammarFor(language) !== undefined;
}

function grammarFor(language: string): Prism.Grammar | undefined {
  const name = languageAliases[language] ?? language;
  return Object.prototype.hasOwnProperty.call(Prism.languages, name) ? Prism.languages[name] : undefined;
}

/**
 * Highlights code.
 * @param code Source text without a trailing newline.
 * @param language Name on the fence; unknown names and plain text give escaped text.
 * @param marked 1-based numbers of lines to mark.
 * @returns HTML for the inside of a `code` element, one line a text line.
 */
export function highlightToHtml(
  code: string,
  language: string,
  marked: ReadonlySet<number> = new Set(),
): string {
  const grammar = grammarFor(language);
  return tokensToHtml(grammar ? Prism.tokenize(code, grammar) : code, marked);
}
