/** `<Data view="postback-kinds" />`: for what each kind of postback is sent. */
import type { View } from '../view';
import { loadPostbacks } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, table } from '../../../../lib/markdown/nodes';

export const postbackKinds: View = {
  render: () =>
    table(
      ['Kind', 'Sent for'],
      loadPostbacks().kinds.map(({ id, sentFor }) => [code(id), markdown(sentFor)]),
    ),
};
