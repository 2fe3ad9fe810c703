// Public surface of react-native-whence-sdk 5.0.x: declarations only, as the checker of samples reads them.

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
export type ErrorCode =
  | 'INVALID_TOKEN' | 'UNKNOWN_TOKEN' | 'TOKEN_MISMATCH' | 'NOT_INITIALIZED' | 'ALREADY_INITIALIZED' | 'NOT_RUNNING'
  | 'INVALID_CONFIGURATION' | 'INVALID_EVENT' | 'INVALID_MONEY' | 'INVALID_AD_IMPRESSION' | 'INVALID_USER_ID' | 'INVALID_PURCHASE'
  | 'RATE_LIMITED' | 'NETWORK' | 'TIMEOUT' | 'SERVER' | 'INTEGRATION_UNAVAILABLE' | 'NOT_SUPPORTED';
export type ValidateErrorCode =
  | 'RECEIPT_MALFORMED' | 'RECEIPT_INVALID' | 'SKU_MISMATCH' | 'ALREADY_REPORTED' | 'CANCELLED' | 'STORE_NOT_CONFIGURED' | 'STORE_UNAVAILABLE';

// ---- interfaces ----
export interface WhenceSDKOptions {
  apiToken: string | { android?: string; ios?: string };
  logLevel?: LogLevel;
  userId?: string;
  startManually?: boolean;
  automaticInAppPurchaseTracking?: boolean;
  collectAdvertiserId?: boolean;
  trackingAuthorizationTimeout?: number;
  appLovin?: boolean;
  firebase?: boolean;
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
export interface AttributionData {
  userId: string;
  installInstanceId: string;
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
export declare function setGoogleConsent(eea: boolean | null, adUserData: boolean | null, adPersonalization: boolean | null): Promise<void>;
export declare function setFirebaseAppInstanceId(appInstanceId: string): Promise<void>;
