/**
 * Views of the monetization partners: `<Data view="monetization-partners" />` compares all of them, and
 * `<Data view="monetization-partner-sections" />` has a section for each, at the anchor that redirects and links use. Only what a source confirms is there, so a
 * section that names no time zone or currency says how to compare without it.
 */
import { sdkRoute } from '../../../../config/versions';
import { loadMonetizationPartners } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import {
  heading,
  inline,
  joined,
  lineBreak,
  link,
  paragraph,
  strong,
  table,
  type Inline,
} from '../../../../lib/markdown/nodes';
import { wordList } from '../../../../lib/shared/word-list';
import { capitalized, sentence } from '../../../../lib/text/words';
import { rowTable } from '../table-view';
import { byName } from './partner/links';
import type { View } from '../view';

type Partner = ReturnType<typeof loadMonetizationPartners>[number];

/** Partners whose SDK integration has a page. */
const integrationPages: ReadonlySet<Partner['sdk']> = new Set([
  'applovin',
  'firebase',
  'ironsource',
  'unityads',
]);

/** What Whence imports by API, in the words of the setting **Granularity**; empty without an import. */
const imported = ({ import: { daily, user } }: Partner): string =>
  [daily ? 'daily' : '', user ? 'user level' : ''].filter(Boolean).join(', ');

/** How the app's SDK reports ads: a link to the page, the app's own call, or nothing. */
function reported({ sdk }: Partner): Inline {
  if (integrationPages.has(sdk)) return link(sdkRoute(`integrations/${sdk}`, 'android'), 'SDK integration');
  return sdk === 'manual' ? 'paid events the app forwards' : '';
}

const orDash = (content: Inline): Inline => (inline(content).length > 0 ? content : '–');

export const monetizationPartners: View = {
  render: () =>
    rowTable(byName(loadMonetizationPartners()), {
      Partner: ({ slug, name }) => link(`#${slug}`, name),
      Import: (partner) => orDash(imported(partner)),
      SDK: (partner) => orDash(reported(partner)),
      'Server-to-server': ({ import: { serverToServer } }) => (serverToServer ? 'yes' : '–'),
      'First data': ({ timing }) => capitalized(timing.available),
    }),
};

/** Texts of a cell, one below the other. */
const lines = (texts: readonly Inline[]): Inline => joined(texts, lineBreak());

/** A row with its texts; nothing without texts. */
const point = (lead: string, texts: readonly string[]): Inline[][] =>
  texts.length > 0 ? [[lead, lines(texts.map((text) => markdown(sentence(text))))]] : [];

/** A field of the form with its place in the partner's dashboard. */
const field = ({ label, where, form, isSensitive }: Partner['credentials'][number]): Inline => [
  strong(label),
  isSensitive ? ' (sensitive)' : '',
  ': ',
  capitalized(where),
  form === undefined ? '' : ['. The form accepts ', markdown(form)],
];

/** When data arrives, whose day it is, and how a partner whose day is unknown is compared. */
const timing = ({ timing: { available, settles, timeZone, currency } }: Partner): Inline[][] => [
  [
    'When',
    [capitalized(available), settles === undefined ? '' : `. The partner's amounts settle ${settles}.`],
  ],
  [
    'Day and currency',
    [
      capitalized(timeZone ?? "the partner's own day, so compare whole weeks"),
      '; ',
      currency ?? 'as reported',
    ],
  ],
];

/** What arrives by each way in. */
function arrivals(partner: Partner): Inline {
  const { dimensions, import: ways } = partner;
  const by = wordList(dimensions);
  return joined(
    [
      ways.daily ? `daily totals by ${by}` : '',
      ways.user ? 'revenue for each user' : '',
      ways.serverToServer
        ? "calls from the partner's server, one for each impression or completed offer"
        : '',
      reported(partner),
    ],
    '; ',
  );
}

/** What the section of a partner says below its heading. */
const points = (partner: Partner): Inline[][] => [
  ['Fields', lines(partner.credentials.map(field))],
  ...point('Partner-specific settings', partner.settings ?? []),
  ['What arrives', arrivals(partner)],
  ...timing(partner),
  ...point('Check the next day', [partner.nextDay]),
  ...point('Counted twice', partner.twice),
  ...point('Good to know', partner.caveats),
];

export const monetizationPartnerSections: View = {
  render: () =>
    byName(loadMonetizationPartners()).flatMap((partner) => [
      heading(2, partner.name, partner.slug),
      paragraph(markdown(partner.about)),
      table(['Topic', partner.name], points(partner)),
    ]),
};
