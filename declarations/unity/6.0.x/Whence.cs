// The public surface, as in a reference assembly.
#nullable enable
namespace Whence
{
    /// <summary>Entry point of the SDK. Callbacks and events run on Unity's main thread. In the Editor and in
    /// players other than Android and iOS, every call is accepted, nothing is sent, and getters return fixed
    /// sample values.</summary>
    public static class WhenceSDK
    {
        /// <summary>Initializes the SDK from the settings asset. The prefab does this for you; without it,
        /// make this call once per process, as early as possible and before ad SDKs start. It needs no
        /// network, and errors are thrown as <c>WhenceException</c>. A second call with the same token is
        /// ignored with a warning.</summary>
        /// <exception cref="ErrorCode.InvalidToken">The token of the running platform is empty or
        /// malformed.</exception>
        /// <exception cref="ErrorCode.TokenMismatch">The token belongs to the other platform.</exception>
        /// <exception cref="ErrorCode.AlreadyInitialized">The SDK runs with a different token.</exception>
        /// <exception cref="ErrorCode.InvalidConfiguration">The tracking authorization timeout is outside 0
        /// to 120 seconds.</exception>
        /// <exception cref="ErrorCode.IntegrationUnavailable">An integration's ad SDK is missing or too
        /// old.</exception>
        public static void Initialize();
        /// <summary>Initializes the SDK with options from code. Make this call once per process, as early as
        /// possible and before ad SDKs start. It needs no network, and errors are thrown as
        /// <c>WhenceException</c>. A second call with the same token is ignored with a warning.</summary>
        /// <param name="options">Tokens and options to start with.</param>
        /// <exception cref="ErrorCode.InvalidToken">The token of the running platform is empty or
        /// malformed.</exception>
        /// <exception cref="ErrorCode.TokenMismatch">The token belongs to the other platform.</exception>
        /// <exception cref="ErrorCode.AlreadyInitialized">The SDK runs with a different token.</exception>
        /// <exception cref="ErrorCode.InvalidConfiguration"><c>TrackingAuthorizationTimeout</c> is outside 0
        /// to 120 seconds.</exception>
        /// <exception cref="ErrorCode.IntegrationUnavailable">An integration's ad SDK is missing or too
        /// old.</exception>
        public static void Initialize(WhenceSDKOptions options);
        /// <summary>Whether the SDK is initialized, by <c>Initialize</c> or by the prefab.</summary>
        public static bool IsInitialized { get; }
        /// <summary>Release of the SDK in the form <c>major.minor.patch</c>.</summary>
        public static string Version { get; } // e.g. "6.0.4"
        /// <summary>Starts tracking. You need it after <c>Stop</c> and with <c>StartManually</c>; otherwise,
        /// tracking starts during initialization.</summary>
        /// <param name="onFailure">Runs with the error if the call fails. If null, the error is only
        /// logged.</param>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void Start(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Stops tracking: the session ends, events that aren't sent yet are deleted, and nothing
        /// more is sent. This holds across restarts until <c>Start</c>. Meanwhile, calls that send or
        /// validate, and <c>GetAttribution</c>, fail with <c>NotRunning</c>; <c>GetUserId</c> and
        /// <c>GetInstallInstanceId</c> still work.</summary>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void Stop(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Whether tracking is on. False before initialization, after <c>Stop</c>, and with
        /// <c>StartManually</c> until <c>Start</c>.</summary>
        public static bool IsRunning { get; }

        /// <summary>Reads the attribution of this install from the device, or from the server if the device
        /// doesn't have it yet. The call waits for the install referrer on Android, and on iOS for the answer
        /// to the tracking prompt if <c>TrackingAuthorizationTimeout</c> is set. After an error, the SDK
        /// keeps asking and raises <c>OnAttribution</c> later.</summary>
        /// <param name="onSuccess">Gets the attribution.</param>
        /// <exception cref="ErrorCode.Timeout">The attribution didn't arrive within 60 seconds.</exception>
        /// <exception cref="ErrorCode.Network">The device is offline.</exception>
        /// <exception cref="ErrorCode.UnknownToken">The token is unknown or expired, or the app is
        /// archived.</exception>
        /// <exception cref="ErrorCode.TokenMismatch">The package name or bundle identifier differs from the
        /// app in the dashboard.</exception>
        /// <exception cref="ErrorCode.NotRunning">Tracking is off.</exception>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void GetAttribution(Action<AttributionResponse> onSuccess, Action<WhenceError>? onFailure = null);
        /// <summary>Raised when the attribution is known and whenever it changes. A handler that you add
        /// later gets the current attribution once.</summary>
        public static event Action<AttributionResponse> OnAttribution;
        /// <summary>Reads the Whence user ID, a lower-case UUID. The call waits up to 5 seconds for the first
        /// attribution, with which the server can replace the ID once, and then gives the local ID. It also
        /// works while tracking is off.</summary>
        /// <param name="onSuccess">Gets the user ID.</param>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void GetUserId(Action<string> onSuccess, Action<WhenceError>? onFailure = null);
        /// <summary>Sets your own ID for the user, such as the ID of a player's account. Call it after each
        /// sign-in and on every start. It applies to events from then on, and doesn't replace the Whence user
        /// ID or change the attribution. Before 6.0, you can't clear it: after a sign-out, it stays until you
        /// set the next user's ID.</summary>
        /// <param name="userId">1 to 128 characters: <c>A</c> to <c>Z</c>, <c>a</c> to <c>z</c>, digits, and
        /// <c>_ . : | -</c>. Upper and lower case differ. Email addresses and the placeholders <c>guest</c>,
        /// <c>null</c>, <c>unknown</c>, <c>0</c>, and <c>-1</c> are refused. Don't use phone numbers, names,
        /// device IDs, or one value for many people.</param>
        /// <exception cref="ErrorCode.InvalidUserId">The ID breaks these rules.</exception>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void SetUserId(string userId, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Reads the ID of this installation, a UUID. It changes with every installation and with
        /// <c>Anonymize</c>, and from 5.1 on also with <c>RequestDataDeletion</c>. The call also works while
        /// tracking is off.</summary>
        /// <param name="onSuccess">Gets the install instance ID.</param>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void GetInstallInstanceId(Action<string> onSuccess, Action<WhenceError>? onFailure = null);
        /// <summary>Reads the device's advertiser ID and whether ad tracking is limited.</summary>
        /// <param name="onSuccess">Gets the IDs, which are null where the device or the user doesn't allow
        /// them.</param>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void GetAdvertiserIdInfo(Action<AdvertiserIdInfo> onSuccess, Action<WhenceError>? onFailure = null);
        /// <summary>Reads the test group, a number from 1 to 10 that the SDK computes from the advertiser ID.
        /// It is the same in all apps on the device, and changes when the user resets the advertiser
        /// ID.</summary>
        /// <param name="onSuccess">Gets the test group, or null if the advertiser ID is missing. Don't treat
        /// null as a group.</param>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void GetTestGroupId(Action<int?> onSuccess, Action<WhenceError>? onFailure = null);

