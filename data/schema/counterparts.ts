/** Schema of counterparts: the names of one fact on each side. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { text } from './common';

/** The sides, in the order in which a fact travels: app, link, server, partner, files, reports. */
export const sides = ['sdk', 'url', 's2s', 'macro', 'rawData', 'dimension'] as const;

export type Side = (typeof sides)[number];

export const counterpartsSchema = uniqueList(
  z
    .strictObject({
      fact: text,
      sdk: text.optional(),
      url: text.optional(),
      s2s: text.optional(),
      macro: text.optional(),
      rawData: text.optional(),
      dimension: text.optional(),
    })
    .refine((entry) => sides.filter((side) => entry[side] !== undefined).length > 1, {
      message: 'has one side only',
      params: { cure: 'Name what it is called on a second side, or remove it.' },
    }),
  ({ fact }) => fact,
);
