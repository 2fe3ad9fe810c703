// The public surface, as in a reference assembly.
#nullable enable
namespace Whence
{
    public static class WhenceSDK
    {
        public static void Initialize(); // from WhenceSettings; throws WhenceException
        public static void Initialize(WhenceSDKOptions options); // throws WhenceException
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

        public static void PublishEvent(AppEvent appEvent, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
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
        /// <summary>Since 5.0.2. The three Google EU consent flags; null means "unknown, send nothing".</summary>
        public static void SetGoogleConsent(bool? eea, bool? adUserData, bool? adPersonalization);
        public static void SetFirebaseAppInstanceId(string appInstanceId);

        public static void SetExperimentVariant(string experiment, string? variant); // null: left the experiment
        public static void SetGlobalDimension(string key, string? value); // null removes
        public static void Flush(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        public static void SetDoNotSell(bool doNotSell);
        public static void RequestDataDeletion(Action<DataDeletionRequest> onSuccess, Action<WhenceError>? onFailure = null);

        // Task twins of the callback methods; a faulted task carries a WhenceException
        public static Task<AttributionResponse> GetAttributionAsync();
        public static Task<string> GetUserIdAsync();
        public static Task SetUserIdAsync(string userId);
        public static Task<string> GetInstallInstanceIdAsync();
        public static Task<AdvertiserIdInfo> GetAdvertiserIdInfoAsync();
        public static Task<int?> GetTestGroupIdAsync();
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
        public WhenceSDKOptions(string? androidApiToken, string? iosApiToken); // the one of the running platform must not be null
        public LogLevel LogLevel { get; set; } // default Warning
        public string? UserId { get; set; } // default null
        public bool StartManually { get; set; } // default false
        public bool AutomaticInAppPurchaseTracking { get; set; } // default true
        public bool CollectAdvertiserId { get; set; } // default true
        public int TrackingAuthorizationTimeout { get; set; } // iOS, seconds 0 to 120, default 0
        public AppLovinIntegrationType AppLovin { get; set; } // default None
        public bool Firebase { get; set; } // default false
        public bool IronSource { get; set; } // default false
        public UserIdSource IronSourceUserIdSource { get; set; } // default Whence
        public bool UnityAds { get; set; } // default false
        public bool ChildDirected { get; set; } // default false
    }

    public sealed class WhenceSDKBehaviour : MonoBehaviour
    {
        public static WhenceSDKBehaviour? Instance { get; }
        public bool InitializeOnAwake; // inspector, default true
        public UnityEvent OnInitialized; // inspector
        public UnityEvent<string> OnInitializationFailed; // inspector; argument: ErrorCode name
        public void Initialize(); // for InitializeOnAwake == false
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
        None, Max, MaxWithUserId // MaxWithUserId: also sets MAX's user id to the Whence user id
    }

    public enum UserIdSource
    {
        Whence, Custom, None // which id the ironSource integration sets
    }

    public enum AttAuthorizationStatus
    {
        NotDetermined, Restricted, Denied, Authorized, Unavailable // Unavailable: not iOS 14+
    }

    public class AppEvent
    {
        public AppEvent(string name);
        public string Name { get; }
        public IReadOnlyDictionary<string, string> Dimensions { get; }
        public double? Value { get; }
        public Unit? Unit { get; }
        public Money? Money { get; }
        public AppEvent AddDimension(string key, string value); // same key again: replaces
        public AppEvent SetValue(double value, Unit unit); // clears Money
        public AppEvent SetMoney(Money money); // clears Value and Unit
    }

    public enum Unit
    {
        Count, Seconds, Milliseconds
    }

    public sealed class Money
    {
        public Money(double amount, string currency); // throws WhenceException InvalidMoney
        public double Amount { get; }
        public string Currency { get; }
        public long AmountMicros { get; }
        public static Money OfMicros(long amountMicros, string currency);
    }

    // keys of the predefined dimensions
    public static class Dimension
    {
        public const string Action = "wh_action", Method = "wh_method";
        public const string ProgressionType = "wh_progression_type", ProgressionName = "wh_progression_name", Difficulty = "wh_difficulty";
        public const string Resource = "wh_resource", ItemType = "wh_item_type", ItemId = "wh_item_id";
        public const string Sku = "wh_sku", SkuType = "wh_sku_type", TransactionId = "wh_transaction_id";
        public const string AdUnit = "wh_ad_unit", Provider = "wh_provider", Network = "wh_network", Placement = "wh_placement";
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
        public WhProgressionEvent SetDuration(double duration, Unit unit); // Complete and Fail only; Seconds or Milliseconds; measured by the SDK when not set
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
        public PurchaseReceipt(string sku, SkuType skuType, Money price, string unityReceipt); // unityReceipt: receipt JSON of Unity IAP, store is read from it
        public string Sku { get; }
        public SkuType SkuType { get; }
        public Money Price { get; }
    }

    public sealed class ValidateResult
    {
        public bool IsValid { get; }
        public string Sku { get; }
        public string? TransactionId { get; }
        public ValidateError? Error { get; } // null when IsValid

        public PurchaseEnvironment Environment { get; }
        public SkuType SkuType { get; }
        public Money? Price { get; } // null when the store does not tell
        public DateTime? ExpiresAt { get; } // subscriptions only, UTC
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
        public AttributionCampaign? Campaign { get; } // null when no campaign won
        public AttributionChannel Channel { get; }
        public AttributionPartner Partner { get; }
        public long? AdSetId { get; }
        public string? SourceId { get; }
        public string? SourceName { get; }
        public string? SourceBundleId { get; }
        public DateTime CreatedAt { get; } // DateTimeKind.Utc
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
        public string? AppSetId { get; } // Android only
        public string? VendorId { get; } // iOS only
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