        public static void TrackEvent(AppEvent appEvent, Action? onSuccess = null, Action<WhenceError>? onFailure = null); // was PublishEvent
        public static void TrackEvent(string name, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Sends an ad impression with its revenue. Forward each impression once: for the same ad
        /// SDK, use either the automatic integration or this call, never both. You can call it from any
        /// thread.</summary>
        /// <param name="impression">The impression, with the ad SDK's values.</param>
        /// <param name="onSuccess">Runs when the impression is checked and queued, not when it is
        /// delivered.</param>
        /// <exception cref="ErrorCode.InvalidAdImpression">A member of the impression breaks its rule.
        /// <c>Field</c> names it.</exception>
        /// <exception cref="ErrorCode.NotRunning">Tracking is off.</exception>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void ForwardAdImpression(AdImpression impression, Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Asks the store, through Whence's server, whether a purchase is genuine, and records it if
        /// it is. Call it after each purchase, before you grant and finish it. The store's verdict is a
        /// result, never an error. Automatic purchase tracking can be on as well: Whence merges both by
        /// transaction ID.</summary>
        /// <param name="receipt">The purchase as Unity IAP reports it.</param>
        /// <param name="onSuccess">Gets the store's verdict.</param>
        /// <exception cref="ErrorCode.Network">The device is offline. Ask again after 5 and after 30 seconds,
        /// then grant what the store library reports as purchased.</exception>
        /// <exception cref="ErrorCode.Timeout">The verdict didn't arrive within 30 seconds. Don't ask again, but
        /// grant what the store library reports as purchased.</exception>
        /// <exception cref="ErrorCode.Server">The server failed, or the SDK can't read its response. Continue
        /// as after <c>Network</c>.</exception>
        /// <exception cref="ErrorCode.InvalidPurchase">The Unity receipt can't be read.</exception>
        /// <exception cref="ErrorCode.InvalidMoney">The price is negative.</exception>
        /// <exception cref="ErrorCode.NotSupported">The receipt isn't from Google Play or the App
        /// Store.</exception>
        /// <exception cref="ErrorCode.NotRunning">Tracking is off.</exception>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void ValidatePurchase(PurchaseReceipt receipt, Action<ValidateResult> onSuccess, Action<WhenceError>? onFailure = null);
        /// <summary>Turns automatic tracking of Google Play and App Store purchases on or off.
        /// <c>ValidatePurchase</c> works either way, and a purchase that both see is counted once. Before
        /// initialization, the call does nothing.</summary>
        /// <param name="enabled">True turns it on, false turns it off.</param>
        public static void SetAutomaticInAppPurchaseTracking(bool enabled);

        /// <summary>Reads the retargeting link that opened the app. The server verifies it first, usually
        /// within a second.</summary>
        /// <param name="onSuccess">Gets the verified parameters, or null if a retargeting link hasn't opened
        /// the app in this process or the user is child-directed.</param>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void GetRetargetingParameters(Action<RetargetingParameters?> onSuccess, Action<WhenceError>? onFailure = null);
        /// <summary>Reads the retargeting link that opened the app, without waiting until the server has
        /// verified it. Use it to choose a screen, never to grant a reward.</summary>
        /// <returns>The parameters, or null if a retargeting link hasn't opened the app in this process, the
        /// user is child-directed, or the SDK isn't initialized yet.</returns>
        public static PreliminaryRetargetingParameters? GetPreliminaryRetargetingParameters();
        /// <summary>Raised for each retargeting link that opens the app, after the server has verified it. A
        /// handler that you add later gets earlier events once.</summary>
        public static event Action<RetargetingParameters> OnRetargetingParameters;
        /// <summary>Raised at once for each retargeting link that opens the app, before the server has
        /// verified it. A handler that you add later gets earlier events once.</summary>
        public static event Action<PreliminaryRetargetingParameters> OnPreliminaryRetargetingParameters;

        /// <summary>Shows Apple's tracking prompt if the status is <c>NotDetermined</c>, and returns the
        /// status. Otherwise, it returns the status without a prompt. Set a usage description in the settings
        /// first, because iOS ends an app that asks without one.</summary>
        /// <param name="onResult">Gets the status, after the user's choice if the prompt was shown.</param>
        public static void RequestTrackingAuthorization(Action<AttAuthorizationStatus> onResult);
        /// <summary>Current status of Apple's tracking permission, read without a prompt.</summary>
        public static AttAuthorizationStatus TrackingAuthorizationStatus { get; }
        /// <summary>Replaces the user ID in stored data with an irreversible pseudonym, and deletes the
        /// IDs of the device, your own user ID, and the city. Tracking continues with a new user ID and
        /// install instance ID. You can't undo it.</summary>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void Anonymize(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Sends the Firebase app instance ID, so Whence can join exports and send conversions to
        /// Google Analytics. The Firebase integration sends the ID for you. Before initialization, the call
        /// does nothing.</summary>
        /// <param name="appInstanceId">The result of <c>FirebaseAnalytics.GetAnalyticsInstanceIdAsync</c>. If
        /// it is null, the user denied <c>analytics_storage</c>: don't make this call.</param>
        public static void SetFirebaseAppInstanceId(string appInstanceId);

        /// <summary>Reports the variant of an experiment that your app has chosen for the user. The SDK
        /// stores it and sends it once. An install can be in up to 20 experiments. In an experiment assigned
        /// by test group, the call changes nothing. Before initialization, it does nothing.</summary>
        /// <param name="experiment">ID of the experiment from the dashboard, which begins with
        /// <c>exp_</c>.</param>
        /// <param name="variant">Key of the variant: 1 to 64 lower-case letters, digits, <c>_</c>, and
        /// <c>-</c>, beginning with a letter or digit. Null takes the user out of the experiment.</param>
        public static void SetExperimentVariant(string experiment, string? variant);
        /// <summary>Adds a dimension to every event sent from then on, including predefined events. Up to 5
        /// are stored on the device, and they don't count toward an event's 10 dimensions. If an event sets
        /// the same key, the event's value wins. Before initialization, the call does nothing.</summary>
        /// <param name="key">Name of the dimension, under the rules of <c>AppEvent.AddDimension</c>.</param>
        /// <param name="value">1 to 256 characters (Unicode code points). Null removes the dimension.</param>
        public static void SetGlobalDimension(string key, string? value);
        /// <summary>Sends the queued events at once. Without it, the SDK sends them every 15 seconds in the
        /// foreground, at 100 queued events, and when the app goes to the background.</summary>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void Flush(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        /// <summary>Asks Whence to erase all the user's data, for example after a request under the GDPR or
        /// the CCPA. Whence erases it within 30 days. Tracking stops, and the SDK forgets its IDs and its
        /// queue. A later <c>Start</c> makes a new user.</summary>
        /// <param name="onSuccess">Gets the ID and the time of the request.</param>
        /// <exception cref="ErrorCode.NotInitialized">The SDK isn't initialized yet.</exception>
        public static void RequestDataDeletion(Action<DataDeletionRequest> onSuccess, Action<WhenceError>? onFailure = null);

        // Task twins of the callback methods; a faulted task carries a WhenceException
        /// <inheritdoc cref="GetAttribution" />
        public static Task<AttributionResponse> GetAttributionAsync();
        /// <inheritdoc cref="GetUserId" />
        public static Task<string> GetUserIdAsync();
        /// <inheritdoc cref="SetUserId" />
        public static Task SetUserIdAsync(string userId);
        /// <inheritdoc cref="GetInstallInstanceId" />
        public static Task<string> GetInstallInstanceIdAsync();
        /// <inheritdoc cref="GetAdvertiserIdInfo" />
        public static Task<AdvertiserIdInfo> GetAdvertiserIdInfoAsync();
        /// <inheritdoc cref="GetTestGroupId" />
        public static Task<int?> GetTestGroupIdAsync();
        /// <inheritdoc cref="ForwardAdImpression" />
        public static Task ForwardAdImpressionAsync(AdImpression impression);
        /// <inheritdoc cref="ValidatePurchase" />
        public static Task<ValidateResult> ValidatePurchaseAsync(PurchaseReceipt receipt);
        /// <inheritdoc cref="GetRetargetingParameters" />
        public static Task<RetargetingParameters?> GetRetargetingParametersAsync();
        /// <inheritdoc cref="RequestTrackingAuthorization" />
        public static Task<AttAuthorizationStatus> RequestTrackingAuthorizationAsync();
        /// <inheritdoc cref="Anonymize" />
        public static Task AnonymizeAsync();
        /// <inheritdoc cref="Flush" />
        public static Task FlushAsync();
        /// <inheritdoc cref="RequestDataDeletion" />
        public static Task<DataDeletionRequest> RequestDataDeletionAsync();
        public static Task TrackEventAsync(AppEvent appEvent);
        public static void ClearUserId(Action? onSuccess = null, Action<WhenceError>? onFailure = null);
        public static Task ClearUserIdAsync();
        public static void SetConsent(Consent consent);
        public static Consent GetConsent();
    }

