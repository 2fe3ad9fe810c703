/** The 1,250 users of September 1, numbered in each group as data/sample-world/cohort.yaml has them. */
import { groups, type Group, type World } from '../../../lib/facts/sample-world';

/** A user of the cohort, by place; `key` such as `adjoe/17` also names the user's streams of chance. */
export interface Person {
  key: string;
  group: Group;
  /** From 1 in each group. */
  number: number;
  country: string;
}

/** All users, group by group, by number. */
export function peopleOf({ cohort }: World): Person[] {
  return groups.flatMap((group) =>
    cohort.usersByCountry
      .filter((row) => row.group === group)
      .flatMap(({ country, users }) => Array.from({ length: users }, () => country))
      .map((country, index) => ({ key: `${group}/${index + 1}`, group, number: index + 1, country })),
  );
}

/** Key of a user of the cohort by its place. */
export const keyOf = ({ group, user }: { group: Group; user: number }): string => `${group}/${user}`;
