// Public surface of react-native-whence-sdk 6.0.x: declarations only, as the checker of samples reads them.

// ---- enums ----
/** Ad format. */
export enum AdUnit {
  /** Strip that takes up part of a screen. */
  Banner = 'banner',
  /** Medium rectangle within a screen's content. */
  Mrec = 'mrec',
  /** Full-screen ad at a break, without a reward. */
  Interstitial = 'interstitial',
  /** Full-screen ad that users choose to watch for a reward. */
  Rewarded = 'rewarded',
  /** Full-screen ad at a break, with a reward. */
  RewardedInterstitial = 'rewarded_interstitial',
  /** Ad in the app's own design. */
  Native = 'native',
  /** Ad shown while the app opens. */
  AppOpen = 'app_open',
}
/** Status of Apple's App Tracking Transparency. The IDFA is available only with `Authorized`. */
export enum AttAuthorizationStatus {
  /** The user hasn't answered Apple's prompt yet. */
  NotDetermined = 'not_determined',
  /** A device policy or child-directed mode forbids the prompt. */
  Restricted = 'restricted',
  /** The user refused tracking. */
  Denied = 'denied',
  /** The user allowed tracking. */
  Authorized = 'authorized',
  /** The device doesn't have App Tracking Transparency: Android, or iOS before 14. */
  Unavailable = 'unavailable',
}
/** Unit of an event's value. */
export enum Unit {
  /** A number of things. */
  Count = 'count',
  /** A duration in seconds. */
  Seconds = 'seconds',
  /** A duration in milliseconds. */
  Milliseconds = 'milliseconds'
}
/** Members of `Unit` that measure time. */
export enum TimeUnitGroup {
  /** A duration in seconds. */
  Seconds = 'seconds',
  /** A duration in milliseconds. */
  Milliseconds = 'milliseconds'
}
/** User ID the ironSource integration (called LevelPlay from 6.0 on) sets in the ad SDK. */
export enum UserIdSource {
  /** The Whence user ID, which is the default. */
  Whence = 'whence',
  /** Your own user ID. */
  Custom = 'custom',
  /** The integration doesn't set a user ID. */
  None = 'none'
}

// ---- unions ----
/** Amount of logging. Each level includes the ones before it. */
export type LogLevel =
  /** Nothing. */
  | 'none'
  /** Mistakes that stop the SDK or a call, such as a malformed token. */
  | 'error'
  /** Warnings, such as a refused event. This is the default. */
  | 'warning'
  /** Milestones, such as the start and the attribution. Use it to check your setup. */
  | 'info'
  /** Every event and request, with request bodies but without tokens. Don't ship an app with it. */
  | 'debug';
/** Kind of a purchased item. */
export type SkuType =
  /** Can be bought again. */
  | 'consumable'
  /** Is bought once, and can be restored. */
  | 'non_consumable'
  /** Renews until the user cancels it. */
  | 'subscription';
/** How reliable the revenue of an ad impression is. */
export type RevenuePrecision =
  /** The amount is exact. */
  | 'exact'
  /** The provider estimates the amount. */
  | 'estimated'
  /** The publisher provided the amount. */
  | 'publisher_defined'
  /** The provider doesn't know how exact the amount is. */
  | 'undefined';
export type ConsentStatus = 'granted' | 'denied' | 'not_set';
export type ErrorCode =
  | 'INVALID_TOKEN' | 'UNKNOWN_TOKEN' | 'TOKEN_MISMATCH' | 'NOT_INITIALIZED' | 'ALREADY_INITIALIZED' | 'NOT_RUNNING' | 'CONSENT_DENIED'
  | 'INVALID_CONFIGURATION' | 'INVALID_EVENT' | 'INVALID_MONEY' | 'INVALID_AD_IMPRESSION' | 'INVALID_USER_ID' | 'INVALID_PURCHASE'
  | 'RATE_LIMITED' | 'NETWORK' | 'TIMEOUT' | 'SERVER' | 'INTEGRATION_UNAVAILABLE' | 'NOT_SUPPORTED';
