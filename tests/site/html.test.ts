/** Every built page is valid HTML. */
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { htmlRules } from './lib/html-rules';
import { dom, readBuild, type BuiltPage } from '../../lib/built-site/site';

/** The minifier leaves out tags that HTML makes optional; the validator wants to see them, as the parser adds them. */
const withAllTags = (page: BuiltPage): string => dom(page).html();

it('is valid HTML on every page', async () => {
  const validator = new HtmlValidate(htmlRules);
  const problems: string[] = [];
  for (const page of readBuild().pages.values()) {
    const result = await validator.validateString(withAllTags(page), page.route);
    for (const { messages } of result.results) {
      for (const m of messages)
        problems.push(`${page.route}:${m.line}:${m.column} ${m.ruleId}: ${m.message}`);
    }
  }
  expect([...new Set(problems)].slice(0, 40)).toEqual([]);
});
