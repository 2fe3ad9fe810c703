/** `<Data view="postback-kinds" />`: for what each kind of postback is sent. */
import type { View } from '../view';
import { loadPostbacks } from '../../../../lib/facts/load';
import { code, markdownText, table } from '../markdown';

export const postbackKinds: View = {
  render: () =>
    table(
      ['Kind', 'Sent for'],
      loadPostbacks().kinds.map(({ id, sentFor }) => [code(id), markdownText(sentFor)]),
    ),
};