/** Why `isValid` is `false`. Refuse the purchase only for `RECEIPT_INVALID`, `SKU_MISMATCH`, and `CANCELLED`. */
export type ValidateErrorCode =
  /**
   * The purchase token or the receipt can't be read, which is a mistake in the app. Grant what the store
   * library reports as purchased, and fix the call.
   */
  | 'RECEIPT_MALFORMED'
  /** The store has no such purchase, or it is forged. Don't grant it, and finish the transaction. */
  | 'RECEIPT_INVALID'
  /** The purchase is for a different SKU or app. Don't grant it, and finish the transaction. */
  | 'SKU_MISMATCH'
  /**
   * Genuine and paid, but recorded before: by automatic tracking, a store notification, or an earlier call, or
   * it is a restore. Grant it unless your app has already granted this `transactionId`, and finish the
   * transaction.
   */
  | 'ALREADY_REPORTED'
  /** Refunded, revoked, or canceled. Don't grant it, or take it back, and finish the transaction. */
  | 'CANCELLED'
  /**
   * Whence doesn't have access to the store. Set it up in the dashboard under **Monetize > In-app
   * purchases**, and grant what the store library reports as purchased.
   */
  | 'STORE_NOT_CONFIGURED'
  /**
   * The store didn't respond within 20 seconds, or the purchase is still pending there. Ask again after 5 and
   * after 30 seconds, then grant what the store library reports as purchased. The server keeps trying for 24
   * hours.
   */
  | 'STORE_UNAVAILABLE';

// ---- interfaces ----
export interface WhenceSDKOptions {
  whenceToken: string | { android?: string; ios?: string };
  /**
   * Amount of logging.
   * @defaultValue `'warning'`
   */
  logLevel?: LogLevel;
  /** Your own user ID, if you know it at the start. The rules of `setUserId` apply. */
  userId?: string;                              // default none
  /**
   * Whether tracking waits for `start`. With `false`, it starts in `initialize`, unless an earlier `stop`
   * still holds.
   * @defaultValue `false`
   */
  startManually?: boolean;
  consent?: Consent;                            // default none; used only while no choice is stored (childDirected: always)
  waitForConsent?: boolean;                     // default false; true holds all traffic until consent is known
  readTcfConsent?: boolean;                     // default false
  /**
   * Whether the SDK looks for new purchases in Google Play and the App Store, validates them on the server,
   * and records them. On Android, it can't see consumables that the app has already consumed, so validate
   * those. Purchases from before the SDK's first start are ignored.
   * @defaultValue `true`
   */
  automaticInAppPurchaseTracking?: boolean;
  /**
   * Whether the SDK reads the advertiser ID. With `false`, it never does, and the test group is `null`.
   * @defaultValue `true`
   */
  collectAdvertiserId?: boolean;
  /**
   * iOS: seconds, 0 to 120, for which the first attribution request waits for the answer to Apple's prompt.
   * The time starts when tracking has started and the app is active. Recommended: 60 if the app asks on its
   * first screen.
   * @defaultValue `0`
   */
  trackingAuthorizationTimeout?: number;
  /**
   * Whether the AppLovin MAX integration is on. It forwards the revenue of each impression.
   * @defaultValue `false`
   */
  appLovin?: boolean;
  /**
   * Whether the Firebase integration is on. It sends the Firebase app instance ID, so Whence can join exports
   * and send conversions to Google Analytics.
   * @defaultValue `false`
   */
  firebase?: boolean;
  levelPlay?: boolean | { userIdSource: UserIdSource }; // default false
  /**
   * Whether the Unity Ads integration is on. It counts impressions without an amount, and imported revenue is
   * spread over them.
   * @defaultValue `false`
   */
  unityAds?: boolean;
}
export interface Consent {
  adStorage?: ConsentStatus;                    // every status defaults to 'not_set'
  analyticsStorage?: ConsentStatus;
  adUserData?: ConsentStatus;
  adPersonalization?: ConsentStatus;
  gdprApplies?: boolean | null;                 // default null: unknown
  doNotSell?: boolean;                          // default false
  childDirected?: boolean;                      // default false
}
/** Error the SDK's promises reject with. To recognize it in a `catch` block, call `isWhenceError`. */
export interface WhenceError extends Error {
  /** Cause of the error. */
  code: ErrorCode;
  /**
   * Member of the argument that breaks a rule, such as `name` or `dimensions.level`. Only with codes that
   * concern a member.
   */
  field?: string;
}
/** Listener registration. */
export interface Subscription {
  /** Ends the registration. Call it on the subscription, because the method isn't bound. */
  unsubscribe(): void;
}
/**
 * Amount with its currency. Calls that use it check it, and reject with `INVALID_MONEY` if a member breaks
 * its rule. It can be negative, but not in an ad impression, a `WhPurchaseEvent`, or a receipt.
 */
export interface Money {
  /**
   * Amount in major units, such as `4.99`: finite, with an absolute value of at most 1,000,000,000. It is
   * rounded to 6 decimals, half to even.
   */
  amount: number;
  /** Active ISO 4217 code of three upper-case letters, such as `'EUR'`. */
  currency: string;
}
/**
 * Custom event: a name, up to 10 dimensions, and at most one value, which is a number with a unit or money.
 * It can have up to 16 KiB as JSON. The call that sends it checks and copies it, so you can change the object
 * and send it again.
 */
