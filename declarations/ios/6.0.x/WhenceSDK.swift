// Public surface of the Whence iOS SDK 6.0.x, module WhenceSDK: declarations only, as the checker of samples reads them.
// Structs and enums are Sendable; AppEvent is @unchecked Sendable.

// ---- entry point ---------------------------------------------------------------------------------
public enum WhenceSdk {
    public static func initialize(with configuration: WhenceConfiguration) throws      // WhenceError
    public static func initialize() throws                                             // token from Info.plist
    public static var isInitialized: Bool { get }
    public static var sdkVersion: String { get }

    public static func getAttribution() async throws -> AttributionResponse
    public static func registerAttributionListener(_ listener: @escaping @MainActor @Sendable (AttributionResponse) -> Void) -> Subscription
    public static func getUserId() async throws -> String
    public static func getInstallInstanceId() async throws -> String
    public static func setUserId(_ userId: String) async throws
    public static func clearUserId() async throws
    public static func getAdvertiserIdInfo() async throws -> AdvertiserIdInfo
    public static func getTestGroupId() async throws -> Int?
    public static func setExperimentVariant(_ experiment: String, _ variant: String?) async throws // nil: left the experiment

    public static func trackEvent(_ event: AppEvent) async throws
    public static func trackEvent(_ name: String) async throws
    public static func setGlobalDimension(_ key: String, _ value: String?) async throws  // nil removes
    public static func flush() async throws
    public static func forwardAdImpression(_ impression: AdImpression) async throws
    public static func validatePurchase(_ receipt: PurchaseReceipt) async throws -> ValidateResult
    public static func setAutomaticInAppPurchaseTracking(_ enabled: Bool) async throws

    @discardableResult public static func handleOpen(_ url: URL) -> Bool               // true: a Whence link
    @discardableResult public static func handle(_ userActivity: NSUserActivity) -> Bool
    public static func getRetargetingParameters() async throws -> RetargetingParameters?
    public static func getPreliminaryRetargetingParameters() -> PreliminaryRetargetingParameters?
    public static func registerRetargetingParametersListener(_ listener: @escaping @MainActor @Sendable (RetargetingParameters) -> Void) -> Subscription
    public static func registerPreliminaryRetargetingParametersListener(_ listener: @escaping @MainActor @Sendable (PreliminaryRetargetingParameters) -> Void) -> Subscription

    @MainActor public static func requestTrackingAuthorization() async -> AttAuthorizationStatus
    public static var trackingAuthorizationStatus: AttAuthorizationStatus { get }
    public static func start() async throws
    public static func stop() async throws
    public static var isRunning: Bool { get }
    public static func setConsent(_ consent: Consent) async throws
    public static var consent: Consent { get }
    public static func anonymize() async throws
    public static func requestDataDeletion() async throws -> DataDeletionRequest
    public static func setFirebaseAppInstanceId(_ appInstanceId: String) async throws
}

public struct WhenceConfiguration: Sendable {
    public var whenceToken: String
    public var logLevel: LogLevel
    public var userId: String?
    public var startManually: Bool                         // false: tracking starts in initialize
    public var consent: Consent?
    public var waitForConsent: Bool
    public var readTcfConsent: Bool
    public var automaticInAppPurchaseTracking: Bool
    public var collectAdvertiserId: Bool
    public var trackingAuthorizationTimeout: TimeInterval  // seconds, 0 to 120
    public var aggregatedAttributionEnabled: Bool          // SKAdNetwork and AdAttributionKit
    public var integrations: [any WhenceIntegration]
    public init(whenceToken: String, logLevel: LogLevel = .warning, userId: String? = nil, startManually: Bool = false,
                consent: Consent? = nil, waitForConsent: Bool = false, readTcfConsent: Bool = false,
                automaticInAppPurchaseTracking: Bool = true, collectAdvertiserId: Bool = true,
                trackingAuthorizationTimeout: TimeInterval = 0, aggregatedAttributionEnabled: Bool = true,
                integrations: [any WhenceIntegration] = [])
}

