/** How Markdown becomes pages: the dialect, and own plugins in the order in which they run. */
import type { Config } from '@docusaurus/types';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import rehypeHighlight from '../plugins/content/highlight';
import rehypeTables from '../plugins/content/tables';
import remarkCodeTabs from '../plugins/content/code-tabs';
import remarkData from '../plugins/content/data-views';
import remarkFacts from '../plugins/content/facts';
import remarkFigures from '../plugins/content/figures';
import remarkGlossary from '../plugins/content/glossary';
import remarkHeldLinks from '../plugins/content/held-links';

export const markdown: NonNullable<Config['markdown']> = {
  format: 'mdx',
  emoji: false,
  mermaid: false,
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
};

/** Admonition kinds that writers may use. `pro` marks a feature of the Pro plan. */
export const admonitionKeywords = ['note', 'tip', 'info', 'warning', 'danger', 'pro'];

export const mdxOptions: Pick<
  MDXOptions,
  'admonitions' | 'beforeDefaultRemarkPlugins' | 'beforeDefaultRehypePlugins'
> = {
  admonitions: { keywords: admonitionKeywords, extendDefaults: false },
  beforeDefaultRemarkPlugins: [
    // Data first: what it expands to may hold facts, terms and links of its own.
    remarkData,
    remarkFacts,
    remarkGlossary,
    remarkFigures,
    remarkHeldLinks,
    remarkCodeTabs,
  ],
  beforeDefaultRehypePlugins: [rehypeTables, rehypeHighlight],
};
