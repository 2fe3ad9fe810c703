/** Schema of the worked examples of attribution. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { slug, text } from './common';

const time = z.iso.datetime({ precision: 3 });

const engagement = z
  .strictObject({
    type: z.enum(['click', 'view']),
    partner: slug,
    time,
    match: z
      .enum([
        'install_referrer',
        'apple_ads',
        'deep_link',
        'advertising_id',
        'san_claim',
        'vendor_id',
        'probabilistic',
      ])
      .default('advertising_id'),
    /** Likelihood of a probabilistic match. */
    score: z.number().min(0).max(1).optional(),
    /** Type of the campaign. */
    campaign: z.enum(['acquisition', 'retargeting']).default('acquisition'),
  })
  .refine(({ match, score }) => (match === 'probabilistic') === (score !== undefined), {
    path: ['score'],
    error: 'is for probabilistic matches, and every one needs it',
  });

const history = z
  .strictObject({
    /** When the last counted install was attributed, and to whom where that matters. */
    firstInstall: time,
    partner: slug.optional(),
    /** End of the last session before the opening. */
    lastSession: time,
  })
  .refine(({ firstInstall, lastSession }) => firstInstall <= lastSession, {
    path: ['lastSession'],
    error: 'is before the install',
  });

export const attributionCasesSchema = z.strictObject({
  app: z.string().regex(/^app_[0-9a-hjkmnp-tv-z]{12}$/, 'is not an app id'),
  platform: z.enum(['android', 'ios']),
  /** Probabilistic matching is on. */
  probabilistic: z.boolean(),
  cases: uniqueList(
    z.strictObject({
      /** Number, with a letter where a case has two forms. */
      case: z.string().regex(/^[1-9]\d*[a-z]?$/, 'is not a case such as 4 or 8a; put numbers in quotes'),
      title: text,
      /** No two of one partner: the expected winner is named by its partner. */
      engagements: uniqueList(engagement, ({ partner }) => partner),
      opening: z.strictObject({
        /** First open after an installation, or an open of an installed app. */
        kind: z.enum(['install', 'open']),
        time,
        /** Start of the download, from the install referrer. */
        installBegin: time.optional(),
      }),
      /** Without it no earlier install is known. */
      history: history.optional(),
      expected: z.strictObject({
        /** Partner, `organic`, or `kept` if the earlier attribution stays. */
        winner: slug,
        attributionType: z.enum(['click_through', 'view_through', 'organic']).nullable(),
        installType: z.enum([
          'first_install',
          'reattributed_install',
          'reinstall',
          'reengagement',
          'session',
        ]),
        rejectReason: z.enum(['window_expired', 'click_after_install_begin']).optional(),
      }),
      /** Something to credit after the decision. */
      purchase: z
        .strictObject({
          time,
          amount: z.string().regex(/^\d+\.\d{2}$/, 'is not an amount such as 4.99 in quotes'),
          currency: z.string().regex(/^[A-Z]{3}$/, 'is not an ISO 4217 code'),
          creditedTo: z.strictObject({ install: slug, reengagement: slug.nullable() }),
        })
        .optional(),
    }),
    (entry) => entry.case,
  ),
});