    /// <summary>Tokens and options for an initialization in code. With the prefab or <c>Initialize()</c>,
    /// they come from the settings asset instead.</summary>
    public sealed class WhenceSDKOptions
    {
        public WhenceSDKOptions(string? androidWhenceToken, string? iosWhenceToken); // the one of the running platform must not be null
        /// <summary>How much the SDK logs.</summary>
        /// <value>Default: <c>Warning</c>.</value>
        public LogLevel LogLevel { get; set; }
        /// <summary>Your own ID for the user, under the rules of <c>WhenceSDK.SetUserId</c>. Null doesn't set
        /// one.</summary>
        /// <value>Default: <c>null</c>.</value>
        public string? UserId { get; set; }
        /// <summary>Whether tracking waits for <c>WhenceSDK.Start</c>. Until then, the SDK behaves as after
        /// <c>WhenceSDK.Stop</c>.</summary>
        /// <value>Default: <c>false</c>.</value>
        public bool StartManually { get; set; }
        public Consent? Consent { get; set; } // default null; used only while no choice is stored (ChildDirected: always)
        public bool WaitForConsent { get; set; } // default false
        public bool ReadTcfConsent { get; set; } // default false
        /// <summary>Whether the SDK looks for new purchases in Google Play and the App Store, validates them
        /// on the server, and records them. On Android, it can't see consumables that the app has already
        /// consumed, so validate those. Purchases from before the SDK's first start are ignored.</summary>
        /// <value>Default: <c>true</c>.</value>
        public bool AutomaticInAppPurchaseTracking { get; set; }
        /// <summary>Whether the SDK reads the device's advertiser ID. If false,
        /// <c>AdvertiserIdInfo.AdvertiserId</c> and the test group are null.</summary>
        /// <value>Default: <c>true</c>.</value>
        public bool CollectAdvertiserId { get; set; }
        /// <summary>Longest time in seconds, 0 to 120, that the SDK waits on iOS for the answer to Apple's
        /// tracking prompt. It begins when tracking has started and the app is active. Use 60 if your app
        /// asks on its first screen, and 0 if it never asks.</summary>
        /// <value>Default: <c>0</c>.</value>
        public int TrackingAuthorizationTimeout { get; set; }
        /// <summary>Integration with AppLovin MAX, which forwards each impression's revenue.</summary>
        /// <value>Default: <c>None</c>.</value>
        public AppLovinIntegrationType AppLovin { get; set; }
        /// <summary>Whether the integration with Firebase is on. It sends the Firebase app instance ID, so
        /// Whence can join exports and send conversions to Google Analytics.</summary>
        /// <value>Default: <c>false</c>.</value>
        public bool Firebase { get; set; }
        public bool LevelPlay { get; set; } // default false; was IronSource
        public UserIdSource LevelPlayUserIdSource { get; set; } // default Whence
        /// <summary>Whether the integration with Unity Ads is on. It counts impressions without an amount,
        /// and Whence spreads the imported revenue over them.</summary>
        /// <value>Default: <c>false</c>.</value>
        public bool UnityAds { get; set; }
    }

    /// <summary>Component of the Whence prefab. It initializes the SDK from the settings asset, detaches
    /// itself from its parent, calls <c>DontDestroyOnLoad</c>, and destroys later copies. With it, other
    /// scripts can call the SDK from <c>Start()</c> on; calls in <c>Awake()</c> are queued.</summary>
    public sealed class WhenceSDKBehaviour : MonoBehaviour
    {
        /// <summary>The component that was kept, or null if there isn't one yet.</summary>
        public static WhenceSDKBehaviour? Instance { get; }
        /// <summary>Whether the component initializes the SDK in <c>Awake</c>. You set it in the
        /// inspector.</summary>
        /// <value>Default: <c>true</c>.</value>
        public bool InitializeOnAwake;
        /// <summary>Runs when the SDK is initialized. You set it in the inspector.</summary>
        public UnityEvent OnInitialized;
        /// <summary>Runs if the initialization fails, with the name of the <c>ErrorCode</c> as its argument.
        /// You set it in the inspector.</summary>
        public UnityEvent<string> OnInitializationFailed;
        /// <summary>Initializes the SDK from the settings asset. You need it only if <c>InitializeOnAwake</c>
        /// is false.</summary>
        public void Initialize();
    }

