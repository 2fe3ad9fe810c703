/**
 * Features of the theme that this site's configuration switches off, by the class names of their styles. The theme's
 * components name these classes, so no tool can tell that they are never rendered; tests/site/weight.test.ts looks for
 * them on every built page.
 */
import type { Root } from 'postcss';

export const switchedOff: readonly RegExp[] = [
  // Sidebars cannot be hidden (themeConfig.docs.sidebar.hideable).
  /collapseSidebarButton|expandButton|sidebarHidden|docMainContainerEnhanced|docItemWrapperEnhanced/,
  // Navbar and footer have one style, made of tokens; the footer has no logo.
  /navbar--(?:dark|primary)|darkNavbarColorModeToggle|footer--dark|footerLogoLink|footer__logo/,
  // Authors have no pages of their own, no pictures and no profiles elsewhere.
  /author-as-h1|avatar__photo(?!-link)|authorImage|imageOnlyAuthor|authorSocial(?:Link|Icon)|(?:github|x|linkedin|bluesky|instagram|threads|twitch|youtube|mastodon)Svg/,
  // config: `baseUrlIssueBanner` is off.
  /#__docusaurus-base-url-issue-banner/,
  // No page has a hero of the framework.
  /(?:^|[^\w-])\.hero(?:__|--|\b)(?!_)/,
];

/** Drops selectors of features that are off, and rules that have no other selector. */
export function dropSwitchedOff(root: Root): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !switchedOff.some((pattern) => pattern.test(selector)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
