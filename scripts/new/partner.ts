/** `npm run new -- partner <slug> ["<Name>"]`: catalog entry, page, route and addresses of an advertising partner. */
import { spawnSync } from 'node:child_process';
import { readText } from '../../lib/cache/inputs';
import { slug as slugSchema } from '../../data/schema/common';
import { loadMonetizationPartners, loadPartners } from '../../lib/facts/load';
import { partnerOverview, partnerRedirects } from '../../lib/routes/redirects';
import { BadInput, type Plan } from './plan';
import { fileFor, pageText } from './page';
import { routeEdits } from './routes';

const nameOf = (slug: string): string =>
  slug.replace(/(?:^|-)(\w)/g, (match, first: string) => (match.length > 1 ? ' ' : '') + first.toUpperCase());

const wordsFile = 'data/words.txt';

/** The list of words with the parts of a name that the spelling check stops at. */
function withWords(name: string): string | undefined {
  const cspell = [
    'node_modules/cspell/bin.mjs',
    'lint',
    '--words-only',
    '--no-progress',
    '--no-summary',
    'stdin',
  ];
  const { stdout } = spawnSync(process.execPath, cspell, { input: name, encoding: 'utf8' });
  const unknown = stdout.split('\n').filter(Boolean);
  return unknown.length > 0 ? `${readText(wordsFile).trimEnd()}\n${unknown.join('\n')}\n` : undefined;
}

/** @throws BadInput if the slug is none or is taken, or all IDs are. */
export function partnerPlan(slug = '', name = nameOf(slug)): Plan {
  if (!slugSchema.safeParse(slug).success) {
    throw new BadInput(
      `"${slug}" is not a slug. Write up to 40 lower-case letters, digits and hyphens: npm run new -- partner acme-ads "Acme Ads"`,
    );
  }
  const partners = loadPartners();
  const taken = partners.find((partner) => partner.slug === slug || partner.redirectSlugs.includes(slug));
  if (taken)
    throw new BadInput(
      `"${slug}" is ${taken.name}, in data/partners/${taken.slug}.yaml. Edit that file, or choose another slug.`,
    );
  const others = loadMonetizationPartners();
  const ids = new Set([...partners, ...others].map(({ id }) => id));
  const free = Array.from({ length: 99 }, (_, index) => 101 + index).find((id) => !ids.has(id));
  // A company with both roles has one ID.
  const id = others.find((partner) => partner.slug === slug)?.id ?? free;
  if (id === undefined)
    throw new BadInput('No ID from 101 to 199 is free. Widen the range in data/schema/partners.ts.');
  const page = {
    path: `${partnerOverview}/${slug}`,
    title: name,
    area: 'docs' as const,
    section: 'promote',
    sidebar: 'promoteSidebar',
    source: 'own' as const,
    kind: 'partner',
  };
  const entry = `data/partners/${slug}.yaml`;
  const file = fileFor(page, false);
  const words = withWords(name);
  const fill = { ID: String(id), SLUG: slug, NAME: name };
  return {
    files: new Map([
      [
        entry,
        readText('templates/partner.yaml').replaceAll(
          /__(ID|SLUG|NAME)__/g,
          (_, key: keyof typeof fill) => fill[key],
        ),
      ],
      [file, pageText(page)],
    ]),
    edits: new Map([
      ...routeEdits(page, partnerRedirects({ slug, redirectSlugs: [] })),
      ...(words === undefined ? [] : [[wordsFile, words] as const]),
    ]),
    left: [
      `${entry}: every empty key; data/schema/partners.ts says what they mean`,
      `${file}: everything in brackets`,
      `If readers write the name otherwise than "${name}", correct it in both files and in data/routes.json`,
    ],
  };
}
