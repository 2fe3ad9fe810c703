/** Changes of an SDK release as a list: for changelog pages and for feeds. */
import type { List } from 'mdast';
import { changeKinds } from '../../data/schema/sdk';
import type { ChangesOfRelease } from '../../lib/facts/releases';
import { markdown } from '../../lib/markdown/inline';
import { bulletList, strong } from '../../lib/markdown/nodes';
import { capitalized, sentence } from '../../lib/text/words';

/** Changes by kind, in the order of the kinds. */
export const changeList = (changes: ChangesOfRelease['changes']): List =>
  bulletList(
    changeKinds.flatMap((kind) =>
      changes
        .filter(({ type }) => type === kind)
        .map(({ text }) => [strong(`${capitalized(kind)}:`), ' ', markdown(sentence(text))]),
    ),
  );