public final class Subscription: Sendable { public func unsubscribe() }    // also ends when it is deallocated
public struct WhenceError: Error { public let code: ErrorCode; public let message: String; public let field: String? }
public enum ErrorCode: String, Sendable {
    case invalidToken = "INVALID_TOKEN", unknownToken = "UNKNOWN_TOKEN", tokenMismatch = "TOKEN_MISMATCH"
    case notInitialized = "NOT_INITIALIZED", alreadyInitialized = "ALREADY_INITIALIZED", notRunning = "NOT_RUNNING"
    case consentDenied = "CONSENT_DENIED"
    case invalidConfiguration = "INVALID_CONFIGURATION", invalidEvent = "INVALID_EVENT", invalidMoney = "INVALID_MONEY"
    case invalidAdImpression = "INVALID_AD_IMPRESSION", invalidUserId = "INVALID_USER_ID", invalidPurchase = "INVALID_PURCHASE"
    case rateLimited = "RATE_LIMITED", network = "NETWORK", timeout = "TIMEOUT", server = "SERVER"
    case integrationUnavailable = "INTEGRATION_UNAVAILABLE", notSupported = "NOT_SUPPORTED"
}
public enum LogLevel: Int, Sendable { case none, error, warning, info, debug }
public protocol WhenceIntegration: Sendable { var name: String { get } }   // implemented by the adapters only
public enum UserIdSource: String, Sendable { case whence, custom, none }   // which id the LevelPlay adapter sets
public enum AttAuthorizationStatus: String, Sendable { case notDetermined = "not_determined", restricted, denied, authorized }

// ---- consent -------------------------------------------------------------------------------------
public struct Consent: Sendable, Equatable {
    public var adStorage: ConsentStatus
    public var analyticsStorage: ConsentStatus
    public var adUserData: ConsentStatus
    public var adPersonalization: ConsentStatus
    public var gdprApplies: Bool?                          // nil: unknown
    public var doNotSell: Bool
    public var childDirected: Bool
    public init(adStorage: ConsentStatus = .notSet, analyticsStorage: ConsentStatus = .notSet, adUserData: ConsentStatus = .notSet,
                adPersonalization: ConsentStatus = .notSet, gdprApplies: Bool? = nil, doNotSell: Bool = false, childDirected: Bool = false)
    public static let grantAll: Consent
    public static let denyAll: Consent
}
public enum ConsentStatus: String, Sendable { case granted, denied, notSet = "not_set" }

