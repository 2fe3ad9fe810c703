// Public surface of the Whence iOS SDK 4.8.x, module WhenceSDK: declarations only, as the checker of samples reads them.
// The types of completion handlers are written out; Completion is their alias.

// ---- entry point ---------------------------------------------------------------------------------
public final class WhenceSdkBuilder {
    public init(apiToken: String)
    public func set(logLevel: LogLevel) -> WhenceSdkBuilder                            // default .warning
    public func set(customUserId: String) -> WhenceSdkBuilder
    public func set(trackingEnabled: Bool) -> WhenceSdkBuilder                         // default true
    public func set(automaticInAppPurchaseTracking: Bool) -> WhenceSdkBuilder          // default false
    public func set(trackingAuthorizationTimeout: TimeInterval) -> WhenceSdkBuilder    // seconds 0 to 120, default 0
    public func set(skAdNetworkEnabled: Bool) -> WhenceSdkBuilder                      // default true
    public func build() throws -> WhenceSdk                                            // WhenceError .invalidToken, .tokenMismatch, .alreadyInitialized
}

public final class WhenceSdk {
    public static var instance: WhenceSdk? { get }                                     // nil before build()
    public func getAttribution(completion: @escaping (Result<AttributionResponse, WhenceError>) -> Void)
    public func setAttributionListener(_ listener: ((AttributionResponse) -> Void)?)
    public func getUserId() -> String
    public func getAdvertiserIdInfo(completion: @escaping (Result<AdvertiserIdInfo, WhenceError>) -> Void)
    public func getTestGroupId(completion: @escaping (Result<Int?, WhenceError>) -> Void)
    public func setCustomUserId(_ customUserId: String)

    public func startSession()                                                         // 4.8 only: sessions are manual on iOS
    public func endSession()
    public func publishEvent(_ event: AppEvent)                                        // problems are only logged
    public func publishEvent(_ name: String)
    @discardableResult public func forwardAdImpression(unit: AdUnit, provider: String, network: String?, placement: String?,
                                                       revenue: Double, currency: String) -> Bool

    public func handleOpen(_ url: URL)
    public func handle(_ userActivity: NSUserActivity)
    public func getRetargetingParameters(completion: @escaping (Result<RetargetingParameters?, WhenceError>) -> Void)

    public func integrateWithAppLovin()
    public func integrateWithFirebase()
    public func integrateWithIronSource()
    public func integrateWithUnityAds()
    public func setFirebaseAppInstanceId(_ appInstanceId: String)

    public func requestTrackingAuthorization(completion: @escaping (AttAuthorizationStatus) -> Void)
    public func setTrackingEnabled(_ enabled: Bool)
    public func anonymizeUser(completion: @escaping (Result<Void, WhenceError>) -> Void)
    public func shutdown()
}
public typealias Completion<T> = (Result<T, WhenceError>) -> Void
public struct WhenceError: Error { public let code: ErrorCode; public let message: String }
public enum ErrorCode: String {
    case invalidToken = "INVALID_TOKEN", unknownToken = "UNKNOWN_TOKEN", tokenMismatch = "TOKEN_MISMATCH"
    case notInitialized = "NOT_INITIALIZED", alreadyInitialized = "ALREADY_INITIALIZED", trackingDisabled = "TRACKING_DISABLED"
    case invalidEvent = "INVALID_EVENT", invalidUserId = "INVALID_USER_ID"
    case network = "NETWORK", timeout = "TIMEOUT", server = "SERVER", integrationUnavailable = "INTEGRATION_UNAVAILABLE"
}
public enum LogLevel: Int { case none, error, warning, info, debug }
public enum AttAuthorizationStatus: String { case notDetermined = "not_determined", restricted, denied, authorized, unavailable } // unavailable: before iOS 14

// ---- events --------------------------------------------------------------------------------------
public final class AppEvent {
    public init(_ name: String)
    @discardableResult public func setDimension(_ dimension: Dimension, _ value: String) -> AppEvent
    @discardableResult public func setValue(_ value: Double) -> AppEvent
    @discardableResult public func setRevenue(_ amount: Double, currency: String) -> AppEvent  // excludes setValue
}
public enum Dimension: String { case custom1 = "custom_1", custom2 = "custom_2", custom3 = "custom_3" }
public enum AdUnit: String { case banner, interstitial, rewarded, native }

// ---- attribution and identity --------------------------------------------------------------------
public struct AttributionResponse {
    public let userId: String
    public let campaign: AttributionCampaign?   // nil when no campaign won
    public let channel: AttributionChannel
    public let network: AttributionNetwork      // `partner` from 5.0
    public let isReattribution: Bool            // `trigger` from 5.0
    public let adSetId: Int64?
    public let sourceId: String?
    public let sourceName: String?
    public let sourceBundleId: String?
    public let createdAt: Date
}
public struct AttributionCampaign { public let id: Int64; public let name: String; public let type: String } // "acquisition" | "retargeting"
public struct AttributionChannel { public let id: Int64; public let name: String; public let incentivized: Bool }
public struct AttributionNetwork { public let id: Int64; public let name: String }
public struct AdvertiserIdInfo { public let advertiserId: String?; public let isLimitedAdTracking: Bool }
public struct RetargetingParameters { public let url: URL; public let parameters: [String: String]; public let wasAlreadyInstalled: Bool }
