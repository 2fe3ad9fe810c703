// Public surface of the Whence Android SDK 4.8.x: declarations only, as the checker of samples reads them.
package example.whence.sdk

/** Makes the instance that the app keeps. */
class WhenceSdkBuilder(context: Context, apiToken: String) {
    /** Default WARNING. */
    fun setLogLevel(level: LogLevel): WhenceSdkBuilder
    fun setCustomUserId(customUserId: String): WhenceSdkBuilder
    /** Default true. */
    fun setTrackingEnabled(enabled: Boolean): WhenceSdkBuilder
    /** Default false. */
    fun setAutomaticInAppPurchaseTracking(enabled: Boolean): WhenceSdkBuilder
    /** Default false. */
    fun setEnableAppLovinIntegration(enabled: Boolean): WhenceSdkBuilder
    /** Default false. */
    fun setEnableFirebaseIntegration(enabled: Boolean): WhenceSdkBuilder
    /** Default false. */
    fun setEnableIronSourceIntegration(enabled: Boolean): WhenceSdkBuilder
    /** Default false. */
    fun setEnableUnityAdsIntegration(enabled: Boolean): WhenceSdkBuilder
    /** Throws INVALID_TOKEN, TOKEN_MISMATCH, ALREADY_INITIALIZED. */
    @Throws(WhenceException::class) fun build(): WhenceSdk
}

interface WhenceSdk {
    fun getAttribution(callback: WhenceCallback<AttributionResponse>)
    fun setAttributionListener(listener: AttributionListener?)
    /** Local; blocks for at most 50 ms. */
    fun getUserId(): String
    fun getAdvertiserIdInfo(callback: WhenceCallback<AdvertiserIdInfo>)
    fun getTestGroupId(callback: WhenceCallback<Int?>)
    fun setCustomUserId(customUserId: String)

    /** Problems are only logged. */
    fun publishEvent(event: AppEvent)
    fun publishEvent(name: String)
    /** False: rejected by validation. */
    fun forwardAdImpression(unit: AdUnit, provider: String, network: String?, placement: String?, revenue: Double, currency: String): Boolean

    fun onNewIntent(intent: Intent)
    fun getRetargetingParameters(callback: WhenceCallback<RetargetingParameters?>)
    fun getPreliminaryRetargetingParameters(): PreliminaryRetargetingParameters?

    fun integrateWithAppLovin()
    fun integrateWithFirebase()
    fun integrateWithIronSource()
    fun integrateWithUnityAds()
    fun setFirebaseAppInstanceId(appInstanceId: String)

    fun setTrackingEnabled(enabled: Boolean)
    fun anonymizeUser(callback: WhenceCallback<Void?>)
    fun shutdown()

    companion object {
        /** Null before build(). */
        @JvmStatic fun getInstance(): WhenceSdk?
    }
}

interface WhenceCallback<T> {
    fun onSuccess(value: T)
    fun onError(error: WhenceException)
}

interface AttributionListener {
    fun onAttribution(response: AttributionResponse)
}

class WhenceException(val code: ErrorCode, message: String, cause: Throwable? = null) : RuntimeException

enum class ErrorCode {
    INVALID_TOKEN, UNKNOWN_TOKEN, TOKEN_MISMATCH, NOT_INITIALIZED, ALREADY_INITIALIZED, TRACKING_DISABLED,
    INVALID_EVENT, INVALID_USER_ID, NETWORK, TIMEOUT, SERVER, INTEGRATION_UNAVAILABLE
}

enum class LogLevel { NONE, ERROR, WARNING, INFO, DEBUG }

class AppEvent(val name: String) {
    fun setDimension(dimension: Dimension, value: String): AppEvent
    fun setValue(value: Double): AppEvent
    /** Currency of ISO 4217. Excludes setValue. */
    fun setRevenue(amount: Double, currency: String): AppEvent
}

enum class Dimension { CUSTOM_1, CUSTOM_2, CUSTOM_3 }

enum class AdUnit { BANNER, INTERSTITIAL, REWARDED, NATIVE }

class AttributionResponse {
    val userId: String
    /** Null when no campaign won. */
    val campaign: AttributionCampaign?
    val channel: AttributionChannel
    /** The partner from 5.0. */
    val network: AttributionNetwork
    /** The trigger from 5.0. */
    val isReattribution: Boolean
    val adSetId: Long?
    val sourceId: String?
    val sourceName: String?
    val sourceBundleId: String?
    val createdAt: Date
}

class AttributionCampaign {
    val id: Long
    val name: String
    /** "acquisition" or "retargeting". */
    val type: String
}

class AttributionChannel {
    val id: Long
    val name: String
    val incentivized: Boolean
}

class AttributionNetwork {
    val id: Long
    val name: String
}

class AdvertiserIdInfo {
    val advertiserId: String?
    val isLimitedAdTracking: Boolean
}

class RetargetingParameters {
    val url: String
    val parameters: Map<String, String>
    val wasAlreadyInstalled: Boolean
}

class PreliminaryRetargetingParameters {
    val url: String
    val parameters: Map<String, String>
    fun validate(callback: WhenceCallback<RetargetingParameters?>)
}