    /// <summary>Error that <c>onFailure</c> callbacks get.</summary>
    public sealed class WhenceError
    {
        /// <summary>Reason for the error.</summary>
        public ErrorCode Code { get; }
        /// <summary>Description of the error.</summary>
        public string Message { get; }
        /// <summary>Member that caused the error, such as <c>dimensions.level</c>, or null if the error isn't
        /// about one member.</summary>
        public string? Field { get; }
    }

    /// <summary>Exception that <c>Initialize</c> and <c>Money</c> throw. From 5.1 on, the tasks of
    /// <c>…Async</c> calls also fault with it.</summary>
    public sealed class WhenceException : Exception
    {
        /// <summary>Reason for the exception.</summary>
        public ErrorCode Code { get; }
        /// <summary>Member that caused the exception, such as <c>dimensions.level</c>, or null if the
        /// exception isn't about one member.</summary>
        public string? Field { get; }
    }

    /// <summary>Reason for an error or exception of the SDK. Repeat only getters after <c>Network</c> and
    /// <c>Timeout</c>, and <c>ValidatePurchase</c> after <c>Network</c> and <c>Server</c>. The SDK sends queued
    /// events again itself. Other codes come back until you change something.</summary>
    public enum ErrorCode
    {
        InvalidToken, UnknownToken, TokenMismatch, NotInitialized, AlreadyInitialized, NotRunning, ConsentDenied,
        InvalidConfiguration, InvalidEvent, InvalidMoney, InvalidAdImpression, InvalidUserId, InvalidPurchase,
        RateLimited, Network, Timeout, Server, IntegrationUnavailable, NotSupported
    }

    /// <summary>How much the SDK logs. Each level includes the ones before it.</summary>
    public enum LogLevel
    {
        /// <summary>Nothing is logged.</summary>
        None,
        /// <summary>Mistakes that stop the SDK or a call, such as a malformed token.</summary>
        Error,
        /// <summary>Problems such as a refused event.</summary>
        Warning,
        /// <summary>Milestones such as the start and the attribution.</summary>
        Info,
        /// <summary>Every event and request, with request bodies but without tokens. Don't ship an app with
        /// it.</summary>
        Debug
    }

    /// <summary>What the integration with AppLovin MAX does.</summary>
    public enum AppLovinIntegrationType
    {
        /// <summary>The integration is off.</summary>
        None,
        /// <summary>Forwards each impression's revenue.</summary>
        Max,
        /// <summary>Forwards each impression's revenue, and sets MAX's user ID to the Whence user
        /// ID.</summary>
        MaxWithUserId
    }

    /// <summary>User ID that the integration with ironSource (LevelPlay) sets in the ad SDK.</summary>
    public enum UserIdSource
    {
        /// <summary>The Whence user ID.</summary>
        Whence,
        /// <summary>Your own user ID, set with <c>SetUserId</c> or in the options.</summary>
        Custom,
        /// <summary>The integration doesn't set a user ID.</summary>
        None
    }

    /// <summary>Status of Apple's App Tracking Transparency permission.</summary>
    public enum AttAuthorizationStatus
    {
        /// <summary>The user hasn't answered Apple's prompt yet.</summary>
        NotDetermined,
        /// <summary>A policy of the device forbids tracking, or the user is child-directed. Apple's prompt
        /// isn't shown.</summary>
        Restricted,
        /// <summary>The user refused.</summary>
        Denied,
        /// <summary>The user agreed.</summary>
        Authorized,
        /// <summary>The platform isn't iOS 14 or later.</summary>
        Unavailable
    }

    /// <summary>Event with a name, up to 10 dimensions, and at most one value: a number or an amount of
    /// money. As JSON, it can have up to 16 KiB. The call that sends the event checks and copies it, so you
    /// can send one object repeatedly. Don't change an event from two threads.</summary>
    public class AppEvent
    {
        /// <summary>Creates an event that has only a name. The name is checked when you send the
        /// event.</summary>
        /// <param name="name">1 to 64 lower-case letters, digits, and <c>_</c>, beginning with a letter. The
        /// prefixes <c>wh_</c> and <c>whence_</c> are reserved.</param>
        public AppEvent(string name);
        /// <summary>Name under which the event is sent. Predefined events have a fixed one, such as
        /// <c>wh_login</c>.</summary>
        public string Name { get; }
        /// <summary>Dimensions of the event by key. From 5.1 on, global dimensions are added when the event
        /// is sent and aren't included here.</summary>
        public IReadOnlyDictionary<string, string> Dimensions { get; }
        /// <summary>Number set with <c>SetValue</c>, or null without one.</summary>
        public double? Value { get; }
        /// <summary>Unit of <c>Value</c>, or null without a number.</summary>
        public Unit? Unit { get; }
        /// <summary>Amount set with <c>SetMoney</c>, or null without one.</summary>
        public Money? Money { get; }
        /// <summary>Adds a dimension, or replaces the one with the same key. An event can have up to 10, not
        /// counting the dimensions that a predefined event sets itself.</summary>
        /// <param name="key">1 to 64 lower-case letters, digits, and <c>_</c>, beginning with a letter. Keys
        /// with the prefix <c>wh_</c> or <c>whence_</c> are refused, except the constants of
        /// <c>Dimension</c>.</param>
        /// <param name="value">1 to 256 characters (Unicode code points).</param>
        /// <returns>The same event, so you can chain calls.</returns>
        public AppEvent AddDimension(string key, string value);
        /// <summary>Sets a number with its unit, and clears <c>Money</c>. A predefined event sets its value
        /// itself: sending one after this call fails with <c>InvalidEvent</c>.</summary>
        /// <param name="value">A finite number.</param>
        /// <param name="unit">Unit of the number.</param>
        /// <returns>The same event, so you can chain calls.</returns>
        public AppEvent SetValue(double value, Unit unit);
        /// <summary>Sets an amount of money, and clears <c>Value</c> and <c>Unit</c>. Reports don't count it
        /// as revenue. A predefined event sets its value itself: sending one after this call fails with
        /// <c>InvalidEvent</c>.</summary>
        /// <param name="money">The amount and its currency.</param>
        /// <returns>The same event, so you can chain calls.</returns>
        public AppEvent SetMoney(Money money);
    }

