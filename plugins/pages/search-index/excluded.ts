/** Pages that the sitemap leaves out, internal and deprecated ones, are not found by search either. */

/** Returns a test for routes that match one of the manifest's patterns: `*` is one segment, `**` any number. */
export function excludedFrom(patterns: readonly string[]): (route: string) => boolean {
  const rules = patterns.map((pattern) => {
    const body = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
    return new RegExp(`^${body}$`);
  });
  return (route) => rules.some((rule) => rule.test(route));
}
