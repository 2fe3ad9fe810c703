// Public surface of the Whence iOS SDK 5.0.x, module WhenceSDK: declarations only, as the checker of samples reads them.
// Each async function has a twin with a completion handler.

// ---- entry point ---------------------------------------------------------------------------------
public enum WhenceSdk {
    public static func initialize(with configuration: WhenceConfiguration) throws      // WhenceError
    public static func initialize() throws                                             // token from Info.plist
    public static var isInitialized: Bool { get }
    public static var sdkVersion: String { get }

    public static func getAttribution() async throws -> AttributionResponse
    public static func getAttribution(completion: @escaping (Result<AttributionResponse, WhenceError>) -> Void)
    public static func registerAttributionListener(_ listener: @escaping (AttributionResponse) -> Void) -> Subscription
    public static func getUserId() async throws -> String
    public static func getUserId(completion: @escaping (Result<String, WhenceError>) -> Void)
    public static func getInstallInstanceId() async throws -> String
    public static func getInstallInstanceId(completion: @escaping (Result<String, WhenceError>) -> Void)
    public static func setUserId(_ userId: String) async throws
    public static func setUserId(_ userId: String, completion: @escaping (Result<Void, WhenceError>) -> Void)
    public static func getAdvertiserIdInfo() async throws -> AdvertiserIdInfo
    public static func getAdvertiserIdInfo(completion: @escaping (Result<AdvertiserIdInfo, WhenceError>) -> Void)
    public static func getTestGroupId() async throws -> Int?
    public static func getTestGroupId(completion: @escaping (Result<Int?, WhenceError>) -> Void)

    public static func publishEvent(_ event: AppEvent) async throws
    public static func publishEvent(_ event: AppEvent, completion: @escaping (Result<Void, WhenceError>) -> Void)
    public static func publishEvent(_ name: String) async throws
    public static func publishEvent(_ name: String, completion: @escaping (Result<Void, WhenceError>) -> Void)
    public static func forwardAdImpression(_ impression: AdImpression) async throws
    public static func forwardAdImpression(_ impression: AdImpression, completion: @escaping (Result<Void, WhenceError>) -> Void)
    public static func validatePurchase(_ receipt: PurchaseReceipt) async throws -> ValidateResult
    public static func validatePurchase(_ receipt: PurchaseReceipt, completion: @escaping (Result<ValidateResult, WhenceError>) -> Void)
    public static func setAutomaticInAppPurchaseTracking(_ enabled: Bool) async throws
    public static func setAutomaticInAppPurchaseTracking(_ enabled: Bool, completion: @escaping (Result<Void, WhenceError>) -> Void)

    @discardableResult public static func handleOpen(_ url: URL) -> Bool               // true: a Whence link
    @discardableResult public static func handle(_ userActivity: NSUserActivity) -> Bool
    public static func getRetargetingParameters() async throws -> RetargetingParameters?
    public static func getRetargetingParameters(completion: @escaping (Result<RetargetingParameters?, WhenceError>) -> Void)
    public static func getPreliminaryRetargetingParameters() -> PreliminaryRetargetingParameters?
    public static func registerRetargetingParametersListener(_ listener: @escaping (RetargetingParameters) -> Void) -> Subscription
    public static func registerPreliminaryRetargetingParametersListener(_ listener: @escaping (PreliminaryRetargetingParameters) -> Void) -> Subscription

    public static func requestTrackingAuthorization() async -> AttAuthorizationStatus
    public static func requestTrackingAuthorization(completion: @escaping (AttAuthorizationStatus) -> Void)
    public static var trackingAuthorizationStatus: AttAuthorizationStatus { get }
    public static func start() async throws
    public static func start(completion: @escaping (Result<Void, WhenceError>) -> Void)
    public static func stop() async throws
    public static func stop(completion: @escaping (Result<Void, WhenceError>) -> Void)
    public static var isRunning: Bool { get }
    public static func anonymize() async throws
    public static func anonymize(completion: @escaping (Result<Void, WhenceError>) -> Void)
    /// Since 5.0.2. The three Google EU consent flags; nil means "unknown, send nothing".
    public static func setGoogleConsent(eea: Bool?, adUserData: Bool?, adPersonalization: Bool?) async throws
    public static func setGoogleConsent(eea: Bool?, adUserData: Bool?, adPersonalization: Bool?, completion: @escaping (Result<Void, WhenceError>) -> Void)
    public static func setFirebaseAppInstanceId(_ appInstanceId: String) async throws
    public static func setFirebaseAppInstanceId(_ appInstanceId: String, completion: @escaping (Result<Void, WhenceError>) -> Void)
}

