// Hand-written declarations of what samples of Unity pages use from Unity and from plugins: only names that they have, as far as
// samples use them. Each says which release it was compared with. The weekly tests compile the samples with them.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

// Unity 6000.0
namespace UnityEngine
{
    public class Object
    {
        public static void DontDestroyOnLoad(Object target) { }
        public static implicit operator bool(Object exists) { return true; }
    }
    public class Component : Object { public GameObject gameObject { get { return null; } } }
    public class Behaviour : Component { public bool enabled { get; set; } }
    public class MonoBehaviour : Behaviour { }
    public sealed class GameObject : Object { public void SetActive(bool value) { } }
    public sealed class SerializeField : Attribute { }
    public enum RuntimeInitializeLoadType
    {
        AfterSceneLoad, BeforeSceneLoad, AfterAssembliesLoaded, BeforeSplashScreen, SubsystemRegistration
    }
    [AttributeUsage(AttributeTargets.Method)]
    public class RuntimeInitializeOnLoadMethodAttribute : Attribute
    {
        public RuntimeInitializeOnLoadMethodAttribute() { }
        public RuntimeInitializeOnLoadMethodAttribute(RuntimeInitializeLoadType loadType) { }
    }
    public class Debug
    {
        public static void Log(object message) { }
        public static void LogWarning(object message) { }
        public static void LogError(object message) { }
    }
    public class PlayerPrefs
    {
        public static string GetString(string key) { return ""; }
        public static string GetString(string key, string defaultValue) { return ""; }
        public static void SetString(string key, string value) { }
        public static int GetInt(string key) { return 0; }
        public static int GetInt(string key, int defaultValue) { return 0; }
        public static void SetInt(string key, int value) { }
        public static bool HasKey(string key) { return false; }
        public static void DeleteKey(string key) { }
        public static void Save() { }
    }
    public class Application
    {
        public static string absoluteURL { get { return ""; } }
        public static event Action<string> deepLinkActivated;
    }
}
namespace UnityEngine.Events
{
    public class UnityEvent { }
    public class UnityEvent<T> { }
}
namespace UnityEngine.SceneManagement
{
    public class SceneManager { public static void LoadScene(string sceneName) { } }
}
// com.unity.ugui 2.0
namespace UnityEngine.UI
{
    public class Text : MonoBehaviour { public virtual string text { get; set; } }
    public class Toggle : MonoBehaviour { public bool isOn { get; set; } }
}
namespace UnityEditor
{
    public sealed class MenuItem : Attribute { public MenuItem(string itemName) { } }
    public enum BuildTarget { iOS = 9, Android = 13 }
    public enum ImportAssetOptions { Default = 0, ForceUpdate = 1 }
    public class AssetDatabase { public static void ImportAsset(string path, ImportAssetOptions options) { } }
}
namespace UnityEditor.Callbacks
{
    public sealed class PostProcessBuildAttribute : Attribute { public PostProcessBuildAttribute(int callbackOrder) { } }
}
namespace UnityEditor.iOS.Xcode
{
    public class PBXProject
    {
        public static string GetPBXProjectPath(string buildPath) { return ""; }
        public void ReadFromFile(string path) { }
        public string GetUnityMainTargetGuid() { return ""; }
        public string GetBuildPropertyForAnyConfig(string targetGuid, string name) { return ""; }
    }
    public class ProjectCapabilityManager
    {
        public ProjectCapabilityManager(
            string pbxProjectPath, string entitlementFilePath, string targetName = null, string targetGuid = null) { }
        public void AddAssociatedDomains(string[] domains) { }
        public void WriteToFile() { }
    }
    public class PlistElement
    {
        public string AsString() { return ""; }
        public PlistElementArray AsArray() { return null; }
        public PlistElementDict AsDict() { return null; }
        public PlistElement this[string key] { get { return null; } set { } }
    }
    public class PlistElementDict : PlistElement
    {
        public void SetString(string key, string val) { }
        public void SetBoolean(string key, bool val) { }
        public PlistElementArray CreateArray(string key) { return null; }
        public PlistElementDict CreateDict(string key) { return null; }
    }
    public class PlistElementArray : PlistElement
    {
        public List<PlistElement> values { get { return null; } }
        public void AddString(string val) { }
        public PlistElementDict AddDict() { return null; }
    }
    public class PlistDocument
    {
        public PlistElementDict root;
        public void ReadFromFile(string path) { }
        public void WriteToFile(string path) { }
    }
}
// com.unity.purchasing 5.0.2
namespace UnityEngine.Purchasing
{
    public enum ProductType { Consumable = 0, NonConsumable = 1, Subscription = 2, Unknown }
    public class ProductDefinition
    {
        public ProductDefinition(string id, ProductType type) { }
        public string id { get { return ""; } }
        public string storeSpecificId { get { return ""; } }
        public ProductType type { get { return 0; } }
    }
    public class ProductMetadata
    {
        public decimal localizedPrice { get { return 0; } }
        public string isoCurrencyCode { get { return ""; } }
    }
    public class Product
    {
        public ProductDefinition definition { get { return null; } }
        public ProductMetadata metadata { get { return null; } }
        public string receipt { get { return ""; } }
        public string transactionID { get { return ""; } }
    }
    public class CartItem { public Product Product { get { return null; } } }
    public interface ICart { IReadOnlyList<CartItem> Items(); }
    public interface IOrderInfo
    {
        string Receipt { get; }
        string TransactionID { get; }
    }
    public abstract class Order
    {
        public ICart CartOrdered { get { return null; } }
        public IOrderInfo Info { get { return null; } }
    }
    public class PendingOrder : Order { }
    public class ConfirmedOrder : Order { }
    public class DeferredOrder : Order { }
    public enum PurchaseFailureReason { Unknown }
    public class FailedOrder : Order { public PurchaseFailureReason FailureReason { get { return 0; } } }
    public class Orders
    {
        public IReadOnlyList<ConfirmedOrder> ConfirmedOrders { get { return null; } }
        public IReadOnlyList<PendingOrder> PendingOrders { get { return null; } }
        public IReadOnlyList<DeferredOrder> DeferredOrders { get { return null; } }
    }
    public interface IGooglePlayStoreExtendedService { void SetObfuscatedAccountId(string accountId); }
    public interface IAppleStoreExtendedService { void SetAppAccountToken(Guid token); }
    public class StoreController
    {
        public IGooglePlayStoreExtendedService GooglePlayStoreExtendedService { get { return null; } }
        public IAppleStoreExtendedService AppleStoreExtendedService { get { return null; } }
        public event Action<PendingOrder> OnPurchasePending;
        public event Action<DeferredOrder> OnPurchaseDeferred;
        public event Action<FailedOrder> OnPurchaseFailed;
        public event Action<Orders> OnPurchasesFetched;
        public event Action<List<Product>> OnProductsFetched;
        public Task Connect() { return null; }
        public void FetchProducts(List<ProductDefinition> productDefinitions) { }
        public void FetchPurchases() { }
        public void PurchaseProduct(string productId) { }
        public void ConfirmPurchase(PendingOrder order) { }
        public void RestoreTransactions(Action<bool, string> callback) { }
    }
    public static class UnityIAPServices
    {
        public static StoreController StoreController(string storeName = null) { return null; }
    }
}
// com.unity.purchasing 4.12.2: 5 still has these, as obsolete ones
namespace UnityEngine.Purchasing.Extension
{
    public class PurchaseFailureDescription { public PurchaseFailureReason reason { get { return 0; } } }
}
namespace UnityEngine.Purchasing
{
    public enum InitializationFailureReason { PurchasingUnavailable, NoProductsAvailable, AppNotKnown }
    public enum PurchaseProcessingResult { Complete, Pending }
    public class PurchaseEventArgs { public Product purchasedProduct { get { return null; } } }
    public interface IStoreController
    {
        void InitiatePurchase(string productId);
        void ConfirmPendingPurchase(Product product);
    }
    public interface IStoreExtension { }
    public interface IExtensionProvider { T GetExtension<T>() where T : IStoreExtension; }
    public interface IStoreConfiguration { }
    public interface IStoreListener
    {
        void OnInitializeFailed(InitializationFailureReason error);
        void OnInitializeFailed(InitializationFailureReason error, string message);
        PurchaseProcessingResult ProcessPurchase(PurchaseEventArgs purchaseEvent);
        void OnPurchaseFailed(Product product, PurchaseFailureReason failureReason);
        void OnInitialized(IStoreController controller, IExtensionProvider extensions);
    }
    public interface IDetailedStoreListener : IStoreListener
    {
        void OnPurchaseFailed(Product product, Extension.PurchaseFailureDescription failureDescription);
    }
    public interface IGooglePlayConfiguration : IStoreConfiguration { void SetObfuscatedAccountId(string accountId); }
    public interface IGooglePlayStoreExtensions : IStoreExtension { bool IsPurchasedProductDeferred(Product product); }
    public interface IAppleExtensions : IStoreExtension
    {
        void RestoreTransactions(Action<bool> callback);
        void RestoreTransactions(Action<bool, string> callback);
        void SetApplicationUsername(string applicationUsername);
    }
    public class StandardPurchasingModule
    {
        public static StandardPurchasingModule Instance() { return null; }
    }
    public class ConfigurationBuilder
    {
        public static ConfigurationBuilder Instance(StandardPurchasingModule first) { return null; }
        public ConfigurationBuilder AddProduct(string id, ProductType type) { return null; }
        public T Configure<T>() where T : IStoreConfiguration { return default(T); }
    }
    public static class UnityPurchasing
    {
        public static void Initialize(IDetailedStoreListener listener, ConfigurationBuilder builder) { }
    }
}
// Google Mobile Ads Unity plugin 10.5
namespace GoogleMobileAds.Ump.Api
{
    public enum ConsentStatus { Unknown = 0, NotRequired = 1, Required = 2, Obtained = 3 }
    public class FormError { }
    public class ConsentRequestParameters { }
    public static class ConsentInformation
    {
        public static void Update(ConsentRequestParameters request, Action<FormError> consentInfoUpdateCallback) { }
        public static bool CanRequestAds() { return false; }
    }
    public class ConsentForm
    {
        public static void LoadAndShowConsentFormIfRequired(Action<FormError> onDismissed) { }
    }
}
namespace GoogleMobileAds.Api
{
    public static class ApplicationPreferences
    {
        public static int GetInt(string key) { return 0; }
        public static string GetString(string key) { return ""; }
    }
    public class AdapterResponseInfo { public string AdSourceName { get { return ""; } } }
    public class ResponseInfo { public AdapterResponseInfo GetLoadedAdapterResponseInfo() { return null; } }
    public class AdValue
    {
        public enum PrecisionType { Unknown = 0, Estimated = 1, PublisherProvided = 2, Precise = 3 }
        public PrecisionType Precision { get; set; }
        public long Value { get; set; }
        public string CurrencyCode { get; set; }
    }
    public class RewardedAd
    {
        public event Action<AdValue> OnAdPaid;
        public string GetAdUnitID() { return ""; }
        public ResponseInfo GetResponseInfo() { return null; }
    }
}
// Firebase SDK for Unity 13
namespace Firebase
{
    public enum DependencyStatus { Available }
    public sealed class FirebaseApp
    {
        public static FirebaseApp DefaultInstance { get { return null; } }
        public static Task<DependencyStatus> CheckAndFixDependenciesAsync() { return null; }
    }
}
namespace Firebase.Analytics
{
    public enum ConsentType { AdStorage = 0, AnalyticsStorage, AdUserData, AdPersonalization }
    public enum ConsentStatus { Granted = 0, Denied }
    public static class FirebaseAnalytics
    {
        public static void SetConsent(IDictionary<ConsentType, ConsentStatus> consentSettings) { }
        public static void SetAnalyticsCollectionEnabled(bool enabled) { }
        public static Task<string> GetAnalyticsInstanceIdAsync() { return null; }
    }
}
// MAX Unity plugin 8.5; RewardedInterstitial up to 8.0
public class MaxSdkBase
{
    public class AdInfo
    {
        public string AdUnitIdentifier { get { return ""; } }
        public string AdFormat { get { return ""; } }
        public string NetworkName { get { return ""; } }
        public string Placement { get { return ""; } }
        public double Revenue { get { return 0; } }
        public string RevenuePrecision { get { return ""; } }
    }
}
public static class MaxSdkCallbacks
{
    public class Interstitial { public static event Action<string, MaxSdkBase.AdInfo> OnAdRevenuePaidEvent; }
    public class Rewarded { public static event Action<string, MaxSdkBase.AdInfo> OnAdRevenuePaidEvent; }
    public class RewardedInterstitial { public static event Action<string, MaxSdkBase.AdInfo> OnAdRevenuePaidEvent; }
    public class Banner { public static event Action<string, MaxSdkBase.AdInfo> OnAdRevenuePaidEvent; }
    public class MRec { public static event Action<string, MaxSdkBase.AdInfo> OnAdRevenuePaidEvent; }
    public class AppOpen { public static event Action<string, MaxSdkBase.AdInfo> OnAdRevenuePaidEvent; }
}
// com.unity.services.levelplay 9.1
namespace Unity.Services.LevelPlay
{
    public class LevelPlayImpressionData
    {
        public string AdFormat { get { return ""; } }
        public string AdNetwork { get { return ""; } }
        public string MediationAdUnitId { get { return ""; } }
        public string Placement { get { return ""; } }
        public string InstanceName { get { return ""; } }
        public string SegmentName { get { return ""; } }
        public string Ab { get { return ""; } }
        public double? Revenue { get { return null; } }
        public string Precision { get { return ""; } }
    }
    public static class LevelPlay { public static event Action<LevelPlayImpressionData> OnImpressionDataReady; }
}
// ironSource Unity plugin 7 and 8
public class IronSourceImpressionData
{
    public readonly string adUnit = "";
    public readonly string adNetwork = "";
    public readonly string placement = "";
    public readonly string instanceName = "";
    public readonly string segmentName = "";
    public readonly string ab = "";
    public readonly double? revenue = null;
    public readonly string precision = "";
}
public class IronSource
{
    public static IronSource Agent { get { return null; } }
    public void setUserId(string userId) { }
}
public static class IronSourceEvents { public static event Action<IronSourceImpressionData> onImpressionDataReadyEvent; }
// com.unity.ads 4.12
namespace UnityEngine.Advertisements
{
    public enum UnityAdsShowCompletionState { SKIPPED, COMPLETED, UNKNOWN }
    public enum UnityAdsShowError { UNKNOWN }
    public interface IUnityAdsShowListener
    {
        void OnUnityAdsShowFailure(string placementId, UnityAdsShowError error, string message);
        void OnUnityAdsShowStart(string placementId);
        void OnUnityAdsShowClick(string placementId);
        void OnUnityAdsShowComplete(string placementId, UnityAdsShowCompletionState showCompletionState);
    }
}
