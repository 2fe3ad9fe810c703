/**
 * Every environment variable that the build reads, checked in one place. Unset means off; a wrong value stops the
 * build with the name of the variable and what it should look like.
 */

interface Rule {
  name: string;
  pattern: RegExp;
  expected: string;
}

const rules = {
  analyticsId: {
    name: 'WHENCE_ANALYTICS_ID',
    pattern: /^G-[A-Z0-9]{4,16}$/,
    expected: 'a Google Analytics 4 measurement id such as G-AB12CD34EF',
  },
  noIndex: { name: 'WHENCE_NO_INDEX', pattern: /^(1|true|0|false)$/, expected: '1 or 0' },
} satisfies Record<string, Rule>;

function read(rule: Rule, source: NodeJS.ProcessEnv): string | undefined {
  const value = source[rule.name]?.trim();
  if (!value) return undefined;
  if (!rule.pattern.test(value)) {
    throw new Error(
      `${rule.name}="${value}" is not ${rule.expected}. Correct it, or unset it to switch the feature off.`,
    );
  }
  return value;
}

export interface SiteEnv {
  /** Google Analytics 4 id; analytics is off without it. */
  analyticsId: string | undefined;
  /** True on previews, which search engines must not list. */
  noIndex: boolean;
}

/**
 * Reads the environment.
 * @throws Error naming the variable, its value and the expected form.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): SiteEnv {
  const noIndex = read(rules.noIndex, source);
  return { analyticsId: read(rules.analyticsId, source), noIndex: noIndex === '1' || noIndex === 'true' };
}
