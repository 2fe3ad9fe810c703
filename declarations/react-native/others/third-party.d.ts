// Hand-written types of packages that samples of React Native pages import: only names that the packages' own types have, as far
// as samples use them. Each says which package and version it was compared with. Read by the checker of samples.

// react-native 0.82.1
declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react';

  export const Platform: { readonly OS: 'android' | 'ios' | 'macos' | 'windows' | 'web' };
  export interface NativeEventSubscription { remove(): void; }
  export interface EmitterSubscription extends NativeEventSubscription { readonly eventType: string; }
  export const Linking: {
    addEventListener(type: 'url', handler: (event: { url: string }) => void): EmitterSubscription;
    getInitialURL(): Promise<string | null>;
    canOpenURL(url: string): Promise<boolean>;
    openURL(url: string): Promise<any>;
    openSettings(): Promise<void>;
  };
  export type AppStateStatus = 'active' | 'background' | 'inactive' | 'unknown' | 'extension';
  export type AppStateEvent = 'change' | 'memoryWarning' | 'blur' | 'focus';
  export const AppState: {
    currentState: AppStateStatus;
    addEventListener(type: AppStateEvent, listener: (state: AppStateStatus) => void): NativeEventSubscription;
  };
  export const Alert: {
    alert(title: string, message?: string, buttons?: { text?: string; style?: 'default' | 'cancel' | 'destructive'; onPress?: () => void }[]): void;
  };
  export const Text: ComponentType<{ children?: ReactNode }>;
  export const View: ComponentType<{ children?: ReactNode }>;
  export interface GestureResponderEvent { readonly nativeEvent: { readonly timestamp: number }; }
  export const Button: ComponentType<{ title: string; onPress?: (event: GestureResponderEvent) => void; disabled?: boolean }>;
  export const Pressable: ComponentType<{ children?: ReactNode; onPress?: ((event: GestureResponderEvent) => void) | null }>;
  export const AppRegistry: { registerComponent(name: string, component: () => ComponentType): string };
}

// @react-native-async-storage/async-storage 2.2.0
declare module '@react-native-async-storage/async-storage' {
  const AsyncStorage: {
    getItem(key: string): Promise<string | null>;
    setItem(key: string, value: string): Promise<void>;
    removeItem(key: string): Promise<void>;
  };
  export default AsyncStorage;
}

// react-native-iap 12.8.5 and 14.7.20. 12 alone: `getProducts`, `PurchaseStateAndroid`, and names that end in IOS or Android.
// 14: `apple`, `google`, and `store` came with 14.5, and `obfuscatedAccountId` without a suffix after 14.7.3.
declare module 'react-native-iap' {
  export type IapPlatform = 'ios' | 'android';
  export type IapStore = 'unknown' | 'apple' | 'google' | 'horizon';
  export type PurchaseState = 'pending' | 'purchased' | 'unknown';
  export interface Purchase {
    id: string;
    productId: string;
    platform: IapPlatform;
    store: IapStore;
    purchaseState: PurchaseState;
    purchaseToken?: string | null;
    transactionId?: string | null;
    transactionDate: number;
    quantity: number;
    isAutoRenewing: boolean;
    purchaseStateAndroid?: PurchaseStateAndroid;
    quantityIOS?: number;
    isAcknowledgedAndroid?: boolean;
  }
  export enum PurchaseStateAndroid { UNSPECIFIED_STATE = 0, PURCHASED = 1, PENDING = 2 }
  export interface ProductCommon {
    id: string;
    platform: 'android' | 'ios';
    type: 'in-app' | 'subs';
    title: string;
    description: string;
    currency: string;
    displayPrice: string;
    price?: number | null;
  }
  export interface Product extends ProductCommon { type: 'in-app'; }
  export interface ProductSubscription extends ProductCommon { type: 'subs'; }
  export type ProductOrSubscription = Product | ProductSubscription;
  export interface EventSubscription { remove(): void; }
  export enum ErrorCode { UserCancelled = 'user-cancelled', NetworkError = 'network-error', E_USER_CANCELLED = 'E_USER_CANCELLED' }
  export interface PurchaseError { code: ErrorCode; message: string; productId?: string | null; }
  export function initConnection(): Promise<boolean>;
  export function fetchProducts(request: {
    skus: string[];
    type?: 'in-app' | 'subs' | 'all' | null;
  }): Promise<ProductOrSubscription[] | Product[] | ProductSubscription[] | null>;
  export function getProducts(request: { skus: string[] }): Promise<{ productId: string; price: string; currency: string }[]>;
  export function getAvailablePurchases(): Promise<Purchase[]>;
  export function requestPurchase(request: { sku: string; appAccountToken?: string }): Promise<unknown>;
  export function requestPurchase(request: { skus: string[]; obfuscatedAccountIdAndroid?: string }): Promise<unknown>;
  export function requestPurchase(props: {
    request: {
      apple?: {
        sku: string;
        appAccountToken?: string | null;
        andDangerouslyFinishTransactionAutomatically?: boolean | null;
      } | null;
      google?: { skus: string[]; obfuscatedAccountId?: string | null } | null;
    };
    type: 'in-app' | 'subs';
  }): Promise<Purchase | Purchase[] | null>;
  export function finishTransaction(args: { purchase: Purchase; isConsumable?: boolean | null }): Promise<void>;
  export function purchaseUpdatedListener(listener: (purchase: Purchase) => void): EventSubscription;
  export function purchaseErrorListener(listener: (error: PurchaseError) => void): EventSubscription;
}

