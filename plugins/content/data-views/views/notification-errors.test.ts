/** Notifications about errors: every code, with its cure, and the same codes as in the webhook. */
import { expect, it } from 'vitest';
import { loadNotificationErrors } from '../../../../lib/facts/load';
import { loadJsonSchema } from '../../../../lib/openapi/json-schemas';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { notificationErrors } from './notification-errors';

const codes = loadNotificationErrors().map(({ code }) => code);

it('shows each code with what ends it and what to do', () => {
  const text = markdownText(
    notificationErrors.render({}, pageContext('docs/analyze/notifications/error-notifications.mdx')),
  );
  expect(codes).toHaveLength(13);
  for (const code of codes) expect(text).toContain(`\`${code}\``);
  expect(text).toContain('| {app}: no SDK data for 24 hours |');
  expect(text).toContain('The factor is outside 0.2 to 5');
});

it('has the codes that the webhook sends', () => {
  const sent = loadJsonSchema('webhook-message', '#/$defs/Notification').properties?.code?.enum ?? [];
  expect(sent.filter((code) => !/^metric_|^threshold_/.test(String(code)))).toEqual(codes);
});
