/** `<Data view="postback-macros" />`: the macros that Whence fills in, in URLs, headers and bodies of postbacks. */
import type { View } from '../view';
import { loadPostbacks } from '../../../../lib/facts/load';
import { code, markdownText, table } from '../markdown';

export const postbackMacros: View = {
  render: () =>
    table(
      ['Macro', 'Value'],
      loadPostbacks().macros.map(({ names, value }) => [
        names.map((name) => code(`{${name}}`)).join(', '),
        markdownText(value),
      ]),
    ),
};
