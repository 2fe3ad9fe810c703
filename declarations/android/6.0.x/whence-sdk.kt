// Public surface of the Whence Android SDK 6.0.x: declarations only, as the checker of samples reads them.
package example.whence.sdk

/** Entry point. Every call but init needs init first. */
object WhenceSdk {
    /** Starts the SDK, once a process, before any ad SDK. */
    @JvmStatic @Throws(WhenceException::class) fun init(context: Context, configuration: WhenceConfiguration)
    /** Starts the SDK with the token of the manifest. */
    @JvmStatic @Throws(WhenceException::class) fun init(context: Context)
    @JvmStatic fun isInitialized(): Boolean
    @JvmStatic fun getSdkVersion(): String

    /** Where the install came from. */
    @JvmStatic fun getAttribution(): WhenceFuture<AttributionResponse>
    @JvmStatic fun registerAttributionListener(listener: AttributionListener): Subscription
    @JvmStatic fun getUserId(): WhenceFuture<String>
    @JvmStatic fun getInstallInstanceId(): WhenceFuture<String>
    /** Sets your own user ID. */
    @JvmStatic fun setUserId(userId: String): WhenceFuture<Void?>
    @JvmStatic fun clearUserId(): WhenceFuture<Void?>
    @JvmStatic fun getAdvertiserIdInfo(): WhenceFuture<AdvertiserIdInfo>
    @JvmStatic fun getTestGroupId(): WhenceFuture<Int?>
    /** A null variant takes the user out of the experiment. */
    @JvmStatic fun setExperimentVariant(experiment: String, variant: String?): WhenceFuture<Void?>

    @JvmStatic fun trackEvent(event: AppEvent): WhenceFuture<Void?>
    @JvmStatic fun trackEvent(name: String): WhenceFuture<Void?>
    /** A null value removes the dimension. */
    @JvmStatic fun setGlobalDimension(key: String, value: String?): WhenceFuture<Void?>
    @JvmStatic fun flush(): WhenceFuture<Void?>
    @JvmStatic fun forwardAdImpression(impression: AdImpression): WhenceFuture<Void?>
    @JvmStatic fun validatePurchase(receipt: PurchaseReceipt): WhenceFuture<ValidateResult>
    @JvmStatic fun setAutomaticInAppPurchaseTracking(enabled: Boolean): WhenceFuture<Void?>

    /** Call from Activity.onNewIntent. */
    @JvmStatic fun handleIntent(intent: Intent)
    @JvmStatic fun getRetargetingParameters(): WhenceFuture<RetargetingParameters?>
    @JvmStatic fun getPreliminaryRetargetingParameters(): PreliminaryRetargetingParameters?
    @JvmStatic fun registerRetargetingParametersListener(listener: RetargetingParametersListener): Subscription
    @JvmStatic fun registerPreliminaryRetargetingParametersListener(listener: PreliminaryRetargetingParametersListener): Subscription

    @JvmStatic fun start(): WhenceFuture<Void?>
    @JvmStatic fun stop(): WhenceFuture<Void?>
    @JvmStatic fun isRunning(): Boolean
    @JvmStatic fun setConsent(consent: Consent): WhenceFuture<Void?>
    @JvmStatic fun getConsent(): Consent
    @JvmStatic fun anonymize(): WhenceFuture<Void?>
    @JvmStatic fun requestDataDeletion(): WhenceFuture<DataDeletionRequest>
    @JvmStatic fun setFirebaseAppInstanceId(appInstanceId: String): WhenceFuture<Void?>
}

class WhenceConfiguration {
    val whenceToken: String
    val logLevel: LogLevel
    val userId: String?
    val startManually: Boolean
    val consent: Consent?
    val waitForConsent: Boolean
    val readTcfConsent: Boolean
    val automaticInAppPurchaseTracking: Boolean
    val collectAdvertiserId: Boolean
    val integrations: List<WhenceIntegration>

    class Builder(whenceToken: String) {
        fun setLogLevel(level: LogLevel): Builder // default WARNING
        fun setUserId(userId: String?): Builder // default null
        fun setStartManually(manual: Boolean): Builder // default false
        fun setConsent(consent: Consent?): Builder // default null
        fun setWaitForConsent(wait: Boolean): Builder // default false
        fun setReadTcfConsent(read: Boolean): Builder // default false
        fun setAutomaticInAppPurchaseTracking(enabled: Boolean): Builder // default true
        fun setCollectAdvertiserId(enabled: Boolean): Builder // default true
        fun addIntegration(integration: WhenceIntegration): Builder // default none
        fun build(): WhenceConfiguration
    }
}

