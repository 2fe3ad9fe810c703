/**
 * `<Data view="notification-errors" />`: each notification about an error, with what raises it, what ends it and what to do.
 * Each row has its address, because who has a code in a webhook comes from outside.
 */
import { loadNotificationErrors } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, withDetails } from '../../../../lib/markdown/nodes';
import { tableView } from '../table-view';

export const notificationErrors = tableView(loadNotificationErrors, {
  Code: ({ code: name, severity }) => withDetails(code(name), severity),
  Title: ({ title }) => title,
  'Raised when': ({ raised }) => markdown(raised),
  'Ends when': ({ resolved }) => markdown(resolved),
  'What to do': ({ cure }) => markdown(cure),
});
