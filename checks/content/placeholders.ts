/** Finds what `npm run new` asked for and nobody filled in: a page must not go live with the template's questions. */
import type { Finding } from '../report';

/**
 * Placeholders in the text of a template. Placeholders with one lower-case word are left out: they are values of
 * components, which the build refuses, and in a page's text they are too likely to be meant.
 */
export const placeholdersIn = (template: string): string[] =>
  [...template.matchAll(/\[[^\]\n]+\](?!\()/g)]
    .map(([placeholder]) => placeholder)
    .filter((placeholder) => !/^\[[a-z]+\]$/.test(placeholder));

/** How a mark begins that a copy of a newer version's page has at a line: `[Not in 5.1.x: trackEvent]`. */
export const versionMark = '[Not in ';

/** Placeholders that are left in a page. */
export function placeholderProblems(
  file: string,
  text: string,
  placeholders: ReadonlySet<string>,
): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    placeholdersIn(content)
      .filter((found) => placeholders.has(found) || found.startsWith(versionMark))
      .map((found) => ({
        file,
        line: index + 1,
        message: `${found} is still what npm run new wrote`,
        cure: 'Replace it, or remove the section if the page does not need it.',
      })),
  );
}