    /// <summary>Unit of an event's number.</summary>
    public enum Unit
    {
        /// <summary>The number is a count.</summary>
        Count,
        /// <summary>The number is a duration in seconds.</summary>
        Seconds,
        /// <summary>The number is a duration in milliseconds.</summary>
        Milliseconds
    }

    /// <summary>Amount of money in one currency. It can be negative, except in an ad impression, a
    /// <c>WhPurchaseEvent</c>, and a receipt.</summary>
    public sealed class Money
    {
        /// <summary>Creates an amount of money. An invalid one is refused with a
        /// <c>WhenceException</c>.</summary>
        /// <param name="amount">Amount in major units, such as <c>4.99</c> for 4.99 EUR: a finite number, at
        /// most 1,000,000,000 in absolute value. It is rounded to 6 decimals (half to even).</param>
        /// <param name="currency">Active ISO 4217 code in upper case, such as <c>EUR</c>.</param>
        /// <exception cref="ErrorCode.InvalidMoney">The amount or the currency breaks these
        /// rules.</exception>
        public Money(double amount, string currency);
        /// <summary>Amount in major units, such as euros.</summary>
        public double Amount { get; }
        /// <summary>ISO 4217 code of the currency.</summary>
        public string Currency { get; }
        /// <summary>Amount in micros, which are millionths of the major unit.</summary>
        public long AmountMicros { get; }
        /// <summary>Creates an amount of money exactly, without a floating-point number. An invalid one is
        /// refused with a <c>WhenceException</c>.</summary>
        /// <param name="amountMicros">Amount in millionths of the major unit, such as <c>4990000</c> for 4.99
        /// EUR. The absolute value in major units is at most 1,000,000,000.</param>
        /// <param name="currency">Active ISO 4217 code in upper case, such as <c>EUR</c>.</param>
        /// <returns>The amount of money.</returns>
        /// <exception cref="ErrorCode.InvalidMoney">The amount or the currency breaks these
        /// rules.</exception>
        public static Money OfMicros(long amountMicros, string currency);
    }

    /// <summary>Keys of the dimensions of predefined events. You can use them in custom events too, where
    /// they count as ordinary dimensions.</summary>
    public static class Dimension
    {
        /// <summary>What happened in a login, progression, resource, or ad event, such as
        /// <c>start</c>.</summary>
        public const string Action = "wh_action";
        /// <summary>How the user signs in, such as <c>google</c>, <c>apple</c>, <c>email</c>, or
        /// <c>guest</c>.</summary>
        public const string Method = "wh_method";
        /// <summary>Kind of progression: <c>level</c>, <c>quest</c>, or <c>tutorial</c>.</summary>
        public const string ProgressionType = "wh_progression_type";
        /// <summary>Name of the level, quest, or tutorial.</summary>
        public const string ProgressionName = "wh_progression_name";
        /// <summary>Difficulty of the level, quest, or tutorial.</summary>
        public const string Difficulty = "wh_difficulty";
        /// <summary>Resource that was earned or spent, such as <c>gold</c>.</summary>
        public const string Resource = "wh_resource";
        /// <summary>Type of the item that the resource was spent on or came from.</summary>
        public const string ItemType = "wh_item_type";
        /// <summary>ID of the item that the resource was spent on or came from.</summary>
        public const string ItemId = "wh_item_id";
        /// <summary>SKU that was sold.</summary>
        public const string Sku = "wh_sku";
        /// <summary>Type of the SKU: <c>consumable</c>, <c>non_consumable</c>, or
        /// <c>subscription</c>.</summary>
        public const string SkuType = "wh_sku_type";
        /// <summary>Transaction ID of the purchase.</summary>
        public const string TransactionId = "wh_transaction_id";
        /// <summary>Format of the ad, such as <c>rewarded_interstitial</c>.</summary>
        public const string AdUnit = "wh_ad_unit";
        /// <summary>Who reported the ad, such as <c>applovin-max</c>.</summary>
        public const string Provider = "wh_provider";
        /// <summary>Demand source that filled the ad.</summary>
        public const string Network = "wh_network";
        /// <summary>Placement of the ad in the app.</summary>
        public const string Placement = "wh_placement";
    }

    /// <summary>Predefined event <c>wh_login</c>: a step of signing in, or signing out. Its value is a count
    /// of 1. After <c>SetValue</c> or <c>SetMoney</c>, sending it fails.</summary>
    public sealed class WhLoginEvent : AppEvent
    {
        /// <summary>Step of signing in, or signing out.</summary>
        public enum Action
        {
            /// <summary>The app shows its sign-in screen.</summary>
            Show,
            /// <summary>The user starts to sign in.</summary>
            Start,
            /// <summary>The user has signed in.</summary>
            Succeed,
            /// <summary>The attempt to sign in has failed.</summary>
            Fail,
            /// <summary>The user has signed out.</summary>
            Logout
        }
        /// <summary>Creates a login event.</summary>
        /// <param name="action">What happened.</param>
        /// <param name="method">How the user signs in, such as <c>google</c>, <c>apple</c>, <c>email</c>, or
        /// <c>guest</c>. Null leaves it out.</param>
        public WhLoginEvent(Action action, string? method = null);
    }

    /// <summary>Predefined event <c>wh_progression</c>: the start or end of a level, a quest, or a tutorial.
    /// The value is a count of 1 for <c>Start</c>, and a duration for <c>Complete</c> and <c>Fail</c>. After
    /// <c>SetValue</c> or <c>SetMoney</c>, sending it fails.</summary>
    public sealed class WhProgressionEvent : AppEvent
    {
        /// <summary>Start or end of the progression.</summary>
        public enum Action
        {
            /// <summary>The user starts the level, quest, or tutorial.</summary>
            Start,
            /// <summary>The user has completed the level, quest, or tutorial.</summary>
            Complete,
            /// <summary>The user has failed the level, quest, or tutorial.</summary>
            Fail
        }
        /// <summary>Kind of progression.</summary>
        public enum Type
        {
            /// <summary>Level or stage of a game.</summary>
            Level,
            /// <summary>Task within a game.</summary>
            Quest,
            /// <summary>Introduction to the app.</summary>
            Tutorial
        }
        /// <summary>Creates a progression event.</summary>
        /// <param name="action">What happened.</param>
        /// <param name="type">Kind of progression.</param>
        /// <param name="progressionName">Name of the level, quest, or tutorial.</param>
        /// <param name="difficulty">Difficulty, such as the one the user has chosen. Null leaves it
        /// out.</param>
        public WhProgressionEvent(Action action, Type type, string progressionName, string? difficulty = null);
        /// <summary>Sets the duration of a <c>Complete</c> or <c>Fail</c> event. Without this call, the SDK
        /// takes the foreground seconds since the latest <c>Start</c> with the same type and name, or sends a
        /// count of 1 if there wasn't one in the last 7 days.</summary>
        /// <param name="duration">The duration in <c>unit</c>.</param>
        /// <param name="unit"><c>Seconds</c> or <c>Milliseconds</c>.</param>
        /// <returns>The same event, so you can chain calls.</returns>
        /// <exception cref="ErrorCode.InvalidEvent">The action is <c>Start</c>, or the unit is <c>Count</c>.
        /// You get the error when you send the event.</exception>
        public WhProgressionEvent SetDuration(double duration, Unit unit);
    }

