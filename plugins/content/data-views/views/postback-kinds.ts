/** `<Data view="postback-kinds" />`: for what each kind of postback is sent. */
import { loadPostbacks } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code } from '../../../../lib/markdown/nodes';
import { tableView } from '../table-view';

export const postbackKinds = tableView(() => loadPostbacks().kinds, {
  Kind: ({ id }) => code(id),
  'Sent for': ({ sentFor }) => markdown(sentFor),
});
