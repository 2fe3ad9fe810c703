/**
 * Samples in plain text: tracking URLs, postback templates, links, file paths and lines of the log. A parameter that
 * Whence does not read is dropped without a word, and one in another's place is kept, so a reader's report shows nothing
 * or nonsense.
 */
import { loadPartners, loadPostbacks, loadTrackingUrlParameters } from '../../lib/facts/load';
import type { Partner } from '../../lib/facts/types';
import { didYouMean } from '../../lib/text/closest';
import { logLineFindings, type LogPlace } from './log-lines';
import { finding, unless, type SampleFinding } from './rules';

const trackingHost = 'track.whence.example';
const macroPattern = /^\{[a-z_]+\}$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An id of a partner: no spaces, no dots, since these are names and bundles. */
const partnerId = /^[A-Za-z]+[-_][\w-]+$|^\d+$/;

/** What literal values look like, decoded. Parameters that are not here hold any text. */
const shapes: Readonly<Record<string, RegExp>> = {
  app: /^app_[0-9a-z]{12}$/,
  platform: /^(?:android|ios)$/,
  campaign_id: partnerId,
  adset_id: partnerId,
  creative_id: partnerId,
  site_id: partnerId,
  campaign_name: / /,
  adset_name: / /,
  creative_name: / /,
  site_name: / /,
  site_bundle_id: /^[a-z]\w*(?:\.\w+)+$/,
  country: /^[A-Z]{2}$/,
  gaid: uuid,
  idfa: /^[0-9A-Fa-f-]{36}$/,
  click_id: /^[a-z]+(?:-[a-z]+)*-[0-9a-f]+$/,
  goal: /^gol_[0-9a-z]{12}$/,
  deep_link: /^[a-z]+:\/\/\S+$/,
  reengagement: /^[01]$/,
};

/** Slug of a custom partner, or how an example writes the reader's own. */
const customSlug = /^custom-(?:\d{6}|\{id\})$/;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with one parameter's value; `macros` are the partner's, undefined for custom partners. */
function valueFindings(name: string, value: string, macros: Partner['macros'] | undefined, row: number) {
  if (/[{}]/.test(value)) {
    if (!macroPattern.test(value)) return [finding(row, `${name} is ${value}`, 'Write a macro as {name}.')];
    if (!macros) return [];
    const known = macros.find(({ token }) => token === value);
    const tokens = macros.map(({ token }) => token);
    if (!known)
      return [
        finding(
          row,
          `The partner has no macro ${value}`,
          didYouMean(value, tokens) || `It has: ${tokens.join(', ')}.`,
        ),
      ];
    const message = `${value} is not the partner's macro of ${name}`;
    const fills = known.parameters;
    return unless(fills.includes(name), row, message, `It fills ${fills.join(', ')}.`);
  }
  const text = decoded(value);
  if (text === undefined || /[^\w.~%+-]/.test(value))
    return [finding(row, `${name}=${value} is not percent-encoded`, `Write ${encodeURIComponent(value)}.`)];
  const shape = shapes[name] ?? /^/;
  return unless(
    shape.test(text),
    row,
    `"${text}" is not a value of ${name}`,
    `It must match ${shape.source}.`,
  );
}

/** Findings in a click or view URL. */
function trackingUrlFindings(address: string, row: number): SampleFinding[] {
  const [, path = '', query = ''] = /^https:\/\/[^/]+\/(click|view)\?(.*)$/.exec(address) ?? [];
  if (path === '') {
    const cure = `Write https://${trackingHost}/click or /view.`;
    return [finding(row, `${address.split('?')[0]} is not a tracking URL`, cure)];
  }
  const parameters = loadTrackingUrlParameters();
  const names = parameters.map(({ name }) => name);
  const given = query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
  const givenNames = given.map(({ name }) => name);
  const slug = given.find(({ name }) => name === 'partner')?.value ?? '';
  const partners = loadPartners();
  const partner = partners.find((one) => one.slug === slug);
  const slugs = partners.map((one) => one.slug);
  const places = givenNames.map((name) => names.indexOf(name));
  const use = path === 'click' ? 'click' : 'view';
  return [
    ...unless(
      partner !== undefined || customSlug.test(slug),
      row,
      `partner=${slug} is not a partner`,
      didYouMean(slug, slugs) || 'Write its slug.',
    ),
    ...given.flatMap(({ name, value }, i) => {
      if (!names.includes(name)) {
        const cure = didYouMean(name, names) || 'Remove it.';
        return [finding(row, `A tracking URL has no parameter "${name}"`, cure)];
      }
      const isOwnPartner = name === 'partner' && customSlug.test(value);
      return [
        ...(isOwnPartner ? [] : valueFindings(name, value, partner?.macros, row)),
        ...unless(givenNames.indexOf(name) === i, row, `${name} is there twice`, 'Write it once.'),
      ];
    }),
    ...parameters
      .filter((one) => one[use] === 'required' && one.condition === undefined)
      .filter(({ name }) => !givenNames.includes(name))
      .map(({ name }) => finding(row, `The URL has no ${name}, which every ${use} needs`, `Add ${name}=….`)),
    ...unless(
      places.every((place, i) => place >= (places[i - 1] ?? place)),
      row,
      'The parameters are not in the order of generated links',
      `The order is: ${names.join(', ')}.`,
    ),
  ];
}