class Consent {
    val adStorage: ConsentStatus
    val analyticsStorage: ConsentStatus
    val adUserData: ConsentStatus
    val adPersonalization: ConsentStatus
    val gdprApplies: Boolean?
    val doNotSell: Boolean
    val childDirected: Boolean

    class Builder() {
        fun setAdStorage(status: ConsentStatus): Builder
        fun setAnalyticsStorage(status: ConsentStatus): Builder
        fun setAdUserData(status: ConsentStatus): Builder
        fun setAdPersonalization(status: ConsentStatus): Builder
        fun setGdprApplies(applies: Boolean?): Builder
        fun setDoNotSell(doNotSell: Boolean): Builder
        fun setChildDirected(childDirected: Boolean): Builder
        fun build(): Consent
    }

    companion object {
        @JvmStatic fun grantAll(): Consent
        @JvmStatic fun denyAll(): Consent
    }
}

enum class ConsentStatus { GRANTED, DENIED, NOT_SET }

interface WhenceIntegration {
    val name: String
}

/** Completes when the result is there; events complete when they are stored in the local queue. */
interface WhenceFuture<T> : java.util.concurrent.Future<T> {
    fun onComplete(callback: WhenceCallback<T>): WhenceFuture<T>
}

interface WhenceCallback<T> {
    fun onSuccess(value: T)
    fun onError(error: WhenceException)
}

suspend fun <T> WhenceFuture<T>.await(): T

interface Subscription {
    fun unsubscribe()
}

fun interface AttributionListener {
    fun onAttribution(response: AttributionResponse)
}

fun interface RetargetingParametersListener {
    fun onRetargetingParameters(parameters: RetargetingParameters)
}

fun interface PreliminaryRetargetingParametersListener {
    fun onPreliminaryRetargetingParameters(parameters: PreliminaryRetargetingParameters)
}

class WhenceException(val code: ErrorCode, message: String, val field: String? = null, cause: Throwable? = null) : RuntimeException

enum class ErrorCode {
    INVALID_TOKEN, UNKNOWN_TOKEN, TOKEN_MISMATCH, NOT_INITIALIZED, ALREADY_INITIALIZED, NOT_RUNNING, CONSENT_DENIED,
    INVALID_CONFIGURATION, INVALID_EVENT, INVALID_MONEY, INVALID_AD_IMPRESSION, INVALID_USER_ID, INVALID_PURCHASE,
    RATE_LIMITED, NETWORK, TIMEOUT, SERVER, INTEGRATION_UNAVAILABLE, NOT_SUPPORTED
}

enum class LogLevel { NONE, ERROR, WARNING, INFO, DEBUG }

/** Which ID the LevelPlay integration sets. */
enum class UserIdSource { WHENCE, CUSTOM, NONE }

open class AppEvent(val name: String) {
    val dimensions: Map<String, String>
    val value: Double?
    val unit: EventUnit?
    val money: Money?
    /** The same key again replaces the value. */
    fun addDimension(key: String, value: String): AppEvent
    /** Clears money. */
    fun setValue(value: Double, unit: EventUnit): AppEvent
    /** Clears value and unit. */
    fun setMoney(money: Money): AppEvent
}

enum class EventUnit { COUNT, SECONDS, MILLISECONDS }

/** Throws INVALID_MONEY for an amount or currency that breaks the Money rule. */
class Money(val amount: Double, val currency: String) {
    val amountMicros: Long

    companion object {
        @JvmStatic fun ofMicros(amountMicros: Long, currency: String): Money
    }
}

class WhLoginEvent(action: Action, method: String? = null) : AppEvent {
    enum class Action { SHOW, START, SUCCEED, FAIL, LOGOUT }
}

class WhProgressionEvent(action: Action, type: Type, progressionName: String, difficulty: String? = null) : AppEvent {
    enum class Action { START, COMPLETE, FAIL }
    enum class Type { LEVEL, QUEST, TUTORIAL }
    /** For COMPLETE and FAIL; measured by the SDK when not set. */
    fun setDuration(duration: Double, unit: EventUnit): WhProgressionEvent
}

class WhResourceEvent(action: Action, resource: String, amount: Double, itemType: String? = null, itemId: String? = null) : AppEvent {
    enum class Action { EARN, SPEND }
}

