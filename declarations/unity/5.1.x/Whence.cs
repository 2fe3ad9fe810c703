// The public surface, as in a reference assembly.
#nullable enable
namespace Whence
{
    public static class WhenceSDK
    {
        public static void Initialize();
        public static void Initialize(WhenceSDKOptions options);
        public static bool IsInitialized { get; }
        public static string Version { get; } // e.g. "5.1.4"
        public static void Start(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        public static void Stop(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        public static bool IsRunning { get; }

        public static void GetAttribution(Action<AttributionResponse> onSuccess, Action<WhenceError>? onFailure = null);
        public static event Action<AttributionResponse> OnAttribution;
        public static void GetUserId(Action<string> onSuccess, Action<WhenceError>? onFailure = null);
        public static void SetUserId(string userId, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        public static void GetInstallInstanceId(Action<string> onSuccess, Action<WhenceError>? onFailure = null);
        public static void GetAdvertiserIdInfo(Action<AdvertiserIdInfo> onSuccess, Action<WhenceError>? onFailure = null);
        public static void GetTestGroupId(Action<int?> onSuccess, Action<WhenceError>? onFailure = null);

        /// <summary>Sends an event. The SDK stores it in its queue first, so the event survives a restart and
        /// the call needs no network. You can call it from any thread.</summary>
        /// <param name="appEvent">The event. The call copies it, so later changes don't affect what is sent,
        /// and you can send the object again.</param>
        /// <param name="onSuccess">Runs when the event is checked and queued, not when it is
        /// delivered.</param>
        /// <exception cref="ErrorCode.InvalidEvent">The name, a dimension, the value, or the size breaks a
        /// rule. <c>Field</c> names the member.</exception>
        /// <exception cref="ErrorCode.RateLimited">The install sends more than 1,000 events in a
        /// minute.</exception>
        /// <exception cref="ErrorCode.NotRunning">Tracking is off.</exception>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void PublishEvent(AppEvent appEvent, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Sends a custom event that has only a name. The SDK stores it in its queue first, so the
        /// event survives a restart and the call needs no network. You can call it from any thread.</summary>
        /// <param name="name">1 to 64 lower-case letters, digits, and <c>_</c>, beginning with a letter. The
        /// prefixes <c>wh_</c> and <c>whence_</c> are reserved.</param>
        /// <param name="onSuccess">Runs when the event is checked and queued, not when it is
        /// delivered.</param>
        /// <exception cref="ErrorCode.InvalidEvent">The name breaks these rules.</exception>
        /// <exception cref="ErrorCode.RateLimited">The install sends more than 1,000 events in a
        /// minute.</exception>
        /// <exception cref="ErrorCode.NotRunning">Tracking is off.</exception>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void PublishEvent(string name, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        public static void ForwardAdImpression(AdImpression impression, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        public static void ValidatePurchase(PurchaseReceipt receipt, Action<ValidateResult> onSuccess, Action<WhenceError>? onFailure = null);
        public static void SetAutomaticInAppPurchaseTracking(bool enabled);

        public static void GetRetargetingParameters(Action<RetargetingParameters?> onSuccess, Action<WhenceError>? onFailure = null);
        public static PreliminaryRetargetingParameters? GetPreliminaryRetargetingParameters();
        public static event Action<RetargetingParameters> OnRetargetingParameters;
        public static event Action<PreliminaryRetargetingParameters> OnPreliminaryRetargetingParameters;

        public static void RequestTrackingAuthorization(Action<AttAuthorizationStatus> onResult);
        public static AttAuthorizationStatus TrackingAuthorizationStatus { get; }
        public static void Anonymize(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Sets the three flags that Google asks for with app conversions of users in the European
        /// Economic Area. Whence passes them on with conversions sent to Google Ads. Null means unknown and
        /// isn't sent. Before initialization, the call does nothing.</summary>
        /// <since>5.0.2</since>
        /// <param name="eea">Whether EU rules apply to the user, or null.</param>
        /// <param name="adUserData">Google's <c>ad_user_data</c>: whether the user agrees, or null.</param>
        /// <param name="adPersonalization">Google's <c>ad_personalization</c>: whether the user agrees, or
        /// null.</param>
        public static void SetGoogleConsent(bool? eea, bool? adUserData, bool? adPersonalization);
        public static void SetFirebaseAppInstanceId(string appInstanceId);

        public static void SetExperimentVariant(string experiment, string? variant);
        public static void SetGlobalDimension(string key, string? value);
        public static void Flush(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Applies a user's choice under US state laws, such as the CCPA. If set, user-level data
        /// goes only to the attributed partner, and the user is left out of audience sync. Before
        /// initialization, the call does nothing.</summary>
        /// <param name="doNotSell">True after the user has opted out of the sale of their data.</param>
        public static void SetDoNotSell(bool doNotSell);
        public static void RequestDataDeletion(Action<DataDeletionRequest> onSuccess, Action<WhenceError>? onFailure = null);

        // Task twins of the callback methods; a faulted task carries a WhenceException
        public static Task<AttributionResponse> GetAttributionAsync();
        public static Task<string> GetUserIdAsync();
        public static Task SetUserIdAsync(string userId);
        public static Task<string> GetInstallInstanceIdAsync();
        public static Task<AdvertiserIdInfo> GetAdvertiserIdInfoAsync();
        public static Task<int?> GetTestGroupIdAsync();
        /// <inheritdoc cref="PublishEvent" />
        public static Task PublishEventAsync(AppEvent appEvent);
        public static Task ForwardAdImpressionAsync(AdImpression impression);
        public static Task<ValidateResult> ValidatePurchaseAsync(PurchaseReceipt receipt);
        public static Task<RetargetingParameters?> GetRetargetingParametersAsync();
        public static Task<AttAuthorizationStatus> RequestTrackingAuthorizationAsync();
        public static Task AnonymizeAsync();
        public static Task FlushAsync();
        public static Task<DataDeletionRequest> RequestDataDeletionAsync();
    }

    public sealed class WhenceSDKOptions
    {
        /// <summary>Creates options with an API token for each platform. Copy the tokens from the **SDK &amp;
        /// token** card of each app in the dashboard.</summary>
        /// <param name="androidApiToken">API token of the Android app, which begins with <c>wta_</c>. It can
        /// be null only if the app doesn't run on Android.</param>
        /// <param name="iosApiToken">API token of the iOS app, which begins with <c>wti_</c>. It can be null
        /// only if the app doesn't run on iOS.</param>
        public WhenceSDKOptions(string? androidApiToken, string? iosApiToken);
        public LogLevel LogLevel { get; set; }
        public string? UserId { get; set; }
        public bool StartManually { get; set; }
        public bool AutomaticInAppPurchaseTracking { get; set; }
        public bool CollectAdvertiserId { get; set; }
        public int TrackingAuthorizationTimeout { get; set; }
        public AppLovinIntegrationType AppLovin { get; set; }
        public bool Firebase { get; set; }
        /// <summary>Whether the integration with ironSource LevelPlay is on. It forwards each impression's
        /// revenue and sets the user ID in the ad SDK.</summary>
        /// <value>Default: <c>false</c>.</value>
        public bool IronSource { get; set; }
        /// <summary>User ID that the ironSource integration sets.</summary>
        /// <value>Default: <c>Whence</c>.</value>
        public UserIdSource IronSourceUserIdSource { get; set; }
        public bool UnityAds { get; set; }
        /// <summary>Whether the user is child-directed, for COPPA and similar laws. If true, the SDK doesn't
        /// use device IDs or the tracking prompt, Whence doesn't match probabilistically or send user-level
        /// postbacks, and retargeting parameters and the test group are null. False doesn't undo **Children's
        /// app** in the dashboard.</summary>
        /// <value>Default: <c>false</c>.</value>
        public bool ChildDirected { get; set; }
    }

    public sealed class WhenceSDKBehaviour : MonoBehaviour
    {
        public static WhenceSDKBehaviour? Instance { get; }
        public bool InitializeOnAwake;
        public UnityEvent OnInitialized;
        public UnityEvent<string> OnInitializationFailed;
        public void Initialize();
    }

    public sealed class WhenceError
    {
        public ErrorCode Code { get; }
        public string Message { get; }
        public string? Field { get; }
    }

    public sealed class WhenceException : Exception
    {
        public ErrorCode Code { get; }
        public string? Field { get; }
    }

    public enum ErrorCode
    {
        InvalidToken, UnknownToken, TokenMismatch, NotInitialized, AlreadyInitialized, NotRunning,
        InvalidConfiguration, InvalidEvent, InvalidMoney, InvalidAdImpression, InvalidUserId, InvalidPurchase,
        RateLimited, Network, Timeout, Server, IntegrationUnavailable, NotSupported
    }

    public enum LogLevel
    {
        None, Error, Warning, Info, Debug
    }

    public enum AppLovinIntegrationType
    {
        None, Max, MaxWithUserId
    }

    public enum UserIdSource
    {
        Whence, Custom, None
    }

    public enum AttAuthorizationStatus
    {
        NotDetermined, Restricted, Denied, Authorized, Unavailable
    }

    public class AppEvent
    {
        public AppEvent(string name);
        public string Name { get; }
        public IReadOnlyDictionary<string, string> Dimensions { get; }
        public double? Value { get; }
        public Unit? Unit { get; }
        public Money? Money { get; }
        public AppEvent AddDimension(string key, string value);
        public AppEvent SetValue(double value, Unit unit);
        public AppEvent SetMoney(Money money);
    }

    public enum Unit
    {
        Count, Seconds, Milliseconds
    }

    public sealed class Money
    {
        public Money(double amount, string currency);
        public double Amount { get; }
        public string Currency { get; }
        public long AmountMicros { get; }
        public static Money OfMicros(long amountMicros, string currency);
    }

    public static class Dimension
    {
        public const string Action = "wh_action";
        public const string Method = "wh_method";
        public const string ProgressionType = "wh_progression_type";
        public const string ProgressionName = "wh_progression_name";
        public const string Difficulty = "wh_difficulty";
        public const string Resource = "wh_resource";
        public const string ItemType = "wh_item_type";
        public const string ItemId = "wh_item_id";
        public const string Sku = "wh_sku";
        public const string SkuType = "wh_sku_type";
        public const string TransactionId = "wh_transaction_id";
        public const string AdUnit = "wh_ad_unit";
        public const string Provider = "wh_provider";
        public const string Network = "wh_network";
        public const string Placement = "wh_placement";
    }

    public sealed class WhLoginEvent : AppEvent
    {
        public enum Action { Show, Start, Succeed, Fail, Logout }
        public WhLoginEvent(Action action, string? method = null);
    }

    public sealed class WhProgressionEvent : AppEvent
    {
        public enum Action { Start, Complete, Fail }
        public enum Type { Level, Quest, Tutorial }
        public WhProgressionEvent(Action action, Type type, string progressionName, string? difficulty = null);
        public WhProgressionEvent SetDuration(double duration, Unit unit);
    }

    public sealed class WhResourceEvent : AppEvent
    {
        public enum Action { Earn, Spend }
        public WhResourceEvent(Action action, string resource, double amount, string? itemType = null, string? itemId = null);
    }

    public sealed class WhPurchaseEvent : AppEvent
    {
        public WhPurchaseEvent(string sku, Money price, SkuType skuType = SkuType.Consumable, string? transactionId = null);
    }

    public sealed class WhAdEvent : AppEvent
    {
        public enum Action { Load, LoadFail, Show, ShowFail, Click, Close, Reward }
        public WhAdEvent(Action action, AdUnit unit, string provider, string? network = null, string? placement = null);
    }

    public enum AdUnit
    {
        Banner, Mrec, Interstitial, Rewarded, RewardedInterstitial, Native, AppOpen
    }

    public sealed class AdImpression
    {
        public AdImpression(AdUnit unit, string provider);
        public AdUnit Unit { get; }
        public string Provider { get; }
        public string? Network { get; set; }
        public string? AdUnitId { get; set; }
        public string? Placement { get; set; }
        public string? Instance { get; set; }
        public string? Segment { get; set; }
        public string? TestGroup { get; set; }
        public Money? Revenue { get; set; }
        public RevenuePrecision? Precision { get; set; }
    }

    public enum SkuType
    {
        Consumable, NonConsumable, Subscription
    }

    public sealed class PurchaseReceipt
    {
        public PurchaseReceipt(string sku, SkuType skuType, Money price, string unityReceipt);
        public string Sku { get; }
        public SkuType SkuType { get; }
        public Money Price { get; }
    }

    public sealed class ValidateResult
    {
        public bool IsValid { get; }
        public string Sku { get; }
        public string? TransactionId { get; }
        public ValidateError? Error { get; }

        public PurchaseEnvironment Environment { get; }
        public SkuType SkuType { get; }
        public Money? Price { get; }
        public DateTime? ExpiresAt { get; }
    }

    public sealed class ValidateError
    {
        public ValidateErrorCode Code { get; }
        public string Message { get; }
    }

    public enum ValidateErrorCode
    {
        ReceiptMalformed, ReceiptInvalid, SkuMismatch, AlreadyReported, Cancelled, StoreNotConfigured, StoreUnavailable
    }

    public sealed class AttributionResponse
    {
        public string UserId { get; }
        public string InstallInstanceId { get; }
        public AttributionType Type { get; }
        public AttributionTrigger Trigger { get; }
        public AttributionCampaign? Campaign { get; }
        public AttributionChannel Channel { get; }
        public AttributionPartner Partner { get; }
        public long? AdSetId { get; }
        public string? SourceId { get; }
        public string? SourceName { get; }
        public string? SourceBundleId { get; }
        public DateTime CreatedAt { get; }
        public long? CreativeId { get; }
        public string? DeferredDeepLink { get; }
    }

    public sealed class AttributionCampaign
    {
        public long Id { get; }
        public string Name { get; }
        public CampaignType Type { get; }
    }

    public sealed class AttributionChannel
    {
        public long Id { get; }
        public string Name { get; }
        public bool Incentivized { get; }
    }

    public sealed class AttributionPartner
    {
        public long Id { get; }
        public string Name { get; }
    }

    public enum AttributionType
    {
        Organic, Paid, Owned
    }

    public enum AttributionTrigger
    {
        Install, Reattribution
    }

    public enum CampaignType
    {
        Acquisition, Retargeting
    }

    public sealed class AdvertiserIdInfo
    {
        public string? AdvertiserId { get; }
        public bool IsLimitedAdTracking { get; }
        public string? AppSetId { get; }
        public string? VendorId { get; }
    }

    public sealed class RetargetingParameters
    {
        public string Url { get; }
        public IReadOnlyDictionary<string, string> Parameters { get; }
        public bool WasAlreadyInstalled { get; }
    }

    public sealed class PreliminaryRetargetingParameters
    {
        public string Url { get; }
        public IReadOnlyDictionary<string, string> Parameters { get; }
        public void Validate(Action<RetargetingParameters?> onSuccess, Action<WhenceError>? onFailure = null);
    }

    public enum RevenuePrecision
    {
        Exact, Estimated, PublisherDefined, Undefined
    }

    public enum PurchaseEnvironment
    {
        Production, Sandbox
    }

    public sealed class DataDeletionRequest
    {
        public string RequestId { get; }
        public DateTime RequestedAt { get; }
    }
}
