// The public surface, as in a reference assembly.
#nullable enable
namespace Whence
{
    /// <summary>Makes the SDK in code, in place of the prefab.</summary>
    public sealed class WhenceSDKBuilder
    {
        /// <summary>Creates a builder.</summary>
        /// <param name="apiToken">API token of the running platform.</param>
        public WhenceSDKBuilder(string apiToken);
        /// <summary>Sets how much the SDK logs.</summary>
        /// <param name="level">Default: <c>Warning</c>.</param>
        public WhenceSDKBuilder SetLogLevel(LogLevel level);
        /// <summary>Sets your own user ID.</summary>
        /// <param name="customUserId">Your ID for the user.</param>
        public WhenceSDKBuilder SetCustomUserId(string customUserId);
        /// <summary>Sets whether the SDK tracks.</summary>
        /// <param name="enabled">Default: true.</param>
        public WhenceSDKBuilder SetTrackingEnabled(bool enabled);
        /// <summary>Sets whether the SDK looks for purchases by itself.</summary>
        /// <param name="enabled">Default: false.</param>
        public WhenceSDKBuilder SetAutomaticInAppPurchaseTracking(bool enabled);
        /// <summary>Starts the SDK. Errors are thrown as <c>WhenceException</c>.</summary>
        public WhenceSDK Build();
    }

    public sealed class WhenceSDK
    {
        /// <summary>The SDK, or null before <c>Build</c> or the prefab's <c>Awake</c>.</summary>
        public static WhenceSDK? Instance { get; }

        /// <summary>Reads the attribution.</summary>
        /// <param name="onSuccess">Gets the attribution.</param>
        /// <param name="onFailure">Runs with the error if the call fails.</param>
        public void GetAttribution(Action<AttributionResponse> onSuccess, Action<WhenceError> onFailure);
        public event Action<AttributionResponse> OnAttribution;
        /// <summary>Reads the Whence user ID from the device.</summary>
        public string GetUserId();
        /// <summary>Reads the device's advertiser ID and whether ad tracking is limited.</summary>
        /// <param name="onSuccess">Gets the ID.</param>
        /// <param name="onFailure">Runs with the error if the call fails.</param>
        public void GetAdvertiserIdInfo(Action<AdvertiserIdInfo> onSuccess, Action<WhenceError> onFailure);
        /// <summary>Reads the test group, a number from 1 to 10.</summary>
        /// <param name="onSuccess">Gets the test group, or null without an advertiser ID.</param>
        /// <param name="onFailure">Runs with the error if the call fails.</param>
        public void GetTestGroupId(Action<int?> onSuccess, Action<WhenceError> onFailure);
        /// <summary>Sets your own user ID.</summary>
        /// <param name="customUserId">Your ID for the user.</param>
        public void SetCustomUserId(string customUserId);

        /// <summary>Sends an event. Problems are only logged.</summary>
        /// <param name="appEvent">The event.</param>
        public void PublishEvent(AppEvent appEvent);
        /// <summary>Sends an event that has only a name. Problems are only logged.</summary>
        /// <param name="name">Name of the event.</param>
        public void PublishEvent(string name);
        /// <summary>Sends an ad impression with its revenue. False if validation rejects it.</summary>
        /// <param name="unit">Format of the ad.</param>
        /// <param name="provider">Who reports the ad.</param>
        /// <param name="network">Demand source that filled the ad.</param>
        /// <param name="placement">Place in the app.</param>
        /// <param name="revenue">Amount of this one impression, in major units.</param>
        /// <param name="currency">Active ISO 4217 code of three upper-case letters.</param>
        public bool ForwardAdImpression(AdUnit unit, string provider, string? network, string? placement, double revenue, string currency);

        /// <summary>Reads the retargeting link that started the app.</summary>
        /// <param name="onSuccess">Gets the verified parameters, or null if a Whence link didn't start the
        /// app.</param>
        /// <param name="onFailure">Runs with the error if the call fails.</param>
        public void GetRetargetingParameters(Action<RetargetingParameters?> onSuccess, Action<WhenceError> onFailure);

        /// <summary>Turns the AppLovin MAX integration on.</summary>
        public void IntegrateWithAppLovin();
        /// <summary>Turns the Firebase integration on.</summary>
        public void IntegrateWithFirebase();
        /// <summary>Turns the ironSource integration on. It counts impressions without an amount.</summary>
        public void IntegrateWithIronSource();
        /// <summary>Turns the Unity Ads integration on.</summary>
        public void IntegrateWithUnityAds();
        /// <summary>Sends the Firebase app instance ID.</summary>
        /// <param name="appInstanceId">Firebase's app instance ID.</param>
        public void SetFirebaseAppInstanceId(string appInstanceId);

