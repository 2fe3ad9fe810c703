// Adapter for Unity Ads, artifact whence-android-unityads.
package example.whence.sdk.unityads

class UnityAdsIntegration() : WhenceIntegration