export interface AppEvent {
  /** Name of the event: `^[a-z][a-z0-9_]{0,63}$`. It can't begin with `wh_` or `whence_`. */
  name: string;
  /**
   * Up to 10 texts by key. Keys follow the rule of `name`, or are constants of `Dimension`. A text has 1 to
   * 256 Unicode code points.
   */
  dimensions?: Record<string, string>;
  /** Finite number that counts or measures. It needs `unit`, and excludes `money`. */
  value?: number;
  /** Unit of `value`, required with it and not allowed without it. */
  unit?: Unit;
  /**
   * Amount in place of `value` and `unit`. Reports don't count it as revenue, which comes from purchases and
   * ad impressions.
   */
  money?: Money;
}
/** Predefined event for a sign-in or sign-out. It counts 1. */
export interface WhLoginEvent {
  /** Always `'wh_login'`. */
  name: 'wh_login';
  /**
   * Step of the sign-in: `'show'` if the app offers it, `'start'`, `'succeed'`, and `'fail'` for an attempt,
   * and `'logout'` if the user signs out.
   */
  action: 'show' | 'start' | 'succeed' | 'fail' | 'logout';
  /** How the user signs in, such as `'google'`, `'apple'`, `'email'`, or `'guest'`. */
  method?: string;
  /** Your own dimensions, with the rules of `AppEvent`. Predefined ones don't count toward the 10. */
  dimensions?: Record<string, string>;
}
/**
 * Predefined event for progress in a level, quest, or tutorial. A start counts 1, and its end has a duration.
 */
export interface WhProgressionEvent {
  /** Always `'wh_progression'`. */
  name: 'wh_progression';
  /** Whether the user starts, completes, or fails it. */
  action: 'start' | 'complete' | 'fail';
  /** What the user makes progress in: a level, a quest, or a tutorial. */
  progressionType: 'level' | 'quest' | 'tutorial';
  /** Which level, quest, or tutorial it is, such as `'5'`. */
  progressionName: string;
  /** How hard it is, such as `'normal'`. */
  difficulty?: string;
  /**
   * How long it took, only with `'complete'` and `'fail'`. If you leave it out, the SDK measures the
   * foreground time since the latest start with the same type and name. Without one in the last 7 days, the
   * event counts 1.
   */
  duration?: number;
  /**
   * Unit of `duration`.
   * @defaultValue `TimeUnitGroup.Seconds`
   */
  durationUnit?: TimeUnitGroup;
  /** Your own dimensions, with the rules of `AppEvent`. Predefined ones don't count toward the 10. */
  dimensions?: Record<string, string>;
}
/** Predefined event for a resource, such as gold, that a user earns or spends. */
export interface WhResourceEvent {
  /** Always `'wh_resource'`. */
  name: 'wh_resource';
  /** Whether the user earns or spends the amount. */
  action: 'earn' | 'spend';
  /** What is earned or spent, such as `'gold'`. */
  resource: string;
  /** How much, as a count greater than 0. */
  amount: number;
  /** Kind of item that the resource is for or from, such as `'building'`. */
  itemType?: string;
  /** Item that the resource is for or from, such as `'crane'`. */
  itemId?: string;
  /** Your own dimensions, with the rules of `AppEvent`. Predefined ones don't count toward the 10. */
  dimensions?: Record<string, string>;
}
/**
 * Predefined event for a sale outside Google Play and the App Store, such as in a web shop. Never send it for
 * a purchase that automatic tracking or `validatePurchase` sees, because its revenue would count twice.
 */
export interface WhPurchaseEvent {
  /** Always `'wh_purchase'`. */
  name: 'wh_purchase';
  /** SKU of the purchased item. */
  sku: string;
  /** Price paid, which can't be negative. */
  price: Money;
  /**
   * Kind of the purchased item.
   * @defaultValue `'consumable'`
   */
  skuType?: SkuType;
  /** Order ID of the shop. It is optional, but strongly recommended. */
  transactionId?: string;
  /** Your own dimensions, with the rules of `AppEvent`. Predefined ones don't count toward the 10. */
  dimensions?: Record<string, string>;
}
/**
 * Predefined event for an ad, from loading to reward. It counts 1. To report what an ad earns, call
 * `forwardAdImpression`.
 */
