/** Schemas of what all SDK platforms share, and of the lists that each platform has. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { apiName, date, sdkVersion, text } from './common';

const platform = z.enum(['android', 'ios', 'react-native', 'unity']);

const release = z.string().regex(/^\d+\.\d+\.\d+$/, 'is not a release such as 6.0.4');

/** A version number as stores and tools write it; text, because 7.10 is not 7.1. */
const toolVersion = z.string().regex(/^\d+(?:\.\d+)*$/, 'is not a version; put it in quotes');

export const sdkReleasesSchema = z.strictObject({
  versions: uniqueList(
    z.strictObject({
      version: sdkVersion,
      released: date,
      state: z.enum(['current', 'fixes', 'critical-fixes', 'unmaintained']),
      /** Last day of fixes; for an unmaintained version the day that they ended. */
      stateDate: date.optional(),
      /** Markdown: what the version is about, parts separated by semicolons. */
      theme: text,
    }),
    ({ version }) => version,
  ),
  /** Newest first within a version. */
  releases: uniqueList(
    z.strictObject({ release, date, platforms: z.array(platform).min(1) }),
    (entry) => entry.release,
  ),
});

export const requirementsSchema = z.strictObject({
  platform,
  rows: uniqueList(
    z.strictObject({
      /** Name in `rows` of the view, and in code. */
      key: z.string().regex(/^[a-z]\w*$/, 'is not a camel-case name'),
      /** Markdown: what tables call it. */
      name: text,
      /** Markdown: what it is called in one line with the lowest versions; without it, it isn't there. */
      short: text.optional(),
      /** Names next to which a number in a sentence or a sample is a version of it. */
      called: z.array(text).default([]),
      /** True for what a table of requirements shows only when asked for. */
      apart: z.literal(true).optional(),
      /** Markdown, by version of the SDK: begins with the versions that it takes, or is `none`. */
      in: z.record(sdkVersion, text),
      /** More numbers that its pages may name: a version between, in which something changed. */
      also: z.record(sdkVersion, z.array(toolVersion)).default({}),
    }),
    ({ key }) => key,
  ),
});

/** Options of the configuration, each in one row; no two rows have one. */
export const sdkOptionsSchema = uniqueList(
  z.strictObject({
    /** What the option is called, on all platforms. */
    names: z.array(z.string()).min(1),
    /** Markdown. */
    effect: text,
  }),
  ({ names }) => names[0] ?? '',
);

/** Kinds of changes, in the order in which a release lists them. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;

export const changelogSchema = z.strictObject({
  platform,
  releases: uniqueList(
    z.strictObject({
      release,
      changes: z
        .array(
          z.strictObject({
            type: z.enum(changeKinds),
            /** Markdown. */
            text,
          }),
        )
        .min(1),
      /** Sentence on the release itself. */
      note: text.optional(),
    }),
    (entry) => entry.release,
  ),
});

/** What an app changes on an update, by step, newest first. */
export const sdkUpdatesSchema = z.strictObject({
  platform,
  updates: uniqueList(
    z.strictObject({
      to: sdkVersion,
      /** Markdown. Names in code are compared with the declarations of both versions. */
      rows: z
        .array(
          z.strictObject({
            /** Left out where there was nothing to replace. */
            old: text.optional(),
            new: text,
            note: text.optional(),
          }),
        )
        .min(1),
    }),
    ({ to }) => to,
  ),
});

/** What readers compare platforms and versions by. */
export const sdkFeaturesSchema = uniqueList(
  z.strictObject({
    feature: text,
    /** Calls and members that have it, as Kotlin writes them, newest first. Other platforms and setters spell them by rule. */
    names: z.array(text).min(1),
    /** Pages with a sample, below the platform or the version; the first that there is counts. */
    pages: z.array(text).min(1).optional(),
  }),
  ({ feature }) => feature,
);

export const predefinedEventsSchema = uniqueList(
  z.strictObject({
    /** Class or type in the SDKs. */
    type: z.string().regex(/^Wh[A-Z][A-Za-z]+Event$/),
    name: apiName.startsWith('wh_'),
    dimensions: uniqueList(
      z.strictObject({
        key: apiName.startsWith('wh_'),
        /** Argument of the type that sets it, if that is not the key without its prefix. */
        argument: text.optional(),
        meaning: text.optional(),
        /** All allowed values; without them any text is. */
        values: z.array(apiName).optional(),
        examples: z.array(text).optional(),
        optional: z.literal(true).optional(),
      }),
      ({ key }) => key,
    ),
    /** What the event's value is. */
    value: text,
  }),
  ({ name }) => name,
);

