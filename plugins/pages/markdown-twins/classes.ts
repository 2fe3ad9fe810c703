/**
 * What classes of a page's main part mean to its Markdown. Every class is listed here or has a handler in components.ts: a
 * component that nobody has thought of would otherwise lose its meaning without a word.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Controls, signs and drawings that only a screen needs, and ways on that are not the page's text. */
const leftOut = new Set(
  words(`hash-link needs-js show-all term-tip code-name code-wrap code-copy figure-enlarge builder-status home-finder
  theme-doc-toc-mobile theme-edit-this-page theme-blog-footer-edit-meta-row theme-pages-footer-edit-meta-row pagination-nav module-bar tableOfContents admonitionIcon
  authorSocials avatar__photo-link`),
);

/** Layout and looks: their content is text like any other. */
const plain = new Set(
  words(`markdown theme-doc-markdown room-wide steps card-list alert anchor anchorTargetHideOnScrollNavbar term term-box badge
  badge--pro visually-hidden rest num heat tab-name run-it monogram
  theme-tabs-container tabs-container tabList tabItem admonition admonitionContent admonitionHeading theme-admonition
  alert--danger alert--info alert--secondary alert--success alert--warning
  code code-address code-break chart chart-plot chart-key figure figure-drawing page-facts page-place
  table-filter table-pair table-scroll table-matrix table-records table-wide table-fits fits-phone
  api-part api-cell api-endpoint api-server api-method api-method--get api-method--post api-method--put api-method--delete
  api-method--patch api-request api-samples api-samples-view api-samples-long api-field api-fields api-field-head api-field-name
  api-flag api-flag--required api-flag--deprecated api-rules api-type api-fold api-error api-errors api-error-codes builder-entry
  module-head container container--fluid mdxPageWrapper row col avatar avatar__intro avatar__name title tag tagRegular tagWithCount tags authorCol authorDetails
  authorName authorTitle author-as-h2 authorBlogPostCount authorListItem lastUpdated noPrint
  home-hero home-band home-start home-journey home-way home-trace home-time home-after home-jobs home-checks home-areas home-area
  home-news home-panel home-of home-screen docusaurus-mt-lg`),
);

/** The same for families of classes: widths and shades of tables, distances, columns, numbered modules, panels of the home page. */
const plainFamily =
  /^(?:[nhew]\d+|least\d+|(?:col|margin|padding|text)-.+|module-\d+|home-(?:panel|at|of)-[\w-]+|theme-admonition-\w+|tabs-by-[\w-]+)$/;

/** A class of the framework's own styles has a hash at its end. */
const bare = (name: string): string => name.replace(/(?<!_)_[\w-]{4}$/, '');

/** Names of an element's classes, without hashes. */
export const classesOf = (value: string | undefined): string[] =>
  (value ?? '').split(/\s+/).filter(Boolean).map(bare);

export const isLeftOutClass = (name: string): boolean => leftOut.has(name);

export const isKnownClass = (name: string): boolean => plain.has(name) || plainFamily.test(name);