    /// <summary>Predefined event <c>wh_resource</c>: the user earns or spends something, such as gold. The
    /// value is the amount as a count. After <c>SetValue</c> or <c>SetMoney</c>, sending it fails.</summary>
    public sealed class WhResourceEvent : AppEvent
    {
        /// <summary>Whether the user earns or spends the resource.</summary>
        public enum Action
        {
            /// <summary>The user earns the resource.</summary>
            Earn,
            /// <summary>The user spends the resource.</summary>
            Spend
        }
        /// <summary>Creates a resource event.</summary>
        /// <param name="action">What happened.</param>
        /// <param name="resource">Resource that is earned or spent, such as <c>gold</c>.</param>
        /// <param name="amount">Amount earned or spent, greater than 0.</param>
        /// <param name="itemType">Type of the item that the resource is spent on or comes from. Null leaves
        /// it out.</param>
        /// <param name="itemId">ID of the item that the resource is spent on or comes from. Null leaves it
        /// out.</param>
        public WhResourceEvent(Action action, string resource, double amount, string? itemType = null, string? itemId = null);
    }

    /// <summary>Predefined event <c>wh_purchase</c>: a sale outside Google Play and the App Store, such as in
    /// a web shop. Never send it for a purchase that automatic tracking or <c>ValidatePurchase</c> sees,
    /// because its revenue would count twice. After <c>SetValue</c> or <c>SetMoney</c>, sending it
    /// fails.</summary>
    public sealed class WhPurchaseEvent : AppEvent
    {
        /// <summary>Creates a purchase event.</summary>
        /// <param name="sku">SKU that was sold.</param>
        /// <param name="price">Price that was paid, not negative.</param>
        /// <param name="skuType">Type of the SKU.</param>
        /// <param name="transactionId">Transaction ID of the shop, such as its order ID. Null leaves it out,
        /// but an ID is strongly recommended.</param>
        public WhPurchaseEvent(string sku, Money price, SkuType skuType = SkuType.Consumable, string? transactionId = null);
    }

    /// <summary>Predefined event <c>wh_ad</c>: what happens to an ad, from loading to the reward. Its value
    /// is a count of 1. After <c>SetValue</c> or <c>SetMoney</c>, sending it fails. To report revenue, use
    /// <c>ForwardAdImpression</c>.</summary>
    public sealed class WhAdEvent : AppEvent
    {
        /// <summary>What happens to the ad.</summary>
        public enum Action
        {
            /// <summary>The ad has loaded.</summary>
            Load,
            /// <summary>The ad couldn't be loaded.</summary>
            LoadFail,
            /// <summary>The ad is shown.</summary>
            Show,
            /// <summary>The ad couldn't be shown.</summary>
            ShowFail,
            /// <summary>The user has clicked the ad.</summary>
            Click,
            /// <summary>The ad is closed.</summary>
            Close,
            /// <summary>The user has earned the ad's reward.</summary>
            Reward
        }
        /// <summary>Creates an ad event.</summary>
        /// <param name="action">What happened.</param>
        /// <param name="unit">Format of the ad.</param>
        /// <param name="provider">Who reports the ad, such as <c>unity-ads</c>.</param>
        /// <param name="network">Demand source that filled the ad. Null leaves it out.</param>
        /// <param name="placement">Placement of the ad in the app. Null leaves it out.</param>
        public WhAdEvent(Action action, AdUnit unit, string provider, string? network = null, string? placement = null);
    }

    /// <summary>Format of an ad.</summary>
    public enum AdUnit
    {
        /// <summary>Strip that takes up part of a screen.</summary>
        Banner,
        /// <summary>Medium rectangle within a screen's content.</summary>
        Mrec,
        /// <summary>Full-screen ad at a break, without a reward.</summary>
        Interstitial,
        /// <summary>Full-screen ad that users choose to watch for a reward.</summary>
        Rewarded,
        /// <summary>Full-screen ad at a break, with a reward.</summary>
        RewardedInterstitial,
        /// <summary>Ad in the app's own design.</summary>
        Native,
        /// <summary>Ad shown while the app opens.</summary>
        AppOpen
    }

    /// <summary>One impression of an ad, for <c>WhenceSDK.ForwardAdImpression</c>. Format and provider are
    /// required.</summary>
    public sealed class AdImpression
    {
        /// <summary>Creates an impression without optional members. Set the ones that the ad SDK
        /// reports.</summary>
        /// <param name="unit">Format of the ad.</param>
        /// <param name="provider">Who reports the impression, 1 to 128 characters: preferably the slug of a
        /// monetization partner, such as <c>applovin-max</c>, <c>ironsource-levelplay</c>, <c>unity-ads</c>,
        /// or <c>admob</c>.</param>
        public AdImpression(AdUnit unit, string provider);
        /// <summary>Format of the ad.</summary>
        public AdUnit Unit { get; }
        /// <summary>Who reports the impression, such as <c>applovin-max</c>.</summary>
        public string Provider { get; }
        /// <summary>Demand source that filled the ad, as the provider names it, or null.</summary>
        public string? Network { get; set; }
        /// <summary>The provider's ID of the ad unit, 1 to 128 characters, or null.</summary>
        public string? AdUnitId { get; set; }
        /// <summary>Placement of the ad in the app, 1 to 128 characters, or null.</summary>
        public string? Placement { get; set; }
        /// <summary>Waterfall or bidding instance at the mediation platform, 1 to 128 characters, or
        /// null.</summary>
        public string? Instance { get; set; }
        /// <summary>The provider's segment of the user, 1 to 128 characters, or null.</summary>
        public string? Segment { get; set; }
        /// <summary>Group of the provider's A/B test, 1 to 128 characters, or null. It isn't the group of
        /// <c>WhenceSDK.GetTestGroupId</c>.</summary>
        public string? TestGroup { get; set; }
        /// <summary>Revenue of this one impression, not an eCPM, or null if the provider doesn't report an
        /// amount. It can't be negative: some providers report an error that way, so don't forward such
        /// impressions.</summary>
        public Money? Revenue { get; set; }
        /// <summary>How exact the revenue is, or null if the provider doesn't report it.</summary>
        public RevenuePrecision? Precision { get; set; }
    }