        /// <summary>Shows Apple's tracking prompt if the status is <c>NotDetermined</c>.</summary>
        /// <param name="onResult">Gets the status.</param>
        public void RequestTrackingAuthorization(Action<AttAuthorizationStatus> onResult);
        /// <summary>Turns tracking on or off. Unsent events stay in the queue while it is off.</summary>
        /// <param name="enabled">True to track.</param>
        public void SetTrackingEnabled(bool enabled);
        /// <summary>Replaces the user ID in stored data with an irreversible pseudonym. Tracking continues
        /// with a new user ID. You can't undo it.</summary>
        /// <param name="onSuccess">Runs when it is done.</param>
        /// <param name="onFailure">Runs with the error if the call fails.</param>
        public void AnonymizeUser(Action onSuccess, Action<WhenceError> onFailure);
    }

    public sealed class WhenceSDKBehaviour : MonoBehaviour { } // builds the SDK from the settings in Awake

    public sealed class WhenceError
    {
        public ErrorCode Code { get; }
        public string Message { get; }
    }

    public sealed class WhenceException : Exception
    {
        public ErrorCode Code { get; }
    }

    public enum ErrorCode
    {
        InvalidToken, UnknownToken, TokenMismatch, NotInitialized, AlreadyInitialized, TrackingDisabled,
        InvalidEvent, InvalidUserId, Network, Timeout, Server, IntegrationUnavailable
    }

    public enum LogLevel
    {
        None, Error, Warning, Info, Debug
    }

    public enum AttAuthorizationStatus
    {
        NotDetermined, Restricted, Denied, Authorized, Unavailable
    }

    public class AppEvent
    {
        public AppEvent(string name);
        public string Name { get; }
        /// <summary>Sets one of the three dimensions.</summary>
        /// <param name="dimension">Which one.</param>
        /// <param name="value">Text of the dimension.</param>
        public AppEvent SetDimension(Dimension dimension, string value);
        /// <summary>Sets a number, which is a count.</summary>
        /// <param name="value">The number.</param>
        public AppEvent SetValue(double value);
        /// <summary>Sets a revenue. Excludes <c>SetValue</c>.</summary>
        /// <param name="amount">Amount in major units.</param>
        /// <param name="currency">Active ISO 4217 code of three upper-case letters.</param>
        public AppEvent SetRevenue(double amount, string currency);
    }

    /// <summary>Dimensions of an event, three at most.</summary>
    public enum Dimension
    {
        /// <summary>First dimension.</summary>
        Custom1,
        /// <summary>Second dimension.</summary>
        Custom2,
        /// <summary>Third dimension.</summary>
        Custom3
    }

    public enum AdUnit
    {
        Banner, Interstitial, Rewarded, Native
    }

    public sealed class AttributionResponse
    {
        public string UserId { get; }
        public AttributionCampaign? Campaign { get; }
        public AttributionChannel Channel { get; }
        /// <summary>Partner whose campaign won, which 5.0 calls <c>Partner</c>.</summary>
        public AttributionNetwork Network { get; }
        /// <summary>True for a reattributed install or a re-engagement. From 5.0 on, <c>Trigger</c> says
        /// it.</summary>
        public bool IsReattribution { get; }
        public long? AdSetId { get; }
        public string? SourceId { get; }
        public string? SourceName { get; }
        public string? SourceBundleId { get; }
        public DateTime CreatedAt { get; }
    }

    public sealed class AttributionCampaign
    {
        public long Id { get; }
        public string Name { get; }
        /// <summary><c>"acquisition"</c> or <c>"retargeting"</c>.</summary>
        public string Type { get; }
    }

    public sealed class AttributionChannel
    {
        public long Id { get; }
        public string Name { get; }
        public bool Incentivized { get; }
    }

    /// <summary>Partner whose campaign won, which 5.0 calls <c>AttributionPartner</c>.</summary>
    public sealed class AttributionNetwork
    {
        /// <summary>Whence ID of the partner, 1 for organic users, 2 for a partner whose terms forbid naming
        /// it.</summary>
        public long Id { get; }
        /// <summary>Name of the partner, <c>Organic</c>, or <c>Restricted</c>.</summary>
        public string Name { get; }
    }

    public sealed class AdvertiserIdInfo
    {
        public string? AdvertiserId { get; }
        public bool IsLimitedAdTracking { get; }
    }

    public sealed class RetargetingParameters
    {
        public string Url { get; }
        public IReadOnlyDictionary<string, string> Parameters { get; }
        public bool WasAlreadyInstalled { get; }
    }
}