export const sdkErrorsSchema = uniqueList(
  z.strictObject({
    code: z.string().regex(/^[A-Z]+(?:_[A-Z]+)*$/),
    /** First and last version line that has the code. */
    from: sdkVersion,
    until: sdkVersion.optional(),
    /** Where a call can fail with it; everywhere by default. */
    platforms: z.array(platform).min(1).optional(),
    /** Markdown. */
    when: text,
    cure: text,
    /** The cure where the call is for the attribution, on its page. */
    attribution: text.optional(),
  }),
  ({ code }) => code,
);

/** Members of the attribution's result; one that changed has an entry for each of its forms. */
export const attributionMembersSchema = uniqueList(
  z.strictObject({
    name: text,
    from: sdkVersion.optional(),
    until: sdkVersion.optional(),
    /** Markdown. */
    meaning: text,
  }),
  ({ name }) => name,
);

/** What the SDK does otherwise in its versions. */
export const sdkBehaviorSchema = uniqueList(
  z
    .strictObject({
      about: text,
      platforms: z.array(platform).min(1).optional(),
      words: z.array(text).min(1).optional(),
      new: z.array(text).min(1).optional(),
      old: z.array(text).min(1).optional(),
      values: z.record(sdkVersion, text),
    })
    .refine((row) => row.words ?? row.new ?? row.old, 'has neither words nor new nor old'),
  ({ about }) => about,
);

/** Where the SDKs send to. */
export const sdkHostsSchema = z.strictObject({
  /** Markdown. */
  hosts: text,
});

/** Event names of 4.8.x that reports join with a predefined event. */
export const predefinedNamesSchema = uniqueList(
  z.strictObject({
    type: z.string().regex(/^Wh[A-Z][A-Za-z]+Event$/),
    names: z.array(apiName).min(1),
    /** What the dimensions `custom_1` to `custom_3` hold. */
    custom: z.array(text).max(3),
    value: text.optional(),
  }),
  ({ type }) => type,
);

/** What the values of a line of the log look like. */
export const logValues: Readonly<Record<string, string>> = {
  amount: String.raw`(?:[\d.]+ [A-Z]{3}|no amount)`,
  answer: '(?:yes|no)',
  bundle: String.raw`[a-z]\w*(?:\.\w+)+`,
  code: '[A-Z]+(?:_[A-Z]+)*',
  date: String.raw`\d{4}-\d\d-\d\d`,
  events: 'events?',
  flag: '(?:true|false|null)',
  member: '[a-z][A-Za-z]*',
  name: '[a-z][a-z0-9_]*',
  number: String.raw`\d+(?:,\d{3})*`,
  release: String.raw`\d+\.\d+\.\d+`,
  short: '[0-9a-f]{4}…[0-9a-f]{4}',
  slug: '[a-z][a-z0-9-]*',
  source: '(?:setConsent|TCF|configuration|stored)',
  status: '(?:granted|denied|not set)',
  text: '.+?',
  token: 'wt[ai]_[0-9a-f]{4}…[0-9a-f]{4}',
  trigger: '(?:install|reattribution)',
  type: '(?:paid|owned)',
  uuid: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
};

const logId = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

const logLine = text.refine(
  (line) => [...line.matchAll(/\{([^{}]*)\}/g)].every(([, name = '']) => name in logValues),
  `has a value that is not one of ${Object.keys(logValues).join(', ')}`,
);

/** Lines of the device's log, and entries of the Live log. */
export const sdkLogSchema = z.strictObject({
  device: uniqueList(
    z.strictObject({
      id: logId,
      level: z.enum(['error', 'warning', 'info', 'debug']),
      /** First and last version line that prints it in this form. */
      from: sdkVersion,
      until: sdkVersion.optional(),
      /** Those that print it; all by default. */
      platforms: z.array(platform).min(1).optional(),
      line: logLine,
    }),
    ({ id }) => id,
  ),
  live: uniqueList(z.strictObject({ id: logId, line: logLine }), ({ id }) => id),
});

