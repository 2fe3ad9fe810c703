// Adapter for AppLovin MAX, module WhenceAppLovin.
public struct AppLovinMaxIntegration: WhenceIntegration { public init() }
