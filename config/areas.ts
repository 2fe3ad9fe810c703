/**
 * The areas of the site, by which readers know where they are: each has an accent and a mark. Contrast of an accent with
 * the surfaces of its mode is at least 4.5:1 (src/css/contrast.test.ts).
 */

export interface Area {
  /** Where its item of the navbar leads: the item that is active shows the area of a page. */
  path: string;
  /** Accents in light and dark mode. */
  light: string;
  dark: string;
  /** Name of its mark among the icons of Lucide. */
  mark: string;
}

/** Marks of what has no accent, in results of a search. */
export const otherMarks = { classic: 'archive', blog: 'newspaper' } as const;

/** Promote has the site's own color (src/css/tokens.css), as have pages without an area. */
export const areas: readonly Area[] = [
  { path: '/promote', light: '#0e5a63', dark: '#6fd0d8', mark: 'megaphone' },
  { path: '/monetize', light: '#8a2460', dark: '#f2a3cb', mark: 'coins' },
  { path: '/analyze', light: '#2f4c9e', dark: '#a4bdff', mark: 'chart-line' },
  { path: '/resources', light: '#46586a', dark: '#b4c6d8', mark: 'library' },
  { path: '/sdk', light: '#0b5a8a', dark: '#85c9f4', mark: 'code-xml' },
  { path: '/api', light: '#5b3f9c', dark: '#c6b2f8', mark: 'braces' },
];