const callId = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

export const consentSchema = z
  .strictObject({
    calls: uniqueList(
      z.strictObject({
        id: callId,
        names: z
          .array(
            z.strictObject({
              name: text,
              versions: z.array(sdkVersion).min(1),
              /** What it is a member of, unless it is a call. */
              of: z.literal('configuration').optional(),
            }),
          )
          .min(1),
        /** First release, if it is not the first of its version. */
        since: release.optional(),
        /** Markdown. */
        effect: text,
      }),
      ({ id }) => id,
    ),
    members: uniqueList(
      z.union([
        /** Continues a sentence. */
        z.strictObject({ name: text, ifDenied: text, tcfPurposes: z.array(z.int().min(1)).min(1) }),
        /** A flag that has the effect of a call. */
        z.strictObject({ name: text, ifTrue: callId }),
        z.strictObject({ name: text, meaning: text }),
      ]),
      ({ name }) => name,
    ),
    /** Markdown, both. */
    rules: uniqueList(z.strictObject({ topic: text, rule: text }), ({ topic }) => topic),
    switches: z.array(z.strictObject({ name: text, effect: text, list: z.array(text).optional() })),
  })
  .superRefine(({ calls, members }, context) => {
    members.forEach((member, index) => {
      if ('ifTrue' in member && !calls.some(({ id }) => id === member.ifTrue)) {
        context.addIssue({
          code: 'custom',
          path: ['members', index, 'ifTrue'],
          message: `there is no call "${member.ifTrue}"`,
          params: { cure: 'Name one of calls.' },
        });
      }
    });
  });

/** Fields of the settings of the Unity SDK. */
export const unitySettingsSchema = z.array(
  z.strictObject({
    /** As the window shows it, by version. */
    names: z.array(z.strictObject({ name: text, versions: z.array(sdkVersion).min(1) })).min(1),
    /** Kind of field, and what a new asset has in it. */
    default: text,
    effect: text,
  }),
);

/** What the generated reference of older SDK versions needs in addition to declarations, by platform. */
export const sdkReferenceSchema = z.record(
  z.enum(['react-native', 'unity']),
  z.strictObject({
    /** What samples import. */
    package: text,
    /** Symbols without a separate page, by the page that documents them. */
    hosts: z.record(text, z.array(text).min(1)),
    /** Symbols by the guide that uses them. */
    guides: z.record(text, z.array(text).min(1)),
    /** A sample by the symbol or call that it shows. Each version that has the symbol shows it, so it compiles in all. */
    examples: z.record(text, text),
  }),
);

const declaredType = z.strictObject({
  /** As the form of the store calls it. */
  type: text,
  purposes: z.array(text).min(1),
  /** The apps that declare it: "if …". Every app without it. */
  only: text.startsWith('if ').optional(),
  /** Where the data comes from. */
  note: text.optional(),
});

/** What an app with the SDK declares in the forms of the stores. */
export const storeDeclarationsSchema = z.strictObject({
  'app-store': uniqueList(
    declaredType.extend({ category: text, tracking: z.literal(true).optional() }),
    ({ type }) => type,
  ),
  'google-play': uniqueList(
    declaredType.extend({ shared: text.startsWith('if ').optional() }),
    ({ type }) => type,
  ),
});

export const licensesSchema = z
  .strictObject({
    platform,
    licenses: uniqueList(
      z.strictObject({ id: text, name: text, url: z.url({ protocol: /^https$/ }), openSource: z.boolean() }),
      ({ id }) => id,
    ),
    libraries: uniqueList(
      z.strictObject({
        name: text,
        by: text.optional(),
        license: text,
        from: sdkVersion.optional(),
        until: sdkVersion.optional(),
      }),
      ({ name }) => name,
    ),
  })
  .superRefine(({ licenses, libraries }, context) => {
    libraries.forEach(({ license }, index) => {
      if (!licenses.some(({ id }) => id === license)) {
        context.addIssue({
          code: 'custom',
          path: ['libraries', index, 'license'],
          message: `there is no license "${license}"`,
          params: { cure: 'Add it to licenses, or name another one.' },
        });
      }
    });
  });
