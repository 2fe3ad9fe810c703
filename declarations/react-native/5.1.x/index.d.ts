// Public surface of react-native-whence-sdk 5.1.x: declarations only, as the checker of samples reads them.

// ---- enums ----
export enum AdUnit {
  Banner = 'banner', Mrec = 'mrec', Interstitial = 'interstitial', Rewarded = 'rewarded',
  RewardedInterstitial = 'rewarded_interstitial', Native = 'native', AppOpen = 'app_open',
}
export enum AttAuthorizationStatus {
  NotDetermined = 'not_determined', Restricted = 'restricted', Denied = 'denied',
  Authorized = 'authorized', Unavailable = 'unavailable',
}
export enum Unit { Count = 'count', Seconds = 'seconds', Milliseconds = 'milliseconds' }
export enum TimeUnitGroup { Seconds = 'seconds', Milliseconds = 'milliseconds' }
export enum UserIdSource { Whence = 'whence', Custom = 'custom', None = 'none' }

// ---- unions ----
export type LogLevel = 'none' | 'error' | 'warning' | 'info' | 'debug';
export type SkuType = 'consumable' | 'non_consumable' | 'subscription';
/**
 * Cause of a `WhenceError`. Repeat only getters after `NETWORK` and `TIMEOUT`, and `validatePurchase` after
 * `NETWORK` and `SERVER`. The SDK sends queued events again itself. Other codes come back until you change
 * something.
 */
export type ErrorCode =
  | 'INVALID_TOKEN' | 'UNKNOWN_TOKEN' | 'TOKEN_MISMATCH' | 'NOT_INITIALIZED' | 'ALREADY_INITIALIZED' | 'NOT_RUNNING'
  | 'INVALID_CONFIGURATION' | 'INVALID_EVENT' | 'INVALID_MONEY' | 'INVALID_AD_IMPRESSION' | 'INVALID_USER_ID' | 'INVALID_PURCHASE'
  | 'RATE_LIMITED' | 'NETWORK' | 'TIMEOUT' | 'SERVER' | 'INTEGRATION_UNAVAILABLE' | 'NOT_SUPPORTED';
export type ValidateErrorCode =
  | 'RECEIPT_MALFORMED' | 'RECEIPT_INVALID' | 'SKU_MISMATCH' | 'ALREADY_REPORTED' | 'CANCELLED' | 'STORE_NOT_CONFIGURED' | 'STORE_UNAVAILABLE';

