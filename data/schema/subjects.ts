/** Subjects that pages of the dashboard docs, the APIs and the SDK share. */
import * as z from 'zod';
import { route, slug } from './common';
import { uniqueList } from './unique-list';

const routes = z.array(route).min(1).optional();

export const subjectsSchema = uniqueList(
  z.strictObject({
    subject: slug,
    /** Feature of data/plans.yaml that the subject is. */
    plan: slug.optional(),
    guides: routes,
    api: routes,
    /** Pages of the SDK by their path below a platform: `track-events`. */
    sdk: z
      .array(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'is not the path of a page below a platform'))
      .min(1)
      .optional(),
    /** Pages that are about the subject, which others do not lead to: routes, or all below one with `/*`. */
    about: z
      .array(
        z
          .string()
          .regex(/^\/[a-z0-9./-]*[a-z0-9](?:\/\*)?$/, 'is not a route, or a route with /* at its end'),
      )
      .min(1)
      .optional(),
  }),
  (entry) => entry.subject,
);
