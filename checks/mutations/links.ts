/** Links whose text and address name different pages, as checks/content/link-mutations.ts draws them. */
import type { Root } from 'mdast';
import { Random } from '../../lib/random';
import { drawLinkMutations, linkMutationKinds } from '../content/link-mutations';
import { linkProblems } from '../content/links';
import type { Kind, Mutant } from './kind';

interface Wrong extends Mutant {
  tree: Root;
}

export const linkKinds: readonly Kind<Wrong>[] = linkMutationKinds.map((kind) => ({
  class: 'links',
  kind,
  draw: (seed, count) =>
    drawLinkMutations(new Random(seed), count)
      .filter((mutant) => mutant.kind === kind)
      .map(({ file, line, what, tree }) => {
        const [from = '', to = ''] = what.split(' becomes ');
        return { file, line, from, to, tree };
      }),
  check: ({ file, tree }) => linkProblems(tree, file).length > 0,
}));