public struct WhenceConfiguration {
    public var apiToken: String
    public var logLevel: LogLevel
    public var userId: String?
    public var startManually: Bool                         // false: tracking starts in initialize
    public var automaticInAppPurchaseTracking: Bool
    public var collectAdvertiserId: Bool
    public var trackingAuthorizationTimeout: TimeInterval  // seconds, 0 to 120
    public var skAdNetworkEnabled: Bool
    public var integrations: Set<Integration>
    public var ironSourceUserIdSource: UserIdSource
    public init(apiToken: String, logLevel: LogLevel = .warning, userId: String? = nil, startManually: Bool = false,
                automaticInAppPurchaseTracking: Bool = true, collectAdvertiserId: Bool = true,
                trackingAuthorizationTimeout: TimeInterval = 0, skAdNetworkEnabled: Bool = true, integrations: Set<Integration> = [],
                ironSourceUserIdSource: UserIdSource = .whence)
}
public final class Subscription { public func unsubscribe() }    // also ends when it is deallocated
public struct WhenceError: Error { public let code: ErrorCode; public let message: String; public let field: String? }
public enum ErrorCode: String {
    case invalidToken = "INVALID_TOKEN", unknownToken = "UNKNOWN_TOKEN", tokenMismatch = "TOKEN_MISMATCH"
    case notInitialized = "NOT_INITIALIZED", alreadyInitialized = "ALREADY_INITIALIZED", notRunning = "NOT_RUNNING"
    case invalidConfiguration = "INVALID_CONFIGURATION", invalidEvent = "INVALID_EVENT", invalidMoney = "INVALID_MONEY"
    case invalidAdImpression = "INVALID_AD_IMPRESSION", invalidUserId = "INVALID_USER_ID", invalidPurchase = "INVALID_PURCHASE"
    case rateLimited = "RATE_LIMITED", network = "NETWORK", timeout = "TIMEOUT", server = "SERVER"
    case integrationUnavailable = "INTEGRATION_UNAVAILABLE", notSupported = "NOT_SUPPORTED"
}
public enum LogLevel: Int { case none, error, warning, info, debug }
public enum Integration: String { case appLovinMax = "applovin_max", firebase, ironSource = "ironsource", unityAds = "unity_ads" }
public enum UserIdSource: String { case whence, custom, none } // which id the ironSource integration sets
public enum AttAuthorizationStatus: String { case notDetermined = "not_determined", restricted, denied, authorized, unavailable } // unavailable: before iOS 14

// ---- events --------------------------------------------------------------------------------------
open class AppEvent {
    public let name: String
    public var dimensions: [String: String] { get }
    public var value: Double? { get }
    public var unit: EventUnit? { get }
    public var money: Money? { get }
    public init(_ name: String)
    @discardableResult public func addDimension(_ key: String, _ value: String) -> Self
    @discardableResult public func setValue(_ value: Double, unit: EventUnit) -> Self   // clears money
    @discardableResult public func setMoney(_ money: Money) -> Self                     // clears value and unit
}
public enum EventUnit: String { case count, seconds, milliseconds }
public struct Money: Equatable {
    public let amount: Double
    public let currency: String
    public init(amount: Double, currency: String) throws
}