export interface WhAdEvent {
  /** Always `'wh_ad'`. */
  name: 'wh_ad';
  /**
   * What happens to the ad: it is loaded or fails to load, is shown or fails to show, is clicked, is closed,
   * or gives the user the reward.
   */
  action: 'load' | 'load_fail' | 'show' | 'show_fail' | 'click' | 'close' | 'reward';
  /** Format of the ad. */
  unit: AdUnit;
  /** Who reports the ad, preferably the slug of a monetization partner, such as `'applovin-max'`. */
  provider: string;
  /** Demand source that filled the ad, as the provider names it. */
  network?: string;
  /** Place in the app where the ad is shown, such as `'double_gold'`. */
  placement?: string;
  /** Your own dimensions, with the rules of `AppEvent`. Predefined ones don't count toward the 10. */
  dimensions?: Record<string, string>;
}
/** Any predefined event. */
export type WhEvent = WhAdEvent | WhLoginEvent | WhProgressionEvent | WhPurchaseEvent | WhResourceEvent;
/**
 * One ad shown in the app, with its revenue. A member that breaks its rule is named in the
 * `field` of the error.
 */
export interface AdImpression {
  /** Format of the ad. */
  unit: AdUnit;
  /**
   * Who reported the impression, preferably the slug of a monetization partner, such as `'applovin-max'`,
   * `'ironsource-levelplay'`, `'unity-ads'`, or `'admob'`. 1 to 128 characters.
   */
  provider: string;
  /** Demand source that filled the ad, as the provider names it. */
  network?: string;
  /** ID or name of the ad unit at the provider, 1 to 128 characters. */
  adUnitId?: string;
  /** Place in the app where the ad is shown, 1 to 128 characters. */
  placement?: string;
  /** Waterfall or bidding instance at the mediation platform, 1 to 128 characters. */
  instance?: string;
  /** Segment at the mediation platform, 1 to 128 characters. */
  segment?: string;
  /** A/B group at the mediation platform, 1 to 128 characters. It isn't the group of `getTestGroupId`. */
  testGroup?: string;
  /**
   * What this one impression earned, not an eCPM. Leave it out if the provider doesn't report an amount. It
   * can't be negative: some providers report an error that way, so don't forward such impressions.
   */
  revenue?: Money;
  /** How reliable `revenue` is. Leave it out if the provider doesn't report it. */
  precision?: RevenuePrecision;
}
/** Campaign that won the attribution. */
export interface AttributionCampaign {
  /** Whence ID of the campaign. */
  id: number;
  /** Name of the campaign. */
  name: string;
  /**
   * Whom the campaign addresses: new users (`'acquisition'`), or users who have or had the app
   * (`'retargeting'`).
   */
  type: 'acquisition' | 'retargeting';
}
/** Channel the install came from. A channel groups campaigns by kind of traffic, across partners. */
export interface AttributionChannel {
  /** Whence ID of the channel: 1 for organic installs. */
  id: number;
  /** Name of the channel, such as `Offerwall & playtime`, or `Organic`. */
  name: string;
  /** Whether users are rewarded for installing or playing. */
  incentivized: boolean;
}
/** Partner the install came from. */
export interface AttributionPartner {
  /** Whence ID of the partner: 1 for organic installs, and 2 for a partner that can't be named. */
  id: number;
  /** Name of the partner, `Organic`, or `Restricted` for a partner that can't be named. */
  name: string;
}
export interface AttributionData {
  /** Whence user ID, a lower-case UUID. */
  userId: string;
  /** ID of this installation, a UUID. */
  installInstanceId: string;
  type: 'organic' | 'paid' | 'owned' | 'unattributed';
  /**
   * `'install'` for a first install, and `'reattribution'` for a reattributed install or a re-engagement. It
   * stays the same at each start until the attribution changes, so `'install'` doesn't mean the first launch.
   */
  trigger: 'install' | 'reattribution';
  /**
   * Campaign that won. `null` if there isn't one, as for organic installs and for a partner that can't be
   * named.
   */
  campaign: AttributionCampaign | null;
  /** Channel of the campaign. For organic users, it is channel 1, `Organic`. */
  channel: AttributionChannel;
  /** Partner the install came from. */
  partner: AttributionPartner;
  /** Whence ID of the ad set, or `null` if there isn't one. */
  adSetId: number | null;
  /** Whence ID of the creative, or `null` if there isn't one. */
  creativeId: number | null;
  /** ID of the publisher app or site that showed the ad, as the partner names it, or `null`. */
  sourceId: string | null;
  /** Name of the publisher app or site, as the partner names it, or `null`. */
  sourceName: string | null;
  /** Bundle ID of the publisher app, as the partner names it, or `null`. */
  sourceBundleId: string | null;
  /**
   * Link to open on the first start. `null` if there isn't one, if `trigger` isn't `'install'`, and after
   * `anonymize` or `requestDataDeletion`. You get it again on every start: save `installInstanceId` before
   * you open the link, and don't open it again for the same ID.
   */
  deferredDeepLink: string | null;
  /** When the attribution was made. */
  createdAt: Date;
}
/** The device's IDs, and whether the device limits ad tracking. */
export interface AdvertiserIdInfo {
  /**
   * Google advertising ID (GAID) or IDFA, a UUID. `null` if the user deleted it, turned off ad
   * personalization, or hasn't allowed tracking on iOS; if the app is child-directed; if
   * `collectAdvertiserId` is `false`; or, from 6.0 on, if `adStorage` is denied.
   */
  advertiserId: string | null;
  /** `true` in the cases in which `advertiserId` is `null`. */
  isLimitedAdTracking: boolean;
  /**
   * Android: App Set ID, a UUID. Google's policy forbids using it to personalize or measure ads. `null` on
   * iOS, for child-directed users, and, from 6.0 on, if `adStorage` is denied.
   */
  appSetId: string | null;
  /**
   * iOS: IDFV, a UUID that your apps on the device share. It changes when the user removes them all. `null`
   * on Android, for child-directed users, and, from 6.0 on, if `adStorage` is denied.
   */
  vendorId: string | null;
}
/**
 * Parameters of a retargeting link after the server has checked that it belongs to a campaign of this app.
 * You can open screens and grant rewards based on them.
 */
