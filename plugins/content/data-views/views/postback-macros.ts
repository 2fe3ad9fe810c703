/** `<Data view="postback-macros" />`: the macros that Whence fills in, in URLs, headers and bodies of postbacks. */
import type { View } from '../view';
import { loadPostbacks } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, joined, table } from '../../../../lib/markdown/nodes';

export const postbackMacros: View = {
  render: () =>
    table(
      ['Macro', 'Value'],
      loadPostbacks().macros.map(({ names, value }) => [
        joined(names.map((name) => code(`{${name}}`))),
        markdown(value),
      ]),
    ),
};
