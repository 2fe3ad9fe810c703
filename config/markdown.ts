/** The dialect of Markdown that pages are written in. The plugins that extend it are listed in plugins/content. */
import type { Config } from '@docusaurus/types';

export const markdown: NonNullable<Config['markdown']> = {
  format: 'mdx',
  emoji: false,
  mermaid: false,
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
};

/** Admonition kinds that writers may use. `pro` marks a feature of the Pro plan. */
export const admonitionKeywords = ['note', 'tip', 'info', 'warning', 'danger', 'pro'];

/**
 * How many terms of data/automatic-terms.yaml the build marks on a page, at most one in a paragraph. Each is a dotted line that
 * asks to be looked at: one leaves a sentence a sentence, and a page that begins with more reads like a glossary.
 */
export const automaticTermsPerPage = 4;

/**
 * Tables that readers look one row up in, by the name of their first column. Rows that begin with code get an id, which
 * search opens (lib/markdown/row-ids.ts). Of tables in `text`, rows get one that begin with a word, too.
 */
export const lookupTables: { code: ReadonlySet<string>; text: ReadonlySet<string> } = {
  code: new Set([
    'Code',
    'Code or exception',
    'Column',
    'Field',
    'Field code',
    'Kind',
    'Macro',
    'Member',
    'Metric',
    'Name',
    'Option',
    'Parameter',
    'Policy',
    'Scope',
    'Setting',
    'State',
  ]),
  text: new Set(['Limit', 'Rule', 'Subject']),
};