export interface RetargetingParameters {
  /** Link as the app got it, or, if it is on the app's link domain, the deep link it contains. */
  url: string;
  /**
   * Decoded query parameters, without the ones that begin with `whence_`. If a key is repeated, the last
   * value counts.
   */
  parameters: Record<string, string>;
  /**
   * Whether the user had the app when the link was opened. `false` for a deferred open after a fresh install.
   */
  wasAlreadyInstalled: boolean;
}
/**
 * Parameters read from a retargeting link at once, without a server check. Use them to open a screen,
 * but never to grant a reward.
 */
export interface PreliminaryRetargetingParameters {
  /** Link as the app got it, or, if it is on the app's link domain, the deep link it contains. */
  url: string;
  /**
   * Decoded query parameters, without the ones that begin with `whence_`. If a key is repeated, the last
   * value counts.
   */
  parameters: Record<string, string>;
  /**
   * Asks the server whether the link belongs to a campaign of this app.
   * @returns The validated parameters. `null` if the link is unknown, older than 30 days, or for a different
   * app.
   */
  validate(): Promise<RetargetingParameters | null>;
}
export interface PurchaseReceipt {
  /** SKU of the purchased item. */
  sku: string;
  /** Kind of the purchased item. */
  skuType: SkuType;
  /**
   * List price of the purchase, which can't be negative. If the store reports a different price, Whence
   * records the store's price. If the user buys more than one piece at once, it is the price of all pieces.
   */
  price: Money;
  /** Purchase token of Google Play. Required on Android. */
  purchaseToken?: string;
  /** Transaction ID of the App Store. Required on iOS. */
  transactionId?: string;
  jwsRepresentation?: string;                   // required on iOS: StoreKit 2 signed transaction
}
/** Why the store doesn't confirm a purchase. */
export interface ValidateError {
  /** The reason as a code. It decides what your app does. */
  code: ValidateErrorCode;
  /** Text that describes the reason. */
  message: string;
}
/** The store's verdict on a purchase. */
export interface ValidateResult {
  /**
   * Whether the store confirms the purchase, and Whence has recorded it with this call. If `false`, read
   * `error` before you refuse anything: with `ALREADY_REPORTED`, the purchase is paid.
   */
  isValid: boolean;
  /** SKU of the purchased item. */
  sku: string;
  /**
   * ID of the store: Google's order ID (`GPA.…`) or Apple's transaction ID, or `null`. It is set with
   * `ALREADY_REPORTED`.
   */
  transactionId: string | null;
  /**
   * `'production'` for a real purchase. `'sandbox'` for a test purchase, which is recorded as a test and left
   * out of reports.
   */
  environment: 'production' | 'sandbox';
  /** Kind of the purchased item. */
  skuType: SkuType;
  /** Price as the store knows it, or `null` if the store doesn't report it. */
  price: Money | null;
  /** When the subscription expires. `null` for other kinds of items. */
  expiresAt: Date | null;
  /** Why `isValid` is `false`, or `null` if it is `true`. */
  error: ValidateError | null;
}
/** Confirmation of a request to delete the user's data. */
export interface DataDeletionRequest {
  /** UUID of the request. */
  requestId: string;
  /** When it was made. */
  requestedAt: Date;
}

