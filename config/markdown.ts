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
