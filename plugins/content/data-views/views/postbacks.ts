/** Views of what postbacks are sent for, and of the macros that Whence fills in, in URLs, headers and bodies of them. */
import { loadPostbacks } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, joined } from '../../../../lib/markdown/nodes';
import { tableView } from '../table-view';

export const postbackKinds = tableView(() => loadPostbacks().kinds, {
  Kind: ({ id }) => code(id),
  'Sent for': ({ sentFor }) => markdown(sentFor),
});

export const postbackMacros = tableView(() => loadPostbacks().macros, {
  Macro: ({ names }) => joined(names.map((name) => code(`{${name}}`))),
  Value: ({ value }) => markdown(value),
});