// ---- functions ----
/**
 * Keys of the predefined dimensions. In a custom event, they count as ordinary dimensions. Other keys that
 * begin with `wh_` or `whence_` are refused.
 */
export declare const Dimension: {
  /** Step: `action` of a predefined event. */
  readonly Action: 'wh_action';
  /** How the user signs in: `method` of `WhLoginEvent`. */
  readonly Method: 'wh_method';
  /** Level, quest, or tutorial: `progressionType` of `WhProgressionEvent`. */
  readonly ProgressionType: 'wh_progression_type';
  /** Which one it is: `progressionName` of `WhProgressionEvent`. */
  readonly ProgressionName: 'wh_progression_name';
  /** How hard it is: `difficulty` of `WhProgressionEvent`. */
  readonly Difficulty: 'wh_difficulty';
  /** What is earned or spent: `resource` of `WhResourceEvent`. */
  readonly Resource: 'wh_resource';
  /** Kind of item that a resource is for or from: `itemType` of `WhResourceEvent`. */
  readonly ItemType: 'wh_item_type';
  /** Item that a resource is for or from: `itemId` of `WhResourceEvent`. */
  readonly ItemId: 'wh_item_id';
  /** Purchased item: `sku` of `WhPurchaseEvent`. */
  readonly Sku: 'wh_sku';
  /** Kind of the purchased item: `skuType` of `WhPurchaseEvent`. */
  readonly SkuType: 'wh_sku_type';
  /** Order ID of the shop: `transactionId` of `WhPurchaseEvent`. */
  readonly TransactionId: 'wh_transaction_id';
  /** Format of the ad: `unit` of `WhAdEvent`. */
  readonly AdUnit: 'wh_ad_unit';
  /** Who reports the ad: `provider` of `WhAdEvent`. */
  readonly Provider: 'wh_provider';
  /** Demand source that filled the ad: `network` of `WhAdEvent`. */
  readonly Network: 'wh_network';
  /** Place in the app: `placement` of `WhAdEvent`. */
  readonly Placement: 'wh_placement';
};
/**
 * Initializes the SDK. Call it once, as early as possible, outside components, and before ad SDKs. The SDK
 * queues calls made before the promise settles. A second call with the same token resolves without effect.
 * @param options Token, settings, and integrations.
 * @returns Resolves without waiting for consent, the attribution, or a connection. If the server refuses the
 * token later, `getAttribution` rejects.
 * @throws `INVALID_TOKEN` if the token is empty or malformed; `TOKEN_MISMATCH` if the token is for the other
 * platform; `ALREADY_INITIALIZED` if the SDK runs with a different token; `INVALID_CONFIGURATION` if
 * `trackingAuthorizationTimeout` is outside 0 to 120 seconds; `INTEGRATION_UNAVAILABLE` if an integration's
 * ad SDK is missing or too old.
 */
export declare function initialize(options: WhenceSDKOptions): Promise<void>;
/**
 * Turns tracking on, after `stop` or with the option `startManually`.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function start(): Promise<void>;
/**
 * Turns tracking off until `start`, even across restarts: ends the session, deletes the unsent queue, and
 * sends nothing more. Meanwhile, calls that send or validate, and `getAttribution`, reject with
 * `NOT_RUNNING`, but `getUserId` and `getInstallInstanceId` work.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function stop(): Promise<void>;
/**
 * Checks whether tracking is on.
 * @returns `true` while tracking is on. `false` after `stop`, and with `startManually` until `start`.
 */
export declare function isRunning(): Promise<boolean>;
/**
 * Reads the SDK version.
 * @returns The version as three numbers with dots: major, minor, and patch.
 */
export declare function getSdkVersion(): string;
/**
 * Checks whether a caught value is an SDK error, so TypeScript knows its `code` and `field`.
 * @param error Value that a `catch` block caught.
 * @returns `true` if the value is a `WhenceError`.
 */
export declare function isWhenceError(error: unknown): error is WhenceError;

/**
 * Reads the attribution from the device, or from the server if the device doesn't have one yet. The server's
 * response waits for the install referrer on Android, and with `trackingAuthorizationTimeout` for the answer
 * to Apple's prompt.
 * @returns The current attribution. It can change later, so also register a listener.
 * @throws `TIMEOUT` after 60 seconds, or `NETWORK` without a connection: the SDK keeps asking, and listeners
 * get the result; `NOT_RUNNING` while tracking is off; `UNKNOWN_TOKEN` or `TOKEN_MISMATCH` if the server
 * refuses the token; `NOT_INITIALIZED` before `initialize`.
 */
