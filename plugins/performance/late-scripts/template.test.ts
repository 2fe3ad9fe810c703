/** The late template is the framework's with late scripts, and a changed framework is noticed. */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { expect, it } from 'vitest';
import { eagerScripts, lateTemplate } from '.';

const original = frameworkTemplate as unknown as string;

it('differs from the framework in the scripts only', () => {
  const late = lateTemplate(original);
  expect(late).not.toContain('defer');
  expect(late).toContain('name="late-scripts"');
  const undone = late
    .replace(/ {4}<meta name="late-scripts"[^\n]*\n/, () => eagerScripts)
    .replace(/\n {4}<script>[\s\S]*?<\/script>\n {2}<\/body>/, '\n  </body>');
  expect(undone).toBe(original);
});

it('refuses a template that it does not know', () => {
  expect(() => lateTemplate(original.replace(' defer', ' async'))).toThrow('has changed');
});
