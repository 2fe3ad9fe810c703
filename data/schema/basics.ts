/** Schemas of the small collections: limits, glossary, places in the dashboard, roles, terminology. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { sdkVersion } from './common';

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not lower-case words with hyphens');

/**
 * Where a fact can differ: `5.0.x`, `5.0.x/ios`, a platform of the current SDK, `sdk` for all older SDK versions, or
 * `classic`.
 */
const elsewhereKey = z
  .string()
  .regex(
    /^(?:sdk|classic|(?:\d+\.\d+\.x)(?:\/(?:android|ios|react-native|unity))?|android|ios|react-native|unity)$/,
    'is not an SDK version, a platform, sdk or classic',
  );

export const limitsSchema = uniqueList(
  z.strictObject({
    /** Dotted key that pages name in `<Fact id="…" />`. */
    key: z.string().regex(/^[a-z][A-Za-z0-9]*(?:\.[a-z0-9][A-Za-z0-9]*)+$/, 'is not a dotted key'),
    value: z.union([z.number(), z.string()]),
    /** What kind of number it is. */
    bound: z.enum(['most', 'least', 'default', 'exact']),
    /** In the plural; `characters`, `events per minute`. */
    unit: z.string().optional(),
    /** Digits after the point, where a sentence shows more than the value has: 2 for 1,000.00. */
    decimals: z.int().positive().optional(),
    /** How the fact reads in a sentence, where value and unit cannot say it: `once an hour`. */
    text: z
      .string()
      .min(1)
      .refine((words) => !/\d/.test(words), {
        error: 'repeats a number',
        params: { cure: 'Leave it out: value and unit make the text.' },
      })
      .optional(),
    /** What the fact is in other SDK versions, on single platforms and in the Classic dashboard. */
    elsewhere: z
      .record(
        elsewhereKey,
        z.union([
          z.number(),
          z.enum(['same', 'none']),
          z.strictObject({ value: z.union([z.number(), z.string()]), unit: z.string().optional() }),
        ]),
      )
      .optional(),
  }),
  (limit) => limit.key,
);

/** Names in code font that no other collection has. */
export const codeNamesSchema = uniqueList(
  z.strictObject({
    about: z.string().min(1),
    /** SDK, first, and last version whose pages may show them; all without these. */
    platform: z.enum(['android', 'ios', 'react-native', 'unity']).optional(),
    from: sdkVersion.optional(),
    until: sdkVersion.optional(),
    /** The group whose names these replaced, in the same order. */
    after: z.string().optional(),
    /** The first version of iOS that has them. */
    iosFrom: z.number().optional(),
    names: z.array(z.string().min(1)).min(1),
  }),
  (group) => group.about,
).superRefine((groups, context) => {
  for (const [at, { after, names }] of groups.entries())
    if (after !== undefined && groups.find(({ about }) => about === after)?.names.length !== names.length)
      context.addIssue({
        code: 'custom',
        path: [at, 'after'],
        message: `is no group with ${names.length} names`,
      });
});

/** The schema of limits.yaml: a fact that is made from a table must not be there a second time. */
export const ownLimitsSchema = (derived: () => readonly { key: string }[]) =>
  limitsSchema.superRefine((limits, context) => {
    const keys = new Set(derived().map(({ key }) => key));
    limits.forEach(({ key }, index) => {
      if (!keys.has(key)) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'key'],
        message: `"${key}" is made from a table`,
        params: { cure: 'Remove it here; attribution-windows.yaml or api-rate-limits.yaml has it.' },
      });
    });
  });

const glossaryTerm = z.strictObject({
  id,
  term: z.string().min(1),
  /** Tooltip text. */
  definition: z
    .string()
    .max(160)
    .regex(/^(?!.*[.!?] \p{Lu}).+\.$/u, 'is not one sentence that ends in a period'),
  /** Route of the term's page, or null. */
  route: z.string().startsWith('/docs/').nullable(),
  /** Guide that explains the term if it has no page. */
  guide: z.string().startsWith('/docs/').optional(),
  /** Other forms of the word: plural, long form, synonym. */
  variants: z.array(z.string().min(1)),
  related: z.array(id).optional(),
  /** Words of the term that pages use for something else, and for what. Writers mark them where they mean the term. */
  alsoMeans: z.record(z.string(), z.string().min(1)).optional(),
});

