/** `<Data view="partner-postbacks" />`: the postbacks that Whence recommends to send to the partner, and for what. */
import type { View } from '../../view';
import { loadPostbacks } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { markdown } from '../../../../../lib/markdown/inline';
import { bulletList, code } from '../../../../../lib/markdown/nodes';
import { pagePartner } from './page-partner';

/** Kinds in the order in which they are set up. */
export function recommendedKinds(partner: Partner): string[] {
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

export const partnerPostbacks: View = {
  optional: ['partner'],
  render({ partner: typed }, page) {
    const partner = pagePartner(typed, page);
    const kinds = recommendedKinds(partner);
    if (kinds.length === 0) throw new Error(`${partner.name} receives no postbacks. Say so in a sentence.`);
    return bulletList(
      kinds.map((kind) => {
        const entry = loadPostbacks().kinds.find(({ id }) => id === kind);
        if (!entry) throw new Error(`data/postbacks.yaml has no kind "${kind}".`);
        return [code(kind), ': ', ...markdown(entry.sentFor), '.'];
      }),
    );
  },
};