public final class WhLoginEvent: AppEvent {
    public enum Action: String { case show, start, succeed, fail, logout }
    public init(_ action: Action, method: String? = nil)
}
public final class WhProgressionEvent: AppEvent {
    public enum Action: String { case start, complete, fail }
    public enum Kind: String { case level, quest, tutorial }       // wire name: type
    public init(_ action: Action, kind: Kind, progressionName: String, difficulty: String? = nil)
    @discardableResult public func setDuration(_ duration: Double, unit: EventUnit) -> Self // complete and fail only; measured by the SDK when not set
}
public final class WhResourceEvent: AppEvent {
    public enum Action: String { case earn, spend }
    public init(_ action: Action, resource: String, amount: Double, itemType: String? = nil, itemId: String? = nil)
}
public final class WhPurchaseEvent: AppEvent {
    public init(sku: String, price: Money, skuType: SkuType = .consumable, transactionId: String? = nil)
}
public final class WhAdEvent: AppEvent {
    public enum Action: String { case load, loadFail = "load_fail", show, showFail = "show_fail", click, close, reward }
    public init(_ action: Action, unit: AdUnit, provider: String, network: String? = nil, placement: String? = nil)
}
public enum Dimension {                                    // keys of the predefined dimensions
    public static let action: String, method: String
    public static let progressionType: String, progressionName: String, difficulty: String
    public static let resource: String, itemType: String, itemId: String
    public static let sku: String, skuType: String, transactionId: String
    public static let adUnit: String, provider: String, network: String, placement: String
}
public enum AdUnit: String { case banner, mrec, interstitial, rewarded, rewardedInterstitial = "rewarded_interstitial", native, appOpen = "app_open" }

// ---- revenue -------------------------------------------------------------------------------------
public struct AdImpression {
    public let unit: AdUnit
    public let provider: String
    public var network: String?
    public var adUnitId: String?
    public var placement: String?
    public var instance: String?
    public var segment: String?
    public var testGroup: String?
    public var revenue: Money?
    public init(unit: AdUnit, provider: String)
}
public struct PurchaseReceipt {
    public let sku: String
    public let transactionId: String
    public let skuType: SkuType
    public let price: Money
    public init(sku: String, transactionId: String, skuType: SkuType, price: Money) // the app receipt is read from the bundle
}
public enum SkuType: String { case consumable, nonConsumable = "non_consumable", subscription }
public struct ValidateResult {
    public let isValid: Bool
    public let sku: String
    public let transactionId: String?
    public let error: ValidateError?                       // nil when isValid
}
public struct ValidateError { public let code: ValidateErrorCode; public let message: String }
public enum ValidateErrorCode: String {
    case receiptMalformed = "RECEIPT_MALFORMED", receiptInvalid = "RECEIPT_INVALID", skuMismatch = "SKU_MISMATCH"
    case alreadyReported = "ALREADY_REPORTED", cancelled = "CANCELLED"
    case storeNotConfigured = "STORE_NOT_CONFIGURED", storeUnavailable = "STORE_UNAVAILABLE"
}

// ---- attribution and identity --------------------------------------------------------------------
public struct AttributionResponse {
    public let userId: String
    public let installInstanceId: String
    public let type: AttributionType
    public let trigger: AttributionTrigger
    public let campaign: AttributionCampaign?              // nil when no campaign won
    public let channel: AttributionChannel
    public let partner: AttributionPartner
    public let adSetId: Int64?
    public let sourceId: String?
    public let sourceName: String?
    public let sourceBundleId: String?
    public let createdAt: Date
}
public struct AttributionCampaign { public let id: Int64; public let name: String; public let type: CampaignType }
public struct AttributionChannel { public let id: Int64; public let name: String; public let incentivized: Bool }
public struct AttributionPartner { public let id: Int64; public let name: String }
public enum AttributionType: String { case organic, paid, owned }
public enum AttributionTrigger: String { case install, reattribution }
public enum CampaignType: String { case acquisition, retargeting }
public struct AdvertiserIdInfo {
    public let advertiserId: String?
    public let isLimitedAdTracking: Bool
}
public struct RetargetingParameters { public let url: URL; public let parameters: [String: String]; public let wasAlreadyInstalled: Bool }
public struct PreliminaryRetargetingParameters {
    public let url: URL
    public let parameters: [String: String]
    public func validate() async throws -> RetargetingParameters?
    public func validate(completion: @escaping (Result<RetargetingParameters?, WhenceError>) -> Void)
}