export declare function getAttribution(): Promise<AttributionData>;
/**
 * Registers a listener for the attribution and its changes. A listener registered after the attribution was
 * received gets it once.
 * @param listener Gets the attribution, first the current one and then each new one.
 * @returns The subscription. Keep it, and call its `unsubscribe` method to end it.
 */
export declare function registerAttributionListener(listener: (data: AttributionData) => void): Subscription;
/**
 * Reads the Whence user ID. It waits up to 5 seconds for the first attribution, with which the server can
 * replace the ID once, and then resolves to the local ID. It also works while tracking is off.
 * @returns Whence user ID, a lower-case UUID.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function getUserId(): Promise<string>;
/**
 * Sets your own user ID for all events after this call. Call it after each sign-in and at every start. It
 * neither replaces the Whence user ID nor changes an attribution. Before 6.0, you can't clear it: after a
 * sign-out, it stays until you set the next user's ID.
 * @param userId ID that follows `^[A-Za-z0-9_.:|-]{1,128}$`. Case matters. Email addresses and `guest`,
 * `null`, `unknown`, `0`, and `-1` are refused. Never use a name, a phone number, a device ID, or one value
 * for many people.
 * @returns Resolves without a value.
 * @throws `INVALID_USER_ID` if the ID breaks the rules; `NOT_INITIALIZED` before `initialize`.
 */
export declare function setUserId(userId: string): Promise<void>;
export declare function clearUserId(): Promise<void>;
/**
 * Reads the ID of this installation. It changes with a reinstall, with `anonymize`, and, from 5.1 on, with
 * `requestDataDeletion`. The call also works while tracking is off.
 * @returns Install instance ID, a UUID.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function getInstallInstanceId(): Promise<string>;
/**
 * Reads the advertiser ID and, from 5.1 on, the App Set ID or the IDFV.
 * @returns The IDs. An ID that isn't available is `null`, never zeros.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function getAdvertiserIdInfo(): Promise<AdvertiserIdInfo>;
/**
 * Reads the device's test group, which the SDK computes from the advertiser ID. It is the same in all
 * apps on the device, and changes with the advertiser ID.
 * @returns A number from 1 to 10. `null` without an advertiser ID: don't treat it as a group.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function getTestGroupId(): Promise<number | null>;
/**
 * Sets which variant of an experiment the user sees. It is stored and sent once. An install can have up to 20
 * experiments. In an experiment by test group, the group decides, and the call changes nothing.
 * @param experiment ID of the experiment from the dashboard, beginning with `exp_`.
 * @param variant Key of the variant: `^[a-z0-9][a-z0-9_-]{0,63}$`. `null` takes the user out of the
 * experiment.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function setExperimentVariant(experiment: string, variant: string | null): Promise<void>;

export declare function trackEvent(event: AppEvent | WhEvent | string): Promise<void>;
/**
 * Adds a dimension to every event sent later, including predefined ones. Up to 5 are stored on the device,
 * and they don't count toward an event's 10. If an event has the same key, its own value wins.
 * @param key Key that follows the rule of `dimensions` in `AppEvent`.
 * @param value Text of 1 to 256 Unicode code points. `null` removes the dimension.
 * @returns Resolves without a value.
 * @throws `INVALID_EVENT` if the key or the value breaks its rule; `NOT_INITIALIZED` before `initialize`.
 */
export declare function setGlobalDimension(key: string, value: string | null): Promise<void>;
/**
 * Sends the queued events at once. Without it, the SDK sends them every 15 seconds in the foreground, at 100
 * queued events, and when the app goes to the background.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function flush(): Promise<void>;
/**
 * Reports an ad that was shown and its revenue. Forward each impression once: through an integration or
 * with this call, never both.
 * @param impression The ad and its revenue.
 * @returns Resolves when the impression is checked and stored in the queue, before it is sent.
 * @throws `INVALID_AD_IMPRESSION` if a member breaks its rule, or the revenue is negative; `INVALID_MONEY` if
 * the amount or currency of the revenue isn't valid; `NOT_RUNNING` while tracking is off; `NOT_INITIALIZED`
 * before `initialize`; `CONSENT_DENIED` if `analyticsStorage` is denied, from 6.0 on.
 */
export declare function forwardAdImpression(impression: AdImpression): Promise<void>;
/**
 * Asks the store whether a purchase is real, and records it if so. Call it after each purchase, before you
 * grant and finish it. The store's verdict is always a result. A rejection isn't a refusal: the user may have
 * paid.
 * @param receipt The purchase details from the store library.
 * @returns The verdict.
 * @throws `NETWORK` or `SERVER` if there isn't a verdict: ask again after 5 and after 30 seconds, then grant
 * what the store library reports as purchased; `TIMEOUT` after 30 seconds without a verdict: don't ask again,
 * but grant it the same way; `INVALID_PURCHASE` if a member that the platform requires is missing;
 * `INVALID_MONEY` if the price is negative, or its amount or currency isn't valid; `NOT_SUPPORTED` if the
 * purchase isn't from Google Play or the App Store; `NOT_RUNNING` while tracking is off; `NOT_INITIALIZED`
 * before `initialize`.
 */
