/** The plan: the life of each user. Together, the users meet every series of the world. */
import type { World } from '../../../lib/facts/sample-world';
import type { Told } from '../named-rows';
import { activityOf } from './activity';
import { adsOf, type Impression } from './ads';
import { engagementsOf, matchesOf, rejectionsOf, type PlannedEngagement } from './engagements';
import { identitiesOf, type Identity } from './identity';
import { peopleOf } from './people';
import { progressOf } from './progress';
import { salesBySession, salesOf, type Sale } from './purchases';
import { livesOf, timed, type Life } from './schedule';
import { stepsBySession, timedSteps, type Step } from './steps';
import { returningUsers, sourcesOf, verdictsOf } from './traits';

export interface PlannedUser {
  life: Life;
  identity: Identity;
  /** Publisher that showed the ad; null if the partner names none. */
  source: string | null;
  steps: readonly Step[];
  engagements: readonly PlannedEngagement[];
  /** The user had the app before. */
  returns: boolean;
  /** Of the device, at the first open. */
  verdict: string;
}

export interface Plan {
  /** By key, in the order in which rows are made. */
  users: ReadonlyMap<string, PlannedUser>;
  sales: readonly Sale[];
  impressions: readonly Impression[];
}

/**
 * Plans the users of September 1.
 * @throws Error if series of the world cannot be met together.
 */
export function planOf(world: World, told: Told): Plan {
  const { scripts } = told;
  const people = peopleOf(world);
  const progress = progressOf(world, people, scripts);
  const activity = activityOf(world, people, progress, scripts);
  const lives = livesOf(world, people, progress, activity, scripts);
  const chosenSteps = stepsBySession(lives, progress, scripts);
  const plannedSales = salesBySession(world, lives, told.keys);
  // Sessions last as long as what happens in them, so their times are known only now.
  timed(world, lives, told.keys);
  const steps = timedSteps(lives, chosenSteps, scripts);
  const sales = salesOf(world, lives, plannedSales, told.sale);

  const matches = matchesOf(world, people, told.keys);
  const needsId = new Set(
    [...matches].filter(([, { matchType }]) => matchType === 'advertising_id').map(([key]) => key),
  );
  const identities = identitiesOf(world, people, progress, told.identities, needsId);
  const rejections = rejectionsOf(world, people);
  const engagements = engagementsOf(world, lives, identities, matches, rejections, told.engagements);
  const verdicts = verdictsOf(world, people, told.keys);
  const returning = returningUsers(world, people, [...rejections.keys(), ...told.keys]);
  const sources = sourcesOf(world, people, told.keys);
  return {
    users: new Map(
      lives.map((life): [string, PlannedUser] => {
        const { key } = life.person;
        return [
          key,
          {
            life,
            identity: identities.get(key) as Identity,
            source: sources.get(key) ?? null,
            steps: steps.get(key) ?? [],
            engagements: engagements.get(key) ?? [],
            returns: returning.has(key),
            verdict: verdicts.get(key) as string,
          },
        ];
      }),
    ),
    sales,
    impressions: adsOf(world, lives, sales, told.impressions, told.keys),
  };
}