    /// <summary>Type of an SKU.</summary>
    public enum SkuType
    {
        /// <summary>Can be bought again.</summary>
        Consumable,
        /// <summary>Is bought once and kept.</summary>
        NonConsumable,
        /// <summary>Renews until it is canceled.</summary>
        Subscription
    }

    /// <summary>Purchase that <c>WhenceSDK.ValidatePurchase</c> validates.</summary>
    public sealed class PurchaseReceipt
    {
        /// <summary>Creates a receipt from the values of Unity IAP.</summary>
        /// <param name="sku">SKU that was bought.</param>
        /// <param name="skuType">Type of the SKU.</param>
        /// <param name="price">List price, not negative. If the user buys more than one piece at once, it is
        /// the price of all pieces. If the store reports a different price, Whence records the store's
        /// price.</param>
        /// <param name="unityReceipt">Unity IAP's receipt as JSON, which also names the store.</param>
        public PurchaseReceipt(string sku, SkuType skuType, Money price, string unityReceipt);
        /// <summary>SKU that was bought.</summary>
        public string Sku { get; }
        /// <summary>Type of the SKU.</summary>
        public SkuType SkuType { get; }
        /// <summary>List price.</summary>
        public Money Price { get; }
    }

    /// <summary>The store's verdict on a purchase.</summary>
    public sealed class ValidateResult
    {
        /// <summary>Whether the store confirms the purchase, and Whence has recorded it with this call. If
        /// false, read <c>Error</c> before you refuse anything: with <c>AlreadyReported</c>, the purchase is
        /// paid.</summary>
        public bool IsValid { get; }
        /// <summary>SKU of the purchase.</summary>
        public string Sku { get; }
        /// <summary>The store's transaction ID, which is the order ID of Google Play (<c>GPA.…</c>) or the
        /// transaction ID of Apple, or null. It is set with <c>AlreadyReported</c>.</summary>
        public string? TransactionId { get; }
        /// <summary>Why the purchase isn't confirmed, or null if <c>IsValid</c> is true.</summary>
        public ValidateError? Error { get; }

        /// <summary>Environment of the store in which the purchase was made.</summary>
        public PurchaseEnvironment Environment { get; }
        /// <summary>Type of the SKU.</summary>
        public SkuType SkuType { get; }
        /// <summary>Price as the store knows it, or null if the store doesn't report it.</summary>
        public Money? Price { get; }
        /// <summary>Time in UTC when a subscription expires, or null for other purchases.</summary>
        public DateTime? ExpiresAt { get; }
    }

    /// <summary>Why the store doesn't confirm a purchase.</summary>
    public sealed class ValidateError
    {
        /// <summary>Reason, from which you decide whether to grant the purchase.</summary>
        public ValidateErrorCode Code { get; }
        /// <summary>Description of the reason.</summary>
        public string Message { get; }
    }

    /// <summary>Why a purchase isn't confirmed. Refuse it only after <c>ReceiptInvalid</c>,
    /// <c>SkuMismatch</c>, or <c>Cancelled</c>.</summary>
    public enum ValidateErrorCode
    {
        /// <summary>The receipt can't be read, which is a mistake in the app. Grant what the store library
        /// reports as purchased, and fix the call.</summary>
        ReceiptMalformed,
        /// <summary>The store has no such purchase, or it is forged. Don't grant it, and finish the
        /// transaction.</summary>
        ReceiptInvalid,
        /// <summary>The purchase is for a different SKU or app. Don't grant it, and finish the
        /// transaction.</summary>
        SkuMismatch,
        /// <summary>Genuine and paid, but recorded before: by automatic tracking, a store notification, or an
        /// earlier call, or it is a restore. Grant it unless your app has already granted this
        /// <c>TransactionId</c>, and finish the transaction.</summary>
        AlreadyReported,
        /// <summary>Refunded, revoked, or canceled. Don't grant it, or take it back, and finish the
        /// transaction.</summary>
        Cancelled,
        /// <summary>Whence doesn't have access to the store. Set it up in the dashboard under **Monetize &gt;
        /// In-app purchases**, and grant what the store library reports as purchased.</summary>
        StoreNotConfigured,
        /// <summary>The store didn't respond within 20 seconds, or the purchase is still pending there. Ask
        /// again after 5 and after 30 seconds, then grant what the store library reports as purchased. The
        /// server keeps trying for 24 hours.</summary>
        StoreUnavailable
    }

    /// <summary>Where this install, or the user's return to the app, came from.</summary>
    public sealed class AttributionResponse
    {
        /// <summary>Whence user ID, a lower-case UUID.</summary>
        public string UserId { get; }
        /// <summary>ID of this installation, a UUID.</summary>
        public string InstallInstanceId { get; }
        /// <summary>Traffic type of what won.</summary>
        public AttributionType Type { get; }
        /// <summary>What was attributed. <c>Install</c> doesn't mean the first launch: the value stays the
        /// same on every start until the attribution changes.</summary>
        public AttributionTrigger Trigger { get; }
        /// <summary>Campaign that won, or null without one, for example for organic users or if the partner's
        /// terms forbid naming it.</summary>
        public AttributionCampaign? Campaign { get; }
        /// <summary>Channel of the campaign. For organic users, it is channel 1, <c>Organic</c>.</summary>
        public AttributionChannel Channel { get; }
        /// <summary>Partner whose campaign won. For organic users, it is partner 1, <c>Organic</c>; if the
        /// partner's terms forbid naming it, partner 2, <c>Restricted</c>.</summary>
        public AttributionPartner Partner { get; }
        /// <summary>Whence ID of the ad set, or null.</summary>
        public long? AdSetId { get; }
        /// <summary>ID of the publisher's app or site, as the partner names it, or null.</summary>
        public string? SourceId { get; }
        /// <summary>Name of the publisher's app or site, as the partner names it, or null.</summary>
        public string? SourceName { get; }
        /// <summary>Bundle ID of the publisher's app, as the partner names it, or null.</summary>
        public string? SourceBundleId { get; }
        /// <summary>Time in UTC when the attribution was made.</summary>
        public DateTime CreatedAt { get; }
        /// <summary>Whence ID of the creative, or null.</summary>
        public long? CreativeId { get; }
        /// <summary>Link to open on the first start. Null if there isn't one, if <c>Trigger</c> isn't
        /// <c>Install</c>, and after <c>Anonymize</c> or <c>RequestDataDeletion</c>. You get it again on
        /// every start: save <c>InstallInstanceId</c> before you open the link, and don't open it again for
        /// the same ID.</summary>
        public string? DeferredDeepLink { get; }
    }