// ---- interfaces ----
/** Token, settings, and integrations `initialize` starts the SDK with. */
export interface WhenceSDKOptions {
  /**
   * API token of the app: one string, or one for each platform. Copy it from the app's **SDK & token** card
   * in the dashboard. It is `wta_` (Android) or `wti_` (iOS), followed by 64 lower-case hexadecimal
   * characters, and isn't a secret.
   */
  apiToken: string | { android?: string; ios?: string };
  logLevel?: LogLevel;
  userId?: string;
  startManually?: boolean;
  automaticInAppPurchaseTracking?: boolean;
  collectAdvertiserId?: boolean;
  trackingAuthorizationTimeout?: number;
  appLovin?: boolean;
  firebase?: boolean;
  /**
   * Whether the ironSource integration is on. It forwards the revenue of each impression, and sets the user
   * ID in the ad SDK. `userIdSource` chooses that ID: `true` means `UserIdSource.Whence`.
   * @defaultValue `false`
   */
  ironSource?: boolean | { userIdSource: UserIdSource };
  unityAds?: boolean;
}
export interface WhenceError extends Error { code: ErrorCode; field?: string; }
export interface Subscription { unsubscribe(): void; }
export interface Money { amount: number; currency: string; }
export interface AppEvent {
  name: string;
  dimensions?: Record<string, string>;
  value?: number;
  unit?: Unit;
  money?: Money;
}
export interface WhLoginEvent {
  name: 'wh_login';
  action: 'show' | 'start' | 'succeed' | 'fail' | 'logout';
  method?: string;
  dimensions?: Record<string, string>;
}
export interface WhProgressionEvent {
  name: 'wh_progression';
  action: 'start' | 'complete' | 'fail';
  progressionType: 'level' | 'quest' | 'tutorial';
  progressionName: string;
  difficulty?: string;
  duration?: number;
  durationUnit?: TimeUnitGroup;
  dimensions?: Record<string, string>;
}
export interface WhResourceEvent {
  name: 'wh_resource';
  action: 'earn' | 'spend';
  resource: string;
  amount: number;
  itemType?: string;
  itemId?: string;
  dimensions?: Record<string, string>;
}
export interface WhPurchaseEvent {
  name: 'wh_purchase';
  sku: string;
  price: Money;
  skuType?: SkuType;
  transactionId?: string;
  dimensions?: Record<string, string>;
}
export interface WhAdEvent {
  name: 'wh_ad';
  action: 'load' | 'load_fail' | 'show' | 'show_fail' | 'click' | 'close' | 'reward';
  unit: AdUnit;
  provider: string;
  network?: string;
  placement?: string;
  dimensions?: Record<string, string>;
}
export type WhEvent = WhAdEvent | WhLoginEvent | WhProgressionEvent | WhPurchaseEvent | WhResourceEvent;
export interface AdImpression {
  unit: AdUnit;
  provider: string;
  network?: string;
  adUnitId?: string;
  placement?: string;
  instance?: string;
  segment?: string;
  testGroup?: string;
  revenue?: Money;
}
export interface AttributionCampaign { id: number; name: string; type: 'acquisition' | 'retargeting'; }
export interface AttributionChannel { id: number; name: string; incentivized: boolean; }
export interface AttributionPartner { id: number; name: string; }
/** Source of the install. */
export interface AttributionData {
  userId: string;
  installInstanceId: string;
  /**
   * Traffic type of what won: `'paid'` for a paid campaign, `'owned'` for your own media, such as a QR code,
   * or cross-promotion, and `'organic'` otherwise. Users who can't be attributed are `'organic'`, too; from
   * 6.0 on, they are `'unattributed'`.
   */
  type: 'organic' | 'paid' | 'owned';
  trigger: 'install' | 'reattribution';
  campaign: AttributionCampaign | null;
  channel: AttributionChannel;
  partner: AttributionPartner;
  adSetId: number | null;
  sourceId: string | null;
  sourceName: string | null;
  sourceBundleId: string | null;
  createdAt: Date;
}
export interface AdvertiserIdInfo { advertiserId: string | null; isLimitedAdTracking: boolean; }
export interface RetargetingParameters { url: string; parameters: Record<string, string>; wasAlreadyInstalled: boolean; }
export interface PreliminaryRetargetingParameters {
  url: string;
  parameters: Record<string, string>;
  validate(): Promise<RetargetingParameters | null>;
}
/**
 * Purchase details from the store library. On iOS, the proof is the app receipt, which the SDK reads
 * itself.
 */
export interface PurchaseReceipt {
  sku: string;
  skuType: SkuType;
  price: Money;
  purchaseToken?: string;
  transactionId?: string;
}
export interface ValidateError { code: ValidateErrorCode; message: string; }
export interface ValidateResult {
  isValid: boolean;
  sku: string;
  transactionId: string | null;
  error: ValidateError | null;
}

// ---- functions ----
export declare const Dimension: {
  readonly Action: 'wh_action'; readonly Method: 'wh_method';
  readonly ProgressionType: 'wh_progression_type'; readonly ProgressionName: 'wh_progression_name'; readonly Difficulty: 'wh_difficulty';
  readonly Resource: 'wh_resource'; readonly ItemType: 'wh_item_type'; readonly ItemId: 'wh_item_id';
  readonly Sku: 'wh_sku'; readonly SkuType: 'wh_sku_type'; readonly TransactionId: 'wh_transaction_id';
  readonly AdUnit: 'wh_ad_unit'; readonly Provider: 'wh_provider'; readonly Network: 'wh_network'; readonly Placement: 'wh_placement';
};
export declare function initialize(options: WhenceSDKOptions): Promise<void>;
export declare function start(): Promise<void>;
export declare function stop(): Promise<void>;
export declare function isRunning(): Promise<boolean>;
export declare function getSdkVersion(): string;
export declare function isWhenceError(error: unknown): error is WhenceError;

