// Adapter for Unity Ads, module WhenceUnityAds.
public struct UnityAdsIntegration: WhenceIntegration { public init() }
