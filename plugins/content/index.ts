/** Everything that our plugins do to Markdown, in the order in which they run. */
import type { MDXOptions } from '@docusaurus/mdx-loader';
import { admonitionKeywords } from '../../config/markdown';
import rehypeAnchors from './anchors';
import remarkBlogCards from './blog-cards';
import { pageFile, resultOf } from '../../lib/results/store';
import remarkCharts from './charts';
import remarkClaims from './claims';
import remarkCodeTabs from './code-tabs';
import remarkData from './data-views';
import remarkFacts from './facts';
import remarkFigures from './figures';
import remarkGlossary from './glossary';
import remarkLinks from './links';
import rehypePageComponents from './page-components';
import remarkPageFacts from './page-facts';
import rehypeHighlight from '../parts/highlight';
import remarkResults from './results';
import remarkRoles from './roles';
import remarkRunIt from './run-it';
import remarkScreens from './screens';
import rehypeTables from './tables';
import remarkTools from './tools';

/** Options that every content set takes. */
export const mdxOptions: Pick<
  MDXOptions,
  'admonitions' | 'beforeDefaultRemarkPlugins' | 'beforeDefaultRehypePlugins'
> = {
  admonitions: { keywords: admonitionKeywords, extendDefaults: false },
  beforeDefaultRemarkPlugins: [
    // Data first: what it expands to may hold facts, terms and links.
    remarkData,
    remarkClaims,
    remarkPageFacts,
    remarkTools,
    // Before what pictures show is looked for on the page.
    remarkFacts,
    remarkRoles,
    // Before the labels of steps get links.
    remarkScreens,
    // Before what it looks for becomes tables and drawings.
    remarkRunIt,
    remarkResults,
    remarkGlossary,
    // After what adds folds below drawings.
    remarkBlogCards,
    remarkFigures,
    [remarkCharts, { resolve: (file: string, id: string) => resultOf(pageFile(file), id).result }],
    remarkLinks,
    remarkCodeTabs,
  ],
  // What imports components comes after what adds them.
  beforeDefaultRehypePlugins: [rehypeTables, rehypeHighlight, rehypeAnchors, rehypePageComponents],
};
