/** Colors the builder's code as the build colors the code of pages. Loaded with the builder, with its languages alone. */
import Prism from './prism';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-kotlin';
import 'prismjs/components/prism-csharp';
import { tokensToHtml } from '../../../lib/shared/highlight';

/** HTML for the inside of a `code` element; text of a language without grammar stays plain. */
export function highlighted(code: string, language: string): string {
  const grammar = Prism.languages[language];
  return tokensToHtml(grammar ? Prism.tokenize(code, grammar) : code);
}
