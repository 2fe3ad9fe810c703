/** Whether each built page is valid HTML. */
import { HtmlValidate } from 'html-validate';
import { htmlRules } from './html-rules';
import { pageByPage, type Survey } from './survey';

/** Each message as `route:line:column rule: what`. The text is looked at as it is: a parser would mend what is wrong. */
export function htmlSurvey(): Survey<string[]> {
  const validator = new HtmlValidate(htmlRules);
  return pageByPage((page) =>
    validator
      .validateStringSync(page.html, page.route)
      .results.flatMap(({ messages }) =>
        messages.map((m) => `${page.route}:${m.line}:${m.column} ${m.ruleId}: ${m.message}`),
      ),
  );
}
