/**
 * Ids of made rows. The ids of one user and table begin alike, because random ids take up most of a compressed download
 * of the dataset: with 122 random bits in each, its files would be half as large again.
 */
import { sampleUuid } from '../../../lib/facts/raw-data-samples';

const tail = 12;

/**
 * A UUID that is the same in every build.
 * @param family Decides its beginning, such as the table and the user.
 * @param member Decides its last 12 digits.
 */
export const rowUuid = (family: string, member: string): string =>
  `${sampleUuid(family).slice(0, -tail)}${sampleUuid(member).slice(-tail)}`;
