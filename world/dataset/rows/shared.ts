/** Column groups that tables share, filled for a user of the cohort. */
import type { Group, World } from '../../../lib/facts/sample-world';
import type { Identity } from '../plan/identity';
import type { Life } from '../plan/schedule';
import { Random } from '../../../lib/random';
import { dateOf, day, iso, receivedAt } from '../time';
import type { Row } from './table';

/** A user with all that rows need. */
export interface User {
  life: Life;
  identity: Identity;
  /** Publisher that showed the ad; null if the partner names none. */
  source: string | null;
}

const organicPartner = 1;
const organicChannel = 1;

/** Columns of the groups, for one world. */
export class Columns {
  readonly #world: World;
  readonly #env: Row;
  readonly #delays = new Map<string, number[]>();
  readonly #versions: { version: string; sdk: string; since: string }[];

  constructor(world: World) {
    this.#world = world;
    const { cohort, entities } = world;
    const app = entities.apps.find(({ id }) => id === cohort.app);
    if (!app) throw new Error(`No app ${cohort.app} in data/sample-world/entities.yaml.`);
    this.#env = {
      record_version: 1,
      organization_id: entities.organization.id,
      product_id: app.product,
      app_id: app.id,
      platform: app.platform,
      is_test: false,
    };
    this.#versions = [...(entities.appVersions[app.id] ?? [])];
  }

  env(time: number, received = receivedAt(time)): Row {
    return { ...this.#env, event_time: iso(time), received_time: iso(received) };
  }

  usr({ identity }: User): Row {
    return {
      user_id: identity.userId,
      install_id: identity.installId,
      custom_user_id: identity.customUserId,
    };
  }

  ids({ identity }: User): Row {
    return { advertising_id: identity.advertisingId, idfv: null, app_set_id: identity.appSetId };
  }

  dev({ identity }: User): Row {
    return {
      device_type: identity.deviceType,
      device_manufacturer: identity.device.manufacturer,
      device_model: identity.device.model,
      os_version: identity.device.os,
      language: identity.language,
    };
  }

  cty({ life }: User): Row {
    return { country: life.person.country };
  }

  geo(user: User): Row {
    const { region, city } = user.identity.place;
    return { ...this.cty(user), region, city };
  }

  /** App and SDK version at a time: users update within a week of a release. */
  sdk({ life }: User, time: number): Row {
    const delays = this.#delaysOf(life.person.key);
    const current = this.#versions.findLast(
      ({ since }, index) =>
        dateOf(life.firstOpen) >= since || dateOf(time - (delays[index] as number) * day) >= since,
    );
    return { app_version: current?.version ?? null, sdk_version: current?.sdk ?? null };
  }

  /** Days after each release until a user updates. */
  #delaysOf(key: string): number[] {
    const known = this.#delays.get(key);
    if (known) return known;
    const random = new Random(`update/${key}`);
    const delays = this.#versions.map(() => random.int(0, 6));
    this.#delays.set(key, delays);
    return delays;
  }

  /** Traffic of a campaign, or organic. */
  att(group: Group, source: string | null): Row {
    const id = this.#world.cohort.campaigns[group];
    const campaign = this.#world.entities.campaigns.find((entry) => entry.id === id);
    if (!campaign)
      return {
        traffic_type: 'organic',
        partner_id: organicPartner,
        channel_id: organicChannel,
        campaign_id: null,
        ad_set_id: null,
        creative_id: null,
        source_id: null,
      };
    const adSet = this.#world.entities.adSets.find((entry) => entry.campaign === campaign.id);
    const creative = this.#world.entities.creatives.find((entry) => entry.adSet === adSet?.id);
    return {
      traffic_type: 'paid',
      partner_id: campaign.partner,
      channel_id: campaign.channel,
      campaign_id: campaign.id,
      ad_set_id: adSet?.id ?? null,
      creative_id: creative?.id ?? null,
      source_id: source,
    };
  }

  /** Traffic of a user's install. */
  own({ life, source }: User): Row {
    return this.att(life.person.group, source);
  }
}