/** Ids and words name one term each, and related terms exist. */
export const glossarySchema = uniqueList(glossaryTerm, ({ id: key }) => key).superRefine((terms, context) => {
  const ids = new Set(terms.map((term) => term.id));
  const owners = new Map(terms.map((term) => [term.term.toLowerCase(), term.id]));
  terms.forEach((term, index) => {
    term.variants.forEach((variant, place) => {
      const owner = owners.get(variant.toLowerCase());
      if (owner !== undefined) {
        context.addIssue({
          code: 'custom',
          path: [index, 'variants', place],
          message: `"${variant}" is a word of ${owner} already`,
          params: { cure: 'Leave it with one term.' },
        });
      }
      owners.set(variant.toLowerCase(), term.id);
    });
    for (const word of Object.keys(term.alsoMeans ?? {}))
      if (word !== term.term && !term.variants.includes(word))
        context.addIssue({
          code: 'custom',
          path: [index, 'alsoMeans', word],
          message: `"${word}" is not a word of ${term.id}`,
          params: { cure: 'Write it as in `term` or `variants`.' },
        });
    term.related?.forEach((other, place) => {
      if (!ids.has(other)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'related', place],
          message: `there is no term "${other}"`,
          params: { cure: 'Name the id of a term.' },
        });
      }
    });
  });
});

/** Ids of terms that are found in text: each is in the glossary, and its words mean nothing else on the site. */
export const automaticTermsSchema = (glossary: () => z.infer<typeof glossarySchema>) =>
  uniqueList(id, (term) => term).superRefine((ids, context) => {
    const terms = new Map(glossary().map((term) => [term.id, term]));
    ids.forEach((termId, index) => {
      const say = (message: string, cure: string): void =>
        context.addIssue({ code: 'custom', path: [index], message, params: { cure } });
      const term = terms.get(termId);
      if (!term) say(`"${termId}" is not in glossary.yaml`, 'Add the term there, or correct the id.');
      else if (term.alsoMeans?.[term.term] !== undefined)
        say(
          `"${term.term}" also means ${term.alsoMeans[term.term]}`,
          'Remove it here. Where a page means the term, mark the word with <Term>.',
        );
    });
  });

/** Key of the permission matrix. */
export const permissionKey = z.string().regex(/^[a-z_]+\.[a-z_]+$/, 'is not a permission such as bids.edit');

export const uiPathsSchema = uniqueList(
  z.strictObject({
    route: z.string().startsWith('/'),
    /** Markdown: bold parts of the path, separated by `>`. */
    path: z.string().min(1),
    /** Where the steps of the guide lead, if they need a permission that the place does not. Markdown, as `path`. */
    change: z.string().min(1).optional(),
  }),
  (entry) => entry.route,
);

export const classicPagesSchema = uniqueList(
  z.strictObject({
    route: z.string().startsWith('/'),
    /** Place in the Classic dashboard. Markdown, as in ui-paths.yaml. */
    path: z.string().min(1),
    /** Place in the current dashboard that replaced it, or why there is none. Markdown. */
    today: z.string().min(1),
    /** Page of the current docs that describes it. */
    guide: z.string().startsWith('/'),
  }),
  (entry) => entry.route,
);

const grant = z.enum(['yes', 'no', 'apps']);

export const rolesSchema = z.strictObject({
  roles: uniqueList(
    z.strictObject({
      id,
      name: z.string(),
      /** Users with the role can be restricted to selected apps. */
      restrictable: z.boolean(),
      /** What somebody with the role does, in a sentence. */
      does: z.string().min(1),
    }),
    (role) => role.id,
  ),
  permissions: uniqueList(
    z.strictObject({
      key: permissionKey,
      what: z.string(),
      /** yes, no, or apps: only on apps the user has access to. */
      admin: grant,
      manager: grant,
      analyst: grant,
      developer: grant,
      viewer: grant,
    }),
    (permission) => permission.key,
  ),
});

export const terminologySchema = z.array(
  z
    .strictObject({
      avoid: z.array(z.string().min(1)).min(1),
      write: z.string().min(1),
      /** Only if they are right wherever the words are: one for all words of `avoid`, or one for each. */
      instead: z.array(z.string().min(1)).min(1).optional(),
      why: z.string().min(1),
    })
    .refine(({ avoid, instead }) => instead === undefined || [1, avoid.length].includes(instead.length), {
      error: 'has neither one word nor one for each of avoid',
      path: ['instead'],
    }),
);

export const voiceSchema = uniqueList(
  z.strictObject({
    id,
    /** What the message calls the pattern. */
    what: z.string().min(1),
    /** Regular expression; case is ignored, and `{company}` is every partner of the catalogs. */
    pattern: z.string().min(1),
    write: z.string().min(1),
    /** A part of the match and what takes its place, only if that is right wherever the pattern matches. */
    instead: z.record(z.string().min(1), z.string().min(1)).optional(),
    /** Kind of text that the rule is for; without it, every kind. */
    in: z.enum(['heading', 'paragraph', 'link']).optional(),
    /** Regular expression of the files that the rule is for; without it, every file. */
    files: z.string().min(1).optional(),
    /** How often a text may match before it is a finding. */
    times: z.int().positive().optional(),
    /** The report counts it and no check refuses it, because a part of what it finds is right. */
    counted: z.literal(true).optional(),
    /** Texts that the pattern has to find, and texts that it has to leave alone. */
    refused: z.array(z.string().min(1)).min(1),
    allowed: z.array(z.string().min(1)).min(1),
  }),
  ({ id: name }) => name,
);
