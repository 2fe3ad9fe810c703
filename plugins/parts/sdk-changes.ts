/** Changes of an SDK release as a list: for changelog pages and for feeds. */
import type { List } from 'mdast';
import { changeKinds } from '../../data/schema/sdk';
import type { Changelog } from '../../lib/facts/types';
import { markdown } from '../../lib/markdown/inline';
import { bulletList, strong } from '../../lib/markdown/nodes';
import { capitalized, sentence } from '../../lib/text/words';

export type SdkRelease = Changelog['releases'][number];

/** True for a release of an SDK version, such as 6.0.4 of `6.0.x`. */
export const isOf =
  (version: string) =>
  ({ release }: { release: string }): boolean =>
    release.startsWith(version.replace('x', ''));

/** Changes by kind, in the order of the kinds. */
export const changeList = (changes: SdkRelease['changes']): List =>
  bulletList(
    changeKinds.flatMap((kind) =>
      changes
        .filter(({ type }) => type === kind)
        .map(({ text }) => [strong(`${capitalized(kind)}:`), ' ', markdown(sentence(text))]),
    ),
  );
