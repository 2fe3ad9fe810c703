/** The views of roles and channels leave no row out. */
import { expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { loadChannels, loadRoles } from '../../../../lib/facts/load';
import { pageContext } from '../context';
import { channels } from './channels';
import { permissions } from './permissions';

const page = pageContext('docs/promote/user-management/overview/user-roles-and-permissions.mdx');

it('shows every permission once, with what each role may do', () => {
  const text = markdownText(permissions.render({}, page));
  for (const { key } of loadRoles().permissions) expect(text.split(`\`${key}\``)).toHaveLength(2);
  // The audit log is named as it is on the screen, not as it is written in the data.
  expect(JSON.stringify(permissions.render({}, page))).not.toContain('"value":"**');
  expect(text).toContain('**Settings > Organization > Audit log**');
  expect(text).toMatch(/`tokens\.rotate`.*\| yes \| no \| no \| own apps \| no \|/);
});

it('shows every channel, with the partners whose default it is', () => {
  const text = markdownText(channels.render({}, page));
  for (const { slug } of loadChannels()) expect(text).toContain(`\`${slug}\``);
  expect(text).toMatch(/\*\*Offerwall & playtime\*\*.*adjoe/);
});
