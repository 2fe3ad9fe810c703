// Public surface of react-native-whence-sdk 4.8.x: declarations only, as the checker of samples reads them.

// ---- enums ----
/** Dimensions of an event, three at most. */
export enum Dimension {
  /** First dimension. */
  Custom1 = 'custom_1',
  /** Second dimension. */
  Custom2 = 'custom_2',
  /** Third dimension. */
  Custom3 = 'custom_3',
}
export enum AdUnit { Banner = 'banner', Interstitial = 'interstitial', Rewarded = 'rewarded', Native = 'native' }
export enum AttAuthorizationStatus {
  NotDetermined = 'not_determined', Restricted = 'restricted', Denied = 'denied',
  Authorized = 'authorized', Unavailable = 'unavailable',
}

// ---- unions ----
export type LogLevel = 'none' | 'error' | 'warning' | 'info' | 'debug';

// ---- interfaces ----
export interface AttributionCampaign { id: number; name: string; type: 'acquisition' | 'retargeting'; }
export interface AttributionChannel { id: number; name: string; incentivized: boolean; }
/** Partner the install came from, which 5.0 calls `AttributionPartner`. */
export interface AttributionNetwork {
  /** Whence ID of the partner: 1 for organic installs, and 2 for a partner that can't be named. */
  id: number;
  /** Name of the partner, `Organic`, or `Restricted` for a partner that can't be named. */
  name: string;
}
export interface AttributionData {
  userId: string;
  campaign: AttributionCampaign | null;
  channel: AttributionChannel;
  /** Partner the install came from, which 5.0 calls `partner`. */
  network: AttributionNetwork;
  /** `true` for a reattributed install or a re-engagement. From 5.0 on, `trigger` says it. */
  isReattribution: boolean;
  adSetId: number | null;
  sourceId: string | null;
  sourceName: string | null;
  sourceBundleId: string | null;
  /** When the attribution was made: a text in ISO 8601, in UTC. From 5.0 on, it is a `Date`. */
  createdAt: string;
}
export interface AdvertiserIdInfo { advertiserId: string | null; isLimitedAdTracking: boolean; }
export interface RetargetingParameters { url: string; parameters: Record<string, string>; wasAlreadyInstalled: boolean; }

/** Event of 4.8.x: a name, up to three fixed dimensions, and a number or a revenue. */
export declare class AppEvent {
  constructor(name: string);
  setDimension(dimension: Dimension, value: string): this;
  setValue(value: number): this;                          // plain count
  setRevenue(amount: number, currency: string): this;     // ISO 4217; excludes setValue
}

/** Makes the instance that the app keeps. It is the default export and no named one. */
declare class WhenceSDKBuilder {
  constructor(apiToken: string | { android?: string; ios?: string });
  setLogLevel(level: LogLevel): this;                            // default 'warning'
  setCustomUserId(customUserId: string): this;
  setTrackingEnabled(enabled: boolean): this;                    // default true
  setAutomaticInAppPurchaseTracking(enabled: boolean): this;     // default false
  build(): Promise<WhenceSDK>;                                   // rejects with code 'INVALID_TOKEN', …
}
export default WhenceSDKBuilder;

/** The SDK, as the builder makes it. */
export interface WhenceSDK {
  /**
   * Reads the attribution.
   * @returns The current attribution.
   */
  getAttribution(): Promise<AttributionData>;
  /**
   * Sets the listener for the attribution and its changes.
   * @param listener Gets the attribution. `null` takes the listener away.
   */
  setAttributionListener(listener: ((data: AttributionData) => void) | null): void;
  /**
   * Reads the Whence user ID.
   * @returns Whence user ID, a lower-case UUID.
   */
  getUserId(): Promise<string>;
  /**
   * Reads the advertiser ID.
   * @returns The ID, and whether ad tracking is limited.
   */
  getAdvertiserIdInfo(): Promise<AdvertiserIdInfo>;
  /**
   * Reads the device's test group.
   * @returns A number from 1 to 10. `null` without an advertiser ID: don't treat it as a group.
   */
  getTestGroupId(): Promise<number | null>;
  /**
   * Sets your own user ID.
   * @param customUserId ID that follows `^[A-Za-z0-9_.:|-]{1,128}$`.
   * @returns Resolves without a value.
   */
  setCustomUserId(customUserId: string): Promise<void>;
  /**
   * Sends an event. It has no result: problems are only logged.
   * @param event The event, or its name.
   */
  publishEvent(event: AppEvent | string): void;
  /**
   * Reports an ad that was shown and its revenue.
   * @param unit Format of the ad.
   * @param provider Who reports the ad.
   * @param network Demand source that filled the ad.
   * @param placement Place in the app.
   * @param revenue Amount of this one impression, in major units.
   * @param currency Active ISO 4217 code of three upper-case letters.
   * @returns `false` if validation rejects it.
   */
  forwardAdImpression(unit: AdUnit, provider: string, network: string | null, placement: string | null,
    revenue: number, currency: string): Promise<boolean>;
  /**
   * Reads the validated parameters of the retargeting link that started the app.
   * @returns The parameters. `null` if a Whence link didn't start the app.
   */
  getRetargetingParameters(): Promise<RetargetingParameters | null>;
  /**
   * Turns the AppLovin MAX integration on.
   * @returns Resolves without a value.
   */
  integrateWithAppLovin(): Promise<void>;
  /**
   * Turns the Firebase integration on.
   * @returns Resolves without a value.
   */
  integrateWithFirebase(): Promise<void>;
  /**
   * Turns the ironSource integration on. It counts impressions without an amount.
   * @returns Resolves without a value.
   */
  integrateWithIronSource(): Promise<void>;
  /**
   * Turns the Unity Ads integration on.
   * @returns Resolves without a value.
   */
  integrateWithUnityAds(): Promise<void>;
  /**
   * Links the user with Firebase. You need it only without the Firebase integration.
   * @param appInstanceId Firebase's app instance ID.
   * @returns Resolves without a value.
   */
  setFirebaseAppInstanceId(appInstanceId: string): Promise<void>;
  /**
   * Shows Apple's tracking prompt if the user hasn't answered it yet.
   * @returns The status after the user's answer.
   */
  requestTrackingAuthorization(): Promise<AttAuthorizationStatus>;
  /**
   * Turns tracking on or off. Unsent events stay in the queue while it is off.
   * @param enabled `true` to track.
   * @returns Resolves without a value.
   */
  setTrackingEnabled(enabled: boolean): Promise<void>;
  /**
   * Replaces the user ID in stored data with an irreversible pseudonym. Tracking continues with a new Whence
   * user ID. You can't undo this.
   * @returns Resolves without a value.
   */
  anonymizeUser(): Promise<void>;
}