/** Findings in the string that the signature of a tracking URL is made of: sorted, and without the signature. */
function signedStringFindings(line: string, row: number): SampleFinding[] {
  const [path = '', query = ''] = line.split('?');
  const pairs = query.split('&');
  const order = loadTrackingUrlParameters().map(({ name }) => name);
  const place = (pair: string): number => order.indexOf(pair.split('=')[0] ?? '');
  const url = `https://${trackingHost}${path}?${[...pairs].sort((a, b) => place(a) - place(b)).join('&')}`;
  const sorted = [...pairs].sort().join('&');
  return [
    ...trackingUrlFindings(url, row),
    ...unless(query === sorted, row, 'The parameters are not sorted by name', `Write ${path}?${sorted}.`),
    ...unless(
      !pairs.some((pair) => pair.startsWith('signature=')),
      row,
      'The signature is part of the string that it signs',
      'Leave it out.',
    ),
  ];
}

/** Findings in a postback: a template with macros, or the call that was made of it. */
function postbackFindings(address: string, row: number): SampleFinding[] {
  const macros = loadPostbacks().macros.flatMap(({ names }) => names);
  const query = address.split('?')[1] ?? '';
  return query.split('&').flatMap((pair): SampleFinding[] => {
    const value = pair.slice(pair.indexOf('=') + 1);
    if (/[{}]/.test(value)) {
      const name = /^\{([\w.]+)\}$/.exec(value)?.[1];
      const cure = didYouMean(name ?? value, macros) || 'Write {name}.';
      return unless(
        macros.some((macro) => macro === name),
        row,
        `Whence fills no macro ${value}`,
        cure,
      );
    }
    const isEncoded = /^[\w.~%+-]*$/.test(value) && decoded(value) !== undefined;
    const cure = `Write ${encodeURIComponent(value)}.`;
    return unless(isEncoded, row, `${pair} is not percent-encoded`, cure);
  });
}

/** Kinds of lines of plain text. Each line is of the first kind whose pattern fits. */
const kinds: readonly { pattern: RegExp; check: (line: string, row: number) => SampleFinding[] }[] = [
  { pattern: new RegExp(`^https?://${trackingHost}/`), check: trackingUrlFindings },
  { pattern: /^\/(?:click|view)\?\S+$/, check: signedStringFindings },
  { pattern: /^&signature=[0-9a-f]{64}$/, check: () => [] },
  { pattern: /^https:\/\/\S+\?\S+$/, check: postbackFindings },
  // A link that opens an app, or the store if there is none.
  { pattern: /^intent:\/\/\S+#Intent;(?:[\w.]+=[^;]+;)+end$/, check: () => [] },
  { pattern: /^referrer=whence_click%3D[0-9a-f-]{36}$/, check: () => [] },
  // The DNS record of a tracking domain.
  { pattern: /^[\w.-]+\. \d+ IN CNAME cname\.track\.whence\.example\.$/, check: () => [] },
  // Files of the raw data export.
  { pattern: /^\{prefix\}\/\{table\}\/v=\d+\/dt=\d{4}-\d\d-\d\d\/hr=\d\d\/[\w{}.-]+$/, check: () => [] },
];

/** Findings in plain text. Every line must be of a known kind so that none goes unread. */
export const checkText = (code: string, place: LogPlace): SampleFinding[] =>
  code.split('\n').flatMap((line, row) => {
    // Placeholders in words, such as {engagement id}, hold a space.
    const kind = kinds.find(({ pattern }) =>
      pattern.test(line.replaceAll(/\{[a-z]+ [a-z]+\}/g, '{placeholder}')),
    );
    return kind?.check(line, row) ?? logLineFindings(line, row, place);
  });
