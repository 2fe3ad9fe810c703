/** `<Data view="postback-macros" />`: the macros that Whence fills in, in URLs, headers and bodies of postbacks. */
import { loadPostbacks } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, joined } from '../../../../lib/markdown/nodes';
import { tableView } from '../table-view';

export const postbackMacros = tableView(() => loadPostbacks().macros, {
  Macro: ({ names }) => joined(names.map((name) => code(`{${name}}`))),
  Value: ({ value }) => markdown(value),
});