    /// <summary>Campaign in an attribution.</summary>
    public sealed class AttributionCampaign
    {
        /// <summary>Whence ID of the campaign.</summary>
        public long Id { get; }
        /// <summary>Name of the campaign.</summary>
        public string Name { get; }
        /// <summary>Whether the campaign is for new users, or for users who have or had the app.</summary>
        public CampaignType Type { get; }
    }

    /// <summary>Channel in an attribution: the kind of traffic, across partners.</summary>
    public sealed class AttributionChannel
    {
        /// <summary>Whence ID of the channel, 1 for organic users.</summary>
        public long Id { get; }
        /// <summary>Name of the channel.</summary>
        public string Name { get; }
        /// <summary>Whether the channel's users are rewarded for installing or playing.</summary>
        public bool Incentivized { get; }
    }

    /// <summary>Partner in an attribution.</summary>
    public sealed class AttributionPartner
    {
        /// <summary>Whence ID of the partner, 1 for organic users, 2 for a partner whose terms forbid naming
        /// it.</summary>
        public long Id { get; }
        /// <summary>Name of the partner, <c>Organic</c>, or <c>Restricted</c>.</summary>
        public string Name { get; }
    }

    /// <summary>Traffic type of what won an attribution.</summary>
    public enum AttributionType
    {
        /// <summary>Whence couldn't match the user to an ad or a link. Up to 5.1, this includes users who
        /// can't be attributed because of consent, an opt-out, or child protection.</summary>
        Organic,
        /// <summary>A paid campaign won.</summary>
        Paid,
        /// <summary>Owned media, such as a newsletter or a QR code, or cross-promotion won.</summary>
        Owned,
        /// <summary>The user can't be attributed because of consent, an opt-out, or child
        /// protection.</summary>
        Unattributed
    }

    /// <summary>What was attributed.</summary>
    public enum AttributionTrigger
    {
        /// <summary>First install of the app.</summary>
        Install,
        /// <summary>Reattributed install, or a re-engagement.</summary>
        Reattribution
    }

    /// <summary>Whom a campaign is for.</summary>
    public enum CampaignType
    {
        /// <summary>New users.</summary>
        Acquisition,
        /// <summary>Users who have or had the app.</summary>
        Retargeting
    }

    /// <summary>IDs that the device gives to the app.</summary>
    public sealed class AdvertiserIdInfo
    {
        /// <summary>Google advertising ID on Android, or IDFA on iOS. Null if the user deleted it or turned
        /// off ad personalization, tracking isn't authorized on iOS, the user is child-directed, or
        /// <c>CollectAdvertiserId</c> is false. From 6.0 on, also null if consent to ad storage is
        /// denied.</summary>
        public string? AdvertiserId { get; }
        /// <summary>Whether ad tracking is limited. True for all the reasons that make <c>AdvertiserId</c>
        /// null.</summary>
        public bool IsLimitedAdTracking { get; }
        /// <summary>Android: App Set ID, a UUID. Google's policy forbids using it to personalize or measure
        /// ads. Null on iOS, for child-directed users, and, from 6.0 on, if consent to ad storage is
        /// denied.</summary>
        public string? AppSetId { get; }
        /// <summary>iOS: IDFV, a UUID that your apps on the device share. It changes when the user removes
        /// them all. Null on Android, for child-directed users, and, from 6.0 on, if consent to ad storage is
        /// denied.</summary>
        public string? VendorId { get; }
    }

    /// <summary>Retargeting link that opened the app, verified by the server.</summary>
    public sealed class RetargetingParameters
    {
        /// <summary>The link as the app got it. For a link on your Whence link domain, it is the deep link
        /// behind it.</summary>
        public string Url { get; }
        /// <summary>Decoded query parameters of the link, without keys that begin with <c>whence_</c>. A
        /// repeated key keeps its last value.</summary>
        public IReadOnlyDictionary<string, string> Parameters { get; }
        /// <summary>Whether the app was installed before the user followed the link. False if the link opens
        /// the app after a fresh install.</summary>
        public bool WasAlreadyInstalled { get; }
    }

    /// <summary>Retargeting link that opened the app, not verified yet. Use it to choose a screen, never to
    /// grant a reward.</summary>
    public sealed class PreliminaryRetargetingParameters
    {
        /// <summary>The link as the app got it. For a link on your Whence link domain, it is the deep link
        /// behind it.</summary>
        public string Url { get; }
        /// <summary>Decoded query parameters of the link, without keys that begin with <c>whence_</c>. A
        /// repeated key keeps its last value.</summary>
        public IReadOnlyDictionary<string, string> Parameters { get; }
        /// <summary>Asks the server whether the link belongs to a campaign of this app.</summary>
        /// <param name="onSuccess">Gets the verified parameters, or null if the link is unknown, older than
        /// 30 days, or for a different app.</param>
        public void Validate(Action<RetargetingParameters?> onSuccess, Action<WhenceError>? onFailure = null);
    }

    /// <summary>How exact an impression's revenue is.</summary>
    public enum RevenuePrecision
    {
        /// <summary>The amount is exact.</summary>
        Exact,
        /// <summary>The provider estimates the amount.</summary>
        Estimated,
        /// <summary>The publisher provided the amount.</summary>
        PublisherDefined,
        /// <summary>The provider doesn't know how exact the amount is.</summary>
        Undefined
    }

    /// <summary>Environment of the store in which a purchase was made.</summary>
    public enum PurchaseEnvironment
    {
        /// <summary>The store itself.</summary>
        Production,
        /// <summary>The store's test environment. Whence records the purchase as test data, which reports leave
        /// out.</summary>
        Sandbox
    }

    /// <summary>Confirmation of a request to erase the user's data.</summary>
    public sealed class DataDeletionRequest
    {
        /// <summary>ID of the request, a UUID.</summary>
        public string RequestId { get; }
        /// <summary>Time of the request.</summary>
        public DateTime RequestedAt { get; }
    }

    public sealed class Consent
    {
        public ConsentStatus AdStorage { get; set; } // every status defaults to NotSet
        public ConsentStatus AnalyticsStorage { get; set; }
        public ConsentStatus AdUserData { get; set; }
        public ConsentStatus AdPersonalization { get; set; }
        public bool? GdprApplies { get; set; } // default null: unknown
        public bool DoNotSell { get; set; } // default false
        public bool ChildDirected { get; set; } // default false
        public static Consent GrantAll { get; }
        public static Consent DenyAll { get; }
    }

    public enum ConsentStatus
    {
        Granted, Denied, NotSet
    }
}
