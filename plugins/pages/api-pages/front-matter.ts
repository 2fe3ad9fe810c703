/** Front matter of generated pages. The rule for descriptions is the one for written pages: 60–160 characters. */
import { stringify } from 'yaml';

export interface FrontMatter {
  id: string;
  title: string;
  description: string;
  sidebar_label?: string;
  sidebar_class_name?: string;
  custom_edit_url: string;
  keywords: string[];
}

const shortest = 60;
const longest = 160;

/** Markdown as plain text. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sentences of a text; abbreviations and numbers with dots do not end one. */
export function sentences(text: string): string[] {
  return (text.match(/.+?[.!?](?=\s+[A-Z“"(]|\s*$)(?<!\be\.g\.|\bi\.e\.)|.+$/gs) ?? [])
    .map((s) => s.trim())
    .filter(Boolean);
}

/** The start of a sentence up to the last comma, colon or dash that fits, closed with a period. */
function cutAtClause(sentence: string): string {
  const clause = /^.*(?=[,;:]\s| [–—(])/s.exec(sentence.slice(0, longest))?.[0] ?? '';
  if (clause.length < shortest) {
    throw new Error(
      `The first sentence "${sentence}" is over ${longest} characters. Shorten it in the specification.`,
    );
  }
  return `${clause}.`;
}

/**
 * Description of a page: the first paragraph's sentences as far as they fit, then the spare ones if it is too short.
 * @param markdown Description of the operation, tag or API.
 * @param spare Sentences that complete a short description, the best first.
 * @throws Error if it stays under 60 characters with all spare sentences, or if its first sentence cannot be cut.
 */
export function pageDescription(markdown: string, spare: readonly string[]): string {
  const first = plainText(markdown.trim().split(/\n\s*\n/)[0] ?? '');
  const [lead = '', ...more] = sentences(first);
  let description = lead.length > longest ? cutAtClause(lead) : lead;
  for (const sentence of [...more, ...spare]) {
    if (description.length >= shortest) break;
    const longer = description ? `${description.replace(/([^.!?])$/, '$1.')} ${sentence}` : sentence;
    if (longer.length <= longest) description = longer;
  }
  if (description.length < shortest) {
    throw new Error(
      `The description "${description}" is under ${shortest} characters. Say more in the specification.`,
    );
  }
  return description.replace(/([^.!?])$/, '$1.');
}

/** The front matter block with its fences. */
export function frontMatterBlock(matter: FrontMatter): string {
  return `---\n${stringify(matter, { lineWidth: 0 })}---`;
}