class WhPurchaseEvent(sku: String, price: Money, skuType: SkuType = SkuType.CONSUMABLE, transactionId: String? = null) : AppEvent

class WhAdEvent(action: Action, unit: AdUnit, provider: String, network: String? = null, placement: String? = null) : AppEvent {
    enum class Action { LOAD, LOAD_FAIL, SHOW, SHOW_FAIL, CLICK, CLOSE, REWARD }
}

/** Keys of the predefined dimensions. */
object Dimension {
    const val ACTION: String
    const val METHOD: String
    const val PROGRESSION_TYPE: String
    const val PROGRESSION_NAME: String
    const val DIFFICULTY: String
    const val RESOURCE: String
    const val ITEM_TYPE: String
    const val ITEM_ID: String
    const val SKU: String
    const val SKU_TYPE: String
    const val TRANSACTION_ID: String
    const val AD_UNIT: String
    const val PROVIDER: String
    const val NETWORK: String
    const val PLACEMENT: String
}

enum class AdUnit { BANNER, MREC, INTERSTITIAL, REWARDED, REWARDED_INTERSTITIAL, NATIVE, APP_OPEN }

class AdImpression(val unit: AdUnit, val provider: String) {
    val network: String?
    val adUnitId: String?
    val placement: String?
    val instance: String?
    val segment: String?
    val testGroup: String?
    val revenue: Money?
    val precision: RevenuePrecision?
    fun setNetwork(network: String?): AdImpression
    fun setAdUnitId(adUnitId: String?): AdImpression
    fun setPlacement(placement: String?): AdImpression
    fun setInstance(instance: String?): AdImpression
    fun setSegment(segment: String?): AdImpression
    fun setTestGroup(testGroup: String?): AdImpression
    fun setRevenue(revenue: Money?): AdImpression
    fun setPrecision(precision: RevenuePrecision?): AdImpression
}

enum class RevenuePrecision { EXACT, ESTIMATED, PUBLISHER_DEFINED, UNDEFINED }

class PurchaseReceipt(val sku: String, val purchaseToken: String, val skuType: SkuType, val price: Money)

enum class SkuType { CONSUMABLE, NON_CONSUMABLE, SUBSCRIPTION }

class ValidateResult {
    val isValid: Boolean
    val sku: String
    /** Google Play order ID. */
    val transactionId: String?
    /** Null when isValid. */
    val error: ValidateError?
    val environment: PurchaseEnvironment
    val skuType: SkuType
    val price: Money?
    /** Subscriptions only. */
    val expiresAt: Date?
}

class ValidateError {
    val code: ValidateErrorCode
    val message: String
}

enum class ValidateErrorCode {
    RECEIPT_MALFORMED, RECEIPT_INVALID, SKU_MISMATCH, ALREADY_REPORTED, CANCELLED, STORE_NOT_CONFIGURED, STORE_UNAVAILABLE
}

enum class PurchaseEnvironment { PRODUCTION, SANDBOX }

class AttributionResponse {
    val userId: String
    val installInstanceId: String
    val type: AttributionType
    val trigger: AttributionTrigger
    /** Null when no campaign won. */
    val campaign: AttributionCampaign?
    val channel: AttributionChannel
    val partner: AttributionPartner
    val adSetId: Long?
    val creativeId: Long?
    val sourceId: String?
    val sourceName: String?
    val sourceBundleId: String?
    val deferredDeepLink: String?
    val createdAt: Date
}

class AttributionCampaign {
    val id: Long
    val name: String
    val type: CampaignType
}

class AttributionChannel {
    val id: Long
    val name: String
    val incentivized: Boolean
}

class AttributionPartner {
    val id: Long
    val name: String
}

enum class AttributionType { ORGANIC, PAID, OWNED, UNATTRIBUTED }

enum class AttributionTrigger { INSTALL, REATTRIBUTION }

enum class CampaignType { ACQUISITION, RETARGETING }

class AdvertiserIdInfo {
    val advertiserId: String?
    val isLimitedAdTracking: Boolean
    val appSetId: String?
}

class RetargetingParameters {
    val url: String
    val parameters: Map<String, String>
    val wasAlreadyInstalled: Boolean
}

class PreliminaryRetargetingParameters {
    val url: String
    val parameters: Map<String, String>
    fun validate(): WhenceFuture<RetargetingParameters?>
}

class DataDeletionRequest {
    val requestId: String
    val requestedAt: Date
}