export declare function validatePurchase(receipt: PurchaseReceipt): Promise<ValidateResult>;
/**
 * Turns automatic purchase tracking on or off. `validatePurchase` works either way, and a purchase that both
 * see is counted once.
 * @param enabled `true` to look for new purchases.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function setAutomaticInAppPurchaseTracking(enabled: boolean): Promise<void>;
/**
 * Converts an amount in micros, as Google Play reports prices, to `Money`: 1,990,000 micros are 1.99. The
 * amount and currency are checked when you use the result.
 * @param amountMicros Amount in millionths of the major unit.
 * @param currency Active ISO 4217 code of three upper-case letters, such as `'EUR'`.
 * @returns The amount in major units, with its currency.
 */
export declare function moneyOfMicros(amountMicros: number, currency: string): Money;

/**
 * Passes a link to the SDK. Call it with every URL from React Native's `Linking`: from its `url` event, and
 * once from `getInitialURL`. Otherwise, there aren't any retargeting parameters on a warm start.
 * @param url Link that opened the app. Links that aren't from Whence have no effect.
 */
export declare function handleDeepLink(url: string): void;
/**
 * Reads the validated parameters of the retargeting link that opened the app. The server usually checks the
 * link in less than a second.
 * @returns The parameters. `null` if a Whence link didn't open the app in this process, and for
 * child-directed users.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function getRetargetingParameters(): Promise<RetargetingParameters | null>;
/**
 * Reads the parameters of the retargeting link that opened the app, without a server check.
 * @returns The parameters. `null` if a Whence link didn't open the app in this process, and for
 * child-directed users.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function getPreliminaryRetargetingParameters(): Promise<PreliminaryRetargetingParameters | null>;
/**
 * Registers a listener for validated retargeting parameters. A listener registered after they were received
 * gets them once.
 * @param listener Gets the parameters each time a retargeting link opens the app and the server has checked
 * it.
 * @returns The subscription. Keep it, and call its `unsubscribe` method to end it.
 */
export declare function registerRetargetingParametersListener(listener: (p: RetargetingParameters) => void): Subscription;
/**
 * Registers a listener for preliminary retargeting parameters. A listener registered after they were received
 * gets them once.
 * @param listener Gets the parameters at once, each time a retargeting link opens the app.
 * @returns The subscription. Keep it, and call its `unsubscribe` method to end it.
 */
export declare function registerPreliminaryRetargetingParametersListener(listener: (p: PreliminaryRetargetingParameters) => void): Subscription;

/**
 * Shows Apple's tracking prompt if the user hasn't answered it yet. Otherwise, it only returns the status.
 * iOS closes an app that asks without `NSUserTrackingUsageDescription` in `Info.plist`.
 * @returns The status after the user's answer. `AttAuthorizationStatus.Unavailable` on Android, and on iOS
 * before 14.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function requestTrackingAuthorization(): Promise<AttAuthorizationStatus>;
/**
 * Reads the status of tracking authorization without showing a prompt.
 * @returns The status. `AttAuthorizationStatus.Unavailable` on Android, and on iOS before 14.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function getTrackingAuthorizationStatus(): Promise<AttAuthorizationStatus>;
export declare function setConsent(consent: Consent): Promise<void>;
export declare function getConsent(): Promise<Consent>;
/**
 * Replaces the user ID in stored data with an irreversible pseudonym, and deletes the device's IDs, your
 * own user ID, and the city. Tracking continues with a new Whence user ID and install instance ID. You can't
 * undo this.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function anonymize(): Promise<void>;
/**
 * Asks Whence to erase all the user's data, for example after a request under the GDPR or the CCPA. Whence
 * erases it within 30 days. Tracking stops, and the SDK forgets its IDs and its queue. A later `start` makes
 * a new user.
 * @returns The confirmation of the request.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function requestDataDeletion(): Promise<DataDeletionRequest>;
/**
 * Links the user with Firebase, so Whence can join exports and send conversions to Google Analytics. You need
 * it only without the Firebase integration.
 * @param appInstanceId Firebase's app instance ID, from `getAppInstanceId` of
 * `@react-native-firebase/analytics`. If that returns `null`, the user denied `analytics_storage`: don't make
 * this call.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function setFirebaseAppInstanceId(appInstanceId: string): Promise<void>;
