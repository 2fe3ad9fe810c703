/**
 * The postbacks that Whence recommends: `partner-postbacks` for the page's partner, and what each is sent for, and
 * `partner-postback-sets` by the partners that want the same ones.
 */
import { loadPostbacks } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { markdown } from '../../../../../lib/markdown/inline';
import { bulletList, code, joined } from '../../../../../lib/markdown/nodes';
import { tableView } from '../../table-view';
import { partnerLink, partnersByName } from './links';
import { partnerView } from './page-partner';

/** Kinds in the order in which they are set up. */
function recommendedKinds(partner: Partner): string[] {
  const { installPostbacks, goalPostbacks, retargeting, selfAttributing } = partner;
  return [
    ...(installPostbacks === 'none'
      ? []
      : [installPostbacks === 'all' ? 'install_all' : 'install_attributed']),
    ...(goalPostbacks === null ? [] : [goalPostbacks]),
    // Self-attributing partners claim returns themselves.
    ...(retargeting && !selfAttributing ? ['reengagement'] : []),
  ];
}

export const partnerPostbacks = partnerView((partner) => {
  const kinds = recommendedKinds(partner);
  if (kinds.length === 0) throw new Error(`${partner.name} receives no postbacks. Say so in a sentence.`);
  return bulletList(
    kinds.map((kind) => {
      const entry = loadPostbacks().kinds.find(({ id }) => id === kind);
      if (!entry) throw new Error(`data/postbacks.yaml has no kind "${kind}".`);
      return [code(kind), ': ', ...markdown(entry.sentFor), '.'];
    }),
  );
});

/** Partners by the postback kinds that they want, in the order in which the kinds first appear. */
function byPostbacks(): Map<string, Partner[]> {
  const sets = new Map<string, Partner[]>();
  for (const partner of partnersByName()) {
    const set = recommendedKinds(partner).join(' ');
    sets.set(set, [...(sets.get(set) ?? []), partner]);
  }
  return sets;
}

export const partnerPostbackSets = tableView(
  () => [...byPostbacks()].sort(([, a], [, b]) => b.length - a.length),
  {
    Postbacks: ([set]) => (set === '' ? 'none' : joined(set.split(' ').map(code))),
    Partners: ([, partners]) => joined(partners.map(partnerLink)),
  },
);
