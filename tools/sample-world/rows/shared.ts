/** Rows about users of the cohort: the columns that tables share are filled here, by the groups that each table names. */
import type { Group, World } from '../../../lib/facts/sample-world';
import type { RawDataTable } from '../../../lib/facts/types';
import { Random } from '../../../lib/random';
import type { PlannedUser } from '../plan/plan';
import { dateOf, day, iso, receivedAt } from '../time';
import type { Row, Tables } from './table';

const organicPartner = 1;
const organicChannel = 1;

type GroupId = RawDataTable['groups'][number];

/** Adds rows of one world. A column that a row leaves out is null. */
export class RowWriter {
  readonly #groups: ReadonlyMap<string, readonly GroupId[]>;
  readonly #env: Row;
  readonly #delays = new Map<string, number[]>();
  readonly #versions: readonly { version: string; sdk: string; since: string }[];

  constructor(
    readonly world: World,
    readonly tables: Tables,
    rawTables: readonly RawDataTable[],
  ) {
    this.#groups = new Map(rawTables.map(({ table, groups }) => [table, groups]));
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
    this.#versions = entities.appVersions[app.id] ?? [];
  }

  /** Adds a row of a user. @returns Its id. */
  add(...row: Parameters<RowWriter['of']>): string {
    return this.tables.add(row[0], this.of(...row));
  }

  /** A row of a user: the columns that the table shares, and what is its own or differs. */
  of(table: string, user: PlannedUser, time: number, own: Row, received = receivedAt(time)): Row {
    const shared = this.#groups.get(table)?.map((group) => this.#columnsOf(group, user, time)) ?? [];
    return Object.assign(this.env(time, received), ...shared, own) as Row;
  }

  /** Columns of every event. */
  env(time: number, received: number): Row {
    return { ...this.#env, event_time: iso(time), received_time: iso(received) };
  }

  #columnsOf(group: GroupId, { identity, life, source }: PlannedUser, time: number): Row {
    const { country } = life.person;
    switch (group) {
      case 'USR':
        return {
          user_id: identity.userId,
          install_id: identity.installId,
          custom_user_id: identity.customUserId,
        };
      case 'IDS':
        return { advertising_id: identity.advertisingId, app_set_id: identity.appSetId };
      case 'DEV':
        return {
          device_type: identity.deviceType,
          device_manufacturer: identity.device.manufacturer,
          device_model: identity.device.model,
          os_version: identity.device.os,
          language: identity.language,
        };
      case 'CTY':
        return { country };
      case 'GEO':
        return { country, ...identity.place };
      case 'SDK':
        return this.#sdk(life, time);
      case 'ATT':
        return this.att(life.person.group, source);
      default:
        return {};
    }
  }

  /** App and SDK version at a time: users update within a week of a release. */
  #sdk({ person, firstOpen }: PlannedUser['life'], time: number): Row {
    const delays = this.#delaysOf(person.key);
    const current = this.#versions.findLast(
      ({ since }, index) =>
        dateOf(firstOpen) >= since || dateOf(time - (delays[index] as number) * day) >= since,
    );
    return { app_version: current?.version, sdk_version: current?.sdk };
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
    const { cohort, entities } = this.world;
    const campaign = entities.campaigns.find(({ id }) => id === cohort.campaigns[group]);
    const adSet = campaign && entities.adSets.find((entry) => entry.campaign === campaign.id);
    const creative = adSet && entities.creatives.find((entry) => entry.adSet === adSet.id);
    return {
      traffic_type: campaign ? 'paid' : 'organic',
      partner_id: campaign?.partner ?? organicPartner,
      channel_id: campaign?.channel ?? organicChannel,
      campaign_id: campaign?.id,
      ad_set_id: adSet?.id,
      creative_id: creative?.id,
      source_id: campaign && source,
    };
  }
}
