/**
 * Facts in front matter, where no component can be: the description of a page is `All {fact:columns.bidEvents}, an example
 * row`. `columns.…` is how many columns the raw data table of that name has; all other keys are facts of `<Fact>`.
 */
import { camelCase } from './derived-limits';
import { filledText } from './in-text';
import { limitText } from './limit-text';
import { limitsFor, loadRawDataTables } from './load';
import { scopeOfRoute } from './scope';
import type { Limit } from './types';

const columnFacts = (): Limit[] =>
  loadRawDataTables().map(({ table, columnCount: value }) => {
    const amount = { value, unit: 'columns' };
    return { key: `columns.${camelCase(table)}`, bound: 'exact', ...amount, text: limitText(amount) };
  });

/**
 * Front matter with the facts of its description.
 * @param route Address of the page, for facts that differ by version.
 * @throws Error `file:line: what — cure` if a fact does not exist, or has no value on the page.
 */
export function filledFrontMatter<T extends Readonly<Record<string, unknown>>>(
  file: string,
  frontMatter: T,
  route: string | undefined,
): T {
  const { description } = frontMatter;
  if (typeof description !== 'string' || !description.includes('{')) return frontMatter;
  try {
    const facts = (key: string) => [...limitsFor(key), ...(key.startsWith('columns.') ? columnFacts() : [])];
    return { ...frontMatter, description: filledText(description, facts, scopeOfRoute(route)) };
  } catch (error) {
    throw new Error(`${file}:1: description: ${(error as Error).message}`, { cause: error });
  }
}
