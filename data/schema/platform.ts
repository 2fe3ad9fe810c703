/** Schemas of the platform's lists: channels, enums and attribution windows. */
import * as z from 'zod';
import { parseDuration } from './duration';
import { uniqueList } from './unique-list';
import { apiName, duration, slug, text } from './common';

const appPlatform = z.enum(['android', 'ios']);

export const channelsSchema = uniqueList(
  z.strictObject({
    id: z.int().min(1).max(12),
    slug,
    name: text,
    /** What belongs to it, where the name does not tell. */
    covers: text.optional(),
    incentivized: z.boolean(),
  }),
  (channel) => channel.slug,
);

export const enumsSchema = uniqueList(
  z.strictObject({
    id: slug,
    /** Name of the field in APIs and exports. */
    field: apiName,
    extensible: z.literal(true).optional(),
    note: text.optional(),
    values: uniqueList(
      z.strictObject({
        value: apiName,
        /** Name in the dashboard. */
        label: text.optional(),
        /** Markdown. */
        meaning: text.optional(),
        /** Platform a store belongs to. */
        platform: appPlatform.optional(),
        /** An ad format that the SDKs have as ad unit. */
        sdk: z.literal(true).optional(),
        /** An install type that the metric Installs counts. */
        countsAsInstall: z.boolean().optional(),
        /** What gives an integrity verdict. */
        android: text.optional(),
        ios: text.optional(),
      }),
      ({ value }) => value,
    ),
  }),
  ({ id }) => id,
);

export const attributionWindowsSchema = uniqueList(
  z
    .strictObject({
      key: apiName,
      about: text,
      default: duration,
      min: duration,
      max: duration,
      /** What 0 does, if it is more than the shortest time. */
      zeroMeans: z.literal('off').optional(),
      /** A connection may override the app's value with an attribute of this key. */
      connection: z.boolean(),
    })
    .superRefine((window, context) => {
      const minutes = (iso: string) => parseDuration(iso).minutes;
      const value = minutes(window.default);
      if (value < minutes(window.min) || value > minutes(window.max)) {
        context.addIssue({
          code: 'custom',
          path: ['default'],
          message: `${window.default} is not between ${window.min} and ${window.max}`,
          params: { cure: 'Correct one of the three.' },
        });
      }
    }),
  ({ key }) => key,
);