// react-native-google-mobile-ads 13.0.0, 14.9.1, and 15.8.3: the payload of AdEventType.PAID is `undefined` in its types, a PaidEvent
// when it runs. `gatherConsent` came with 14.4; before it, an app makes the two calls after it here.
declare module 'react-native-google-mobile-ads' {
  import type { ComponentType } from 'react';

  export enum AdsConsentStatus { UNKNOWN = 'UNKNOWN', REQUIRED = 'REQUIRED', NOT_REQUIRED = 'NOT_REQUIRED', OBTAINED = 'OBTAINED' }
  export enum AdsConsentPrivacyOptionsRequirementStatus { UNKNOWN = 'UNKNOWN', REQUIRED = 'REQUIRED', NOT_REQUIRED = 'NOT_REQUIRED' }
  export interface AdsConsentInfo {
    status: AdsConsentStatus;
    canRequestAds: boolean;
    privacyOptionsRequirementStatus: AdsConsentPrivacyOptionsRequirementStatus;
    isConsentFormAvailable: boolean;
  }
  export const AdsConsent: {
    gatherConsent(): Promise<AdsConsentInfo>;
    requestInfoUpdate(): Promise<AdsConsentInfo>;
    loadAndShowConsentFormIfRequired(): Promise<AdsConsentInfo>;
    getConsentInfo(): Promise<AdsConsentInfo>;
    showPrivacyOptionsForm(): Promise<AdsConsentInfo>;
    getGdprApplies(): Promise<boolean>;
    getPurposeConsents(): Promise<string>;
  };
  export enum RevenuePrecisions { ESTIMATED, PRECISE, PUBLISHER_PROVIDED, UNKNOWN }
  export type PaidEvent = { currency: string; precision: RevenuePrecisions; value: number };
  export enum AdEventType { LOADED = 'loaded', ERROR = 'error', OPENED = 'opened', PAID = 'paid', CLICKED = 'clicked', CLOSED = 'closed' }
  export enum RewardedAdEventType { LOADED = 'rewarded_loaded', EARNED_REWARD = 'rewarded_earned_reward' }
  export interface RewardedAdReward { type: string; amount: number; }
  export type AdEventPayload<T extends AdEventType | RewardedAdEventType> = T extends AdEventType.ERROR
    ? Error
    : T extends RewardedAdEventType ? RewardedAdReward : undefined;
  export type AdEventListener<T extends AdEventType | RewardedAdEventType> = (payload: AdEventPayload<T>) => void;
  export class RewardedAd {
    protected constructor();
    static createForAdRequest(adUnitId: string): RewardedAd;
    load(): void;
    show(): Promise<void>;
    addAdEventListener<T extends AdEventType | RewardedAdEventType>(type: T, listener: AdEventListener<T>): () => void;
  }
  export const BannerAd: ComponentType<{ unitId: string; size: string; onPaid?: (event: PaidEvent) => void }>;
}

// react-native-applovin-max 9.6.0. 5 alone: the listeners of `AppLovinMAX`, which 6 keeps in an object for each format.
declare module 'react-native-applovin-max' {
  import type { ComponentType } from 'react';

