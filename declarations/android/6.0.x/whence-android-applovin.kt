// Adapter for AppLovin MAX, artifact whence-android-applovin.
package example.whence.sdk.applovin

class AppLovinMaxIntegration() : WhenceIntegration