export declare function getAttribution(): Promise<AttributionData>;
export declare function registerAttributionListener(listener: (data: AttributionData) => void): Subscription;
export declare function getUserId(): Promise<string>;
export declare function setUserId(userId: string): Promise<void>;
export declare function getInstallInstanceId(): Promise<string>;
export declare function getAdvertiserIdInfo(): Promise<AdvertiserIdInfo>;
export declare function getTestGroupId(): Promise<number | null>;

/**
 * Sends an event. The SDK checks it and stores it on the device first, so it isn't lost without a connection.
 * Each call makes a new event with its own ID and time, even for the same object.
 * @param event The event, or the name of a custom event.
 * @returns Resolves when the event is checked and stored in the queue, before it is sent.
 * @throws `INVALID_EVENT` if the event breaks a rule, with the member in `field`; `INVALID_MONEY` if its
 * money or price isn't valid; `RATE_LIMITED` after 1,000 events in a minute; `NOT_RUNNING` while tracking is
 * off; `NOT_INITIALIZED` before `initialize`.
 */
export declare function publishEvent(event: AppEvent | WhEvent | string): Promise<void>;
export declare function forwardAdImpression(impression: AdImpression): Promise<void>;
export declare function validatePurchase(receipt: PurchaseReceipt): Promise<ValidateResult>;
export declare function setAutomaticInAppPurchaseTracking(enabled: boolean): Promise<void>;

export declare function handleDeepLink(url: string): void;
export declare function getRetargetingParameters(): Promise<RetargetingParameters | null>;
export declare function getPreliminaryRetargetingParameters(): Promise<PreliminaryRetargetingParameters | null>;
export declare function registerRetargetingParametersListener(listener: (p: RetargetingParameters) => void): Subscription;
export declare function registerPreliminaryRetargetingParametersListener(listener: (p: PreliminaryRetargetingParameters) => void): Subscription;

export declare function requestTrackingAuthorization(): Promise<AttAuthorizationStatus>;
export declare function getTrackingAuthorizationStatus(): Promise<AttAuthorizationStatus>;
export declare function anonymize(): Promise<void>;
/**
 * Sets the three flags that Google requires for app conversions of users in the European Economic Area.
 * Whence passes them on with conversions it sends to Google Ads.
 * @param eea Whether EU rules apply to the user. `null` means unknown, and sends nothing.
 * @param adUserData Whether user data can be used for ads. `null` means unknown, and sends nothing.
 * @param adPersonalization Whether ads can be personalized. `null` means unknown, and sends nothing.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 * @since 5.0.2
 */
export declare function setGoogleConsent(eea: boolean | null, adUserData: boolean | null, adPersonalization: boolean | null): Promise<void>;
export declare function setFirebaseAppInstanceId(appInstanceId: string): Promise<void>;

export type RevenuePrecision = 'exact' | 'estimated' | 'publisher_defined' | 'undefined';
export interface WhenceSDKOptions {
  /**
   * Whether the user is child-directed, for COPPA and similar laws. With `true`, the SDK doesn't use device
   * IDs or Apple's prompt, Whence doesn't match probabilistically or send user-level postbacks, and
   * retargeting parameters and the test group are `null`. `false` doesn't undo **Children's app** in the
   * dashboard.
   * @defaultValue `false`
   */
  childDirected?: boolean;
}
export interface AttributionData { creativeId: number | null; deferredDeepLink: string | null; }
export interface AdvertiserIdInfo { appSetId: string | null; vendorId: string | null; }
export interface AdImpression { precision?: RevenuePrecision; }
export interface ValidateResult {
  environment: 'production' | 'sandbox';
  skuType: SkuType;
  price: Money | null;
  expiresAt: Date | null;
}
export interface DataDeletionRequest { requestId: string; requestedAt: Date; }

export declare function setExperimentVariant(experiment: string, variant: string | null): Promise<void>;
export declare function setGlobalDimension(key: string, value: string | null): Promise<void>;
export declare function flush(): Promise<void>;
export declare function moneyOfMicros(amountMicros: number, currency: string): Money;
/**
 * Sets the user's choice under US state privacy laws (CCPA, CPRA).
 * @param doNotSell `true` to send user-level data only to the attributed partner, and not to sync audiences.
 * @returns Resolves without a value.
 * @throws `NOT_INITIALIZED` before `initialize`.
 */
export declare function setDoNotSell(doNotSell: boolean): Promise<void>;
export declare function requestDataDeletion(): Promise<DataDeletionRequest>;