  export type AdInfo = {
    adUnitId: string;
    adFormat: string;
    creativeId?: string | null;
    networkName: string;
    networkPlacement: string;
    placement?: string | null;
    revenue: number;
    revenuePrecision: string;
    latencyMillis: number;
    size: { width: number; height: number };
  };
  interface FullscreenAd { addAdRevenuePaidListener(listener: (event: AdInfo) => void): void; }
  export const InterstitialAd: FullscreenAd;
  export const RewardedAd: FullscreenAd;
  export const AppOpenAd: FullscreenAd;
  export enum AdFormat { BANNER = 'BANNER', MREC = 'MREC' }
  export const AdView: ComponentType<{
    adUnitId: string;
    adFormat: AdFormat;
    onAdRevenuePaid?: (adInfo: AdInfo) => void;
  }>;
  export enum ConsentFlowUserGeography { UNKNOWN = 'U', GDPR = 'G', OTHER = 'O' }
  export type Configuration = {
    countryCode: string;
    consentFlowUserGeography: ConsentFlowUserGeography;
    isTestModeEnabled: boolean;
  };
  export const AppLovinMAX: {
    initialize(sdkKey: string): Promise<Configuration>;
    setUserId(userId: string): void;
    addInterstitialAdRevenuePaidListener(listener: (adInfo: AdInfo) => void): void;
    addRewardedAdRevenuePaidListener(listener: (adInfo: AdInfo) => void): void;
    addAppOpenAdRevenuePaidListener(listener: (adInfo: AdInfo) => void): void;
    addBannerAdRevenuePaidListener(listener: (adInfo: AdInfo) => void): void;
    addMRecAdRevenuePaidListener(listener: (adInfo: AdInfo) => void): void;
  };
  export default AppLovinMAX;
}

// ironsource-mediation 2.0.0 and 3.2.0: 3 has more members, and 2 leaves out what 3 sets to null. 1 has
// `ImpressionDataEvents` in place of `setImpressionDataListener`.
declare module 'ironsource-mediation' {
  export type ImpressionData = {
    adUnit: string | null;
    ab: string | null;
    segmentName: string | null;
    placement: string | null;
    adNetwork: string | null;
    instanceName: string | null;
    revenue: number | null;
    precision: string | null;
  };
  export const IronSource: {
    setImpressionDataListener(listener: { onImpressionSuccess?: (data?: ImpressionData) => void }): void;
    setUserId(userId: string): Promise<void>;
  };
  export const ImpressionDataEvents: {
    onImpressionSuccess: { setListener(listener: (data?: ImpressionData) => void): void };
  };
}

// unity-levelplay-mediation 9.2.0
declare module 'unity-levelplay-mediation' {
  export type LevelPlayImpressionData = {
    auctionId: string | null;
    mediationAdUnitName: string | null;
    mediationAdUnitId: string | null;
    adFormat: string | null;
    country: string | null;
    ab: string | null;
    segmentName: string | null;
    placement: string | null;
    adNetwork: string | null;
    instanceName: string | null;
    instanceId: string | null;
    revenue: number | null;
    precision: string | null;
    encryptedCPM: string | null;
    conversionValue: number | null;
    creativeId: string | null;
  };
  export interface LevelPlayImpressionDataListener {
    onImpressionSuccess: (impressionData: LevelPlayImpressionData) => void;
  }
  export const LevelPlay: {
    addImpressionDataListener(listener: LevelPlayImpressionDataListener): Promise<void>;
  };
}

// @react-native-firebase/analytics 23.8.8, and the default export, which 16 and 17 have alone.
declare module '@react-native-firebase/analytics' {
  export interface Analytics { readonly app: { readonly name: string }; }
  export function getAnalytics(): Analytics;
  export function getAppInstanceId(analytics: Analytics): Promise<string | null>;
  export function setAnalyticsCollectionEnabled(analytics: Analytics, enabled: boolean): Promise<void>;
  export interface ConsentSettings {
    ad_storage?: boolean;
    ad_user_data?: boolean;
    ad_personalization?: boolean;
    analytics_storage?: boolean;
  }
  export function setConsent(analytics: Analytics, consentSettings: ConsentSettings): Promise<void>;
  export default function analytics(): {
    getAppInstanceId(): Promise<string | null>;
    setAnalyticsCollectionEnabled(enabled: boolean): Promise<void>;
  };
}

// What React Native, Expo and Jest have without an import: react-native 0.82.1, expo 54.0.38, @types/jest 30.0.0
declare const __DEV__: boolean;
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
declare const console: Record<'debug' | 'info' | 'log' | 'warn' | 'error', (...data: unknown[]) => void>;
declare function setTimeout(callback: () => void, ms?: number): number;
declare function clearTimeout(id: number): void;
declare function require(name: string): unknown;
declare module 'react-native-whence-sdk/jest/mock';
declare const jest: { mock(name: string, factory?: () => unknown): void };