// ---- events --------------------------------------------------------------------------------------
open class AppEvent: @unchecked Sendable {
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
public enum EventUnit: String, Sendable { case count, seconds, milliseconds }
public struct Money: Equatable, Sendable {
    public let amount: Double
    public let currency: String
    public var amountMicros: Int64 { get }
    public init(amount: Double, currency: String) throws
    public static func ofMicros(_ amountMicros: Int64, currency: String) throws -> Money
}

public final class WhLoginEvent: AppEvent {
    public enum Action: String, Sendable { case show, start, succeed, fail, logout }
    public init(_ action: Action, method: String? = nil)
}
public final class WhProgressionEvent: AppEvent {
    public enum Action: String, Sendable { case start, complete, fail }
    public enum Kind: String, Sendable { case level, quest, tutorial }       // wire name: type
    public init(_ action: Action, kind: Kind, progressionName: String, difficulty: String? = nil)
    @discardableResult public func setDuration(_ duration: Double, unit: EventUnit) -> Self // complete and fail only; measured by the SDK when not set
}
public final class WhResourceEvent: AppEvent {
    public enum Action: String, Sendable { case earn, spend }
    public init(_ action: Action, resource: String, amount: Double, itemType: String? = nil, itemId: String? = nil)
}
public final class WhPurchaseEvent: AppEvent {
    public init(sku: String, price: Money, skuType: SkuType = .consumable, transactionId: String? = nil)
}
public final class WhAdEvent: AppEvent {
    public enum Action: String, Sendable { case load, loadFail = "load_fail", show, showFail = "show_fail", click, close, reward }
    public init(_ action: Action, unit: AdUnit, provider: String, network: String? = nil, placement: String? = nil)
}
public enum Dimension {                                    // keys of the predefined dimensions
    public static let action: String, method: String
    public static let progressionType: String, progressionName: String, difficulty: String
    public static let resource: String, itemType: String, itemId: String
    public static let sku: String, skuType: String, transactionId: String
    public static let adUnit: String, provider: String, network: String, placement: String
}
public enum AdUnit: String, Sendable { case banner, mrec, interstitial, rewarded, rewardedInterstitial = "rewarded_interstitial", native, appOpen = "app_open" }

// ---- revenue -------------------------------------------------------------------------------------
public struct AdImpression: Sendable {
    public let unit: AdUnit
    public let provider: String
    public var network: String?
    public var adUnitId: String?
    public var placement: String?
    public var instance: String?
    public var segment: String?
    public var testGroup: String?
    public var revenue: Money?
    public var precision: RevenuePrecision?
    public init(unit: AdUnit, provider: String)
}
public enum RevenuePrecision: String, Sendable { case exact, estimated, publisherDefined = "publisher_defined", undefined }
public struct PurchaseReceipt: Sendable {                  // StoreKit 2
    public let sku: String
    public let transactionId: String
    public let skuType: SkuType
    public let jwsRepresentation: String
    public let price: Money
    public init(sku: String, transactionId: String, skuType: SkuType, jwsRepresentation: String, price: Money)
    public init(_ verification: StoreKit.VerificationResult<StoreKit.Transaction>, price: Money) // fills the four fields before price
}
public enum SkuType: String, Sendable { case consumable, nonConsumable = "non_consumable", subscription }
public struct ValidateResult: Sendable {
    public let isValid: Bool
    public let sku: String
    public let transactionId: String?
    public let error: ValidateError?                       // nil when isValid
    public var environment: PurchaseEnvironment { get }
    public var skuType: SkuType { get }
    public var price: Money? { get }                       // nil when the store does not tell
    public var expiresAt: Date? { get }                    // subscriptions only
}
public enum PurchaseEnvironment: String, Sendable { case production, sandbox }
public struct ValidateError: Sendable { public let code: ValidateErrorCode; public let message: String }
public enum ValidateErrorCode: String, Sendable {
    case receiptMalformed = "RECEIPT_MALFORMED", receiptInvalid = "RECEIPT_INVALID", skuMismatch = "SKU_MISMATCH"
    case alreadyReported = "ALREADY_REPORTED", cancelled = "CANCELLED"
    case storeNotConfigured = "STORE_NOT_CONFIGURED", storeUnavailable = "STORE_UNAVAILABLE"
}

// ---- attribution and identity --------------------------------------------------------------------
public struct AttributionResponse: Sendable {
    public let userId: String
    public let installInstanceId: String
    public let type: AttributionType
    public let trigger: AttributionTrigger
    public let campaign: AttributionCampaign?              // nil when no campaign won
    public let channel: AttributionChannel
    public let partner: AttributionPartner
    public let adSetId: Int64?
    public var creativeId: Int64? { get }
    public let sourceId: String?
    public let sourceName: String?
    public let sourceBundleId: String?
    public var deferredDeepLink: URL? { get }
    public let createdAt: Date
}
public struct AttributionCampaign: Sendable { public let id: Int64; public let name: String; public let type: CampaignType }
public struct AttributionChannel: Sendable { public let id: Int64; public let name: String; public let incentivized: Bool }
public struct AttributionPartner: Sendable { public let id: Int64; public let name: String }
public enum AttributionType: String, Sendable { case organic, paid, owned, unattributed }
public enum AttributionTrigger: String, Sendable { case install, reattribution }
public enum CampaignType: String, Sendable { case acquisition, retargeting }
public struct AdvertiserIdInfo: Sendable {
    public let advertiserId: String?
    public let isLimitedAdTracking: Bool
    public var vendorId: String? { get }                   // IDFV
}
public struct RetargetingParameters: Sendable { public let url: URL; public let parameters: [String: String]; public let wasAlreadyInstalled: Bool }
public struct PreliminaryRetargetingParameters: Sendable {
    public let url: URL
    public let parameters: [String: String]
    public func validate() async throws -> RetargetingParameters?
}
public struct DataDeletionRequest: Sendable { public let requestId: String; public let requestedAt: Date }
