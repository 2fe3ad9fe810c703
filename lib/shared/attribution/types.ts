/**
 * The words of attribution, as APIs and exports write them, and the shape of what goes into a decision. Everything is
 * plain data so that the same input can come from a form in the browser, a YAML file or a generator.
 */

/** A time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** Length of time in milliseconds. */
export type Milliseconds = number;

/** Ways to match an engagement with a device, strongest first. The order breaks ties between simultaneous engagements. */
export const matchTypes = [
  'install_referrer',
  'apple_ads',
  'deep_link',
  'advertising_id',
  'san_claim',
  'vendor_id',
  'probabilistic',
] as const;
export type MatchType = (typeof matchTypes)[number];

/** Windows and switches of an app, named as in the API. */
export const windowKeys = [
  'click_window',
  'view_window',
  'probabilistic_click_window',
  'probabilistic_view_window',
  'reengagement_click_window',
  'reengagement_view_window',
  'reengagement_inactivity',
  'reengagement_period',
  'churn_inactivity',
  'reattribution_window',
  'install_referrer_wait',
] as const;
export type WindowKey = (typeof windowKeys)[number];
export type Windows = Readonly<Record<WindowKey, Milliseconds>>;

/** Windows that a partner connection can override. */
export type ConnectionWindowKey = Extract<
  WindowKey,
  | 'click_window'
  | 'view_window'
  | 'probabilistic_click_window'
  | 'probabilistic_view_window'
  | 'reengagement_click_window'
>;

export type EngagementType = 'click' | 'view';

/** Evidence that an engagement and an opening come from one device. */
export interface Match {
  readonly type: MatchType;
  /** Likelihood from 0 to 1; only `probabilistic` has one. */
  readonly score?: number;
  /** When an install referrer or a SAN's claim arrived, if it arrived after the opening. */
  readonly learnedAt?: Instant;
}

export interface Campaign {
  readonly type: 'acquisition' | 'retargeting';
  readonly trafficType: 'paid' | 'owned';
  /** Slug of the channel. */
  readonly channel: string;
}

/** A click or view. */
export interface Engagement {
  readonly id: string;
  readonly type: EngagementType;
  /** Id of the advertised app. */
  readonly app: string;
  /** Key of the partner's connection in `AttributionInput.connections`. */
  readonly partner: string;
  readonly campaign: Campaign;
  /** When it happened. */
  readonly time: Instant;
  /** When Whence received it; differs from `time` for server-to-server calls. */
  readonly receivedAt: Instant;
  /** All matches found, in any order; the strongest permitted one decides. */
  readonly matches: readonly Match[];
  /** The partner's id of the click. */
  readonly clickId?: string;
  /** The tracking URL had `test=1`. */
  readonly isTest?: boolean;
  /** Result of checking the link's signature; without it the link has none. */
  readonly signature?: 'missing' | 'wrong' | 'expired' | 'right';
  /** Clicks of the same device id, or IP address and user agent, in the hour up to this one, including this one. */
  readonly clicksInHour?: number;
  /** The IP address belongs to a data center or blocked range. */
  readonly ipBlocklisted?: boolean;
  /** The country is on the list of countries blocked for the partner. */
  readonly countryBlocked?: boolean;
  /** The contract's install cap is reached, and the connection rejects installs above it. */
  readonly capReached?: boolean;
}

/** What an app has set for a partner. */
export interface Connection {
  readonly state: 'draft' | 'active' | 'paused' | 'disconnected';
  /** Windows that replace the app's. */
  readonly windows?: Readonly<Partial<Record<ConnectionWindowKey, Milliseconds>>>;
  /** The partner's own windows; each one only shortens what is set here. */
  readonly ownWindows?: Readonly<Partial<Record<EngagementType, Milliseconds>>>;
  /** Replaces the app's switch for probabilistic matching. */
  readonly probabilistic?: boolean;
  readonly signedLinksOnly?: boolean;
}

export interface App {
  readonly id: string;
  readonly platform: 'android' | 'ios';
  readonly windows: Windows;
  /** Probabilistic matching is on. */
  readonly probabilistic: boolean;
  /** **Children's app** in the dashboard. */
  readonly forChildren?: boolean;
  /** Device integrity enforcement is **Reject attributions**. */
  readonly rejectCompromised?: boolean;
}

/** What is known about a user who installed before. */
export interface History {
  /** Attribution time of the last counted install. */
  readonly attributedAt: Instant;
  /** End of the last session before this opening. */
  readonly lastSessionAt: Instant;
}

export type ConsentStatus = 'granted' | 'denied' | 'not_set';

/** The opening of an app that is to be attributed. */
export interface Opening {
  /** `install`: first open after an installation; `open`: the app was already installed. */
  readonly kind: 'install' | 'open';
  /** Time by the device's clock. */
  readonly deviceTime: Instant;
  /** Time by Whence's clock. */
  readonly receivedAt: Instant;
  /** Start of the download, from the install referrer. */
  readonly installBegin?: Instant;
  /** Null if no earlier install is known. */
  readonly history: History | null;
  /** Default: not set, and `gdprApplies` unknown. */
  readonly consent?: { readonly adStorage: ConsentStatus; readonly gdprApplies: boolean | null };
  /** The user or the app switched tracking off. */
  readonly trackingOff?: boolean;
  /** The SDK reports a child-directed user. */
  readonly childDirected?: boolean;
  /** iOS: answer to the App Tracking Transparency prompt. */
  readonly att?: 'authorized' | 'denied' | 'not_determined' | 'restricted' | 'unavailable';
  readonly integrity?: 'trusted' | 'basic' | 'compromised' | 'unevaluated' | 'error';
  /** The device is an active test device of the app. */
  readonly isTestDevice?: boolean;
}

export interface AttributionInput {
  readonly app: App;
  readonly connections: Readonly<Record<string, Connection>>;
  /** In any order. */
  readonly engagements: readonly Engagement[];
  readonly opening: Opening;
}

/** Reasons that raw data and reports give for a rejected engagement or install. */
export const rejectReasons = [
  'window_expired',
  'click_after_install_begin',
  'ctit_too_short',
  'click_flooding',
  'duplicate_click_id',
  'ip_blocklisted',
  'invalid_signature',
  'expired_signature',
  'geo_mismatch',
  'device_integrity_failed',
  'test_traffic',
  'partner_paused_install',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const attributionTypes = ['click_through', 'view_through', 'organic'] as const;
export type AttributionType = (typeof attributionTypes)[number];

export const installTypes = ['first_install', 'reattributed_install', 'reinstall', 'reengagement'] as const;
export type InstallType = (typeof installTypes)[number];

export const trafficTypes = ['paid', 'owned', 'organic', 'unattributed'] as const;
export type TrafficType = (typeof trafficTypes)[number];

/** 1 is the strongest: deterministic click, deterministic view, probabilistic click, probabilistic view. */
export type Tier = 1 | 2 | 3 | 4;
