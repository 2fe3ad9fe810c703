/** Samples that would harm are found, and so are tabs of which one does something else. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../checks/samples/check';
import { samplesIn } from '../../checks/samples/extract';
import { parseCode } from '../../lib/declarations/grammar';
import { harmFindings } from '../../checks/samples/harm';
import { parseSource } from '../../lib/markdown/sources';
import { androidPage, expectSaid, fencesIn } from './fences';

const grammars = { kt: 'kotlin', java: 'java', swift: 'swift', cs: 'csharp', ts: 'tsx', tsx: 'tsx' } as const;
type Language = (typeof grammars)[keyof typeof grammars];
const languageOf = (title: string): Language => grammars[title.split('.').at(-1) as keyof typeof grammars];

const said = async (code: string, language: Language = 'kotlin'): Promise<string> =>
  harmFindings(await parseCode(language, code))
    .map(({ row, message }) => `${row}: ${message}`)
    .join('\n');

/** The fences of a written page with a title. */
function written(file: string, title: string): string {
  const [sample] = samplesIn(androidPage, parseSource(file).tree, '6.0.x').filter(
    ({ meta }) => meta.values.title === title,
  );
  if (!sample) throw new Error(`${file} has no ${title}`);
  return sample.code;
}

const page = (file: string, ...titles: string[]) => titles.map((title) => [file, title] as const);

describe('harm', () => {
  it('is an init that nobody guards', async () => {
    expect(await said('fun f() {\n    WhenceSdk.init(this)\n}')).toBe(
      '1: A wrong token would end the app at its start',
    );
    expect(await said('fun f() { try { WhenceSdk.init(this) } catch (e: WhenceException) { } }')).toBe('');
    expect(await said('fun f() { try { WhenceSdk.init(this) } catch (e: IOException) { } }')).not.toBe('');
    expect(await said('// WhenceSdk.init(this)')).toBe('');
    const start = 'try WhenceSdk.initialize()';
    expect(await said(start, 'swift')).not.toBe('');
    expect(await said(`do { ${start} } catch let e as URLError { }`, 'swift')).not.toBe('');
    expect(await said(`do { } catch { ${start} }`, 'swift')).not.toBe('');
    for (const fine of [
      `do { ${start} } catch { print(error) }`,
      `do { ${start} } catch let e as WhenceError { }`,
      `func start() throws { ${start} }`,
      'try? WhenceSdk.initialize()',
    ])
      expect(await said(fine, 'swift'), fine).toBe('');
  });

  const android = 'sdk/android/overview/revenue.mdx';
  const checks = {
    kt: page(android, 'PurchaseCheck.kt'),
    java: page(android, 'PurchaseCheck.java'),
    swift: page('sdk/ios/overview/revenue.mdx', 'PurchaseDecision.swift'),
    ts: page('sdk/react-native/overview/revenue.mdx', 'src/purchaseDecision.ts'),
    cs: ['sdk', 'sdk_versioned_docs/version-5.0.x'].flatMap((folder) =>
      page(`${folder}/unity/overview/revenue.mdx`, 'PurchaseCheck.cs'),
    ),
  };
  const oldCheck = page(
    'sdk_versioned_docs/version-5.0.x/react-native/overview/revenue.mdx',
    'src/purchaseDecision.ts',
  );
  const oldShop = page(
    'sdk_versioned_docs/version-5.0.x/android/overview/revenue.mdx',
    'Shop.kt',
    'Shop.java',
  );
  const purchase = [...checks.kt, ...checks.java];
  const every = Object.values(checks).flat();
  const shops = page(android, 'Shop.kt', 'Shop.java');
  const shop = page('sdk/ios/overview/revenue.mdx', 'Shop.swift');
  const goods = page('sdk/react-native/overview/revenue.mdx', 'src/shop.ts');
  const unity = page('sdk/unity/overview/revenue.mdx', 'Shop.cs');
  const ads = page(android, 'AdRevenue.kt', 'AdRevenue.java');
  const starts = [
    ...page('sdk/android/privacy.mdx', 'StartActivity.kt', 'StartActivity.java'),
    ...page('sdk/ios/privacy.mdx', 'PrivacyFlow.swift'),
    ...page('sdk/unity/privacy.mdx', 'PrivacyFlow.cs'),
  ];
  const waits = [
    ...page('sdk/android/privacy.mdx', 'HarborTidesApplication.kt', 'HarborTidesApplication.java'),
    ...page('sdk/ios/privacy.mdx', 'PrivacyFlow.swift'),
    ...page('sdk/react-native/privacy.mdx', 'src/consent.ts'),
    ...page('sdk/unity/privacy.mdx', 'WhenceStart.cs'),
  ];
  const prompts = [
    ...page('sdk/ios/privacy.mdx', 'PrivacyFlow.swift'),
    ...page('sdk/react-native/privacy.mdx', 'src/consent.ts'),
    ...page('sdk/unity/privacy.mdx', 'PrivacyFlow.cs'),
  ];
  const appleLink = page('sdk/ios/get-an-attribution.mdx', 'DeferredLink.swift');
  const link = page('sdk/android/get-an-attribution.mdx', 'HarborActivity.kt', 'HarborActivity.java');

  /** What would harm, as the change of a right sample. */
  const changes: readonly (readonly [typeof purchase, RegExp, to: string, message: string])[] = [
    [
      every,
      /(ALREADY_REPORTED(?: ->|'?:)|\.alreadyReported:|AlreadyReported:)(\s+(?:return )?'?(?:Decision)?\.?)(?:GRANT_IF_NEW|grantIfNew|GrantIfNew|grant-if-new)\b/,
      '$1$2refuse',
      'ALREADY_REPORTED becomes REFUSE',
    ],
    [
      every,
      /(\b(?:NETWORK|Network|network)\b'? \|\|[^\n]*?)(\bSERVER|\.server|\.Server)/,
      '$1$2 || code == ErrorCode.TIMEOUT',
      'TIMEOUT is asked again',
    ],
    [
      [...purchase, ...checks.cs],
      /(?:\w+ \? |if \(.*\) )(Decision\.(?:ASK_AGAIN|AskAgain)) (?:else|:) [\w.]+/,
      '$1',
      'is asked again',
    ],
    [goods, /(?<=^  return )'grant'(?=; \/\/ Still)/m, "'refuse'", 'without a verdict'],
    [oldShop, /(?<=putBoolean\(.*, true\)\.)commit/, 'apply', 'may be forgotten'],
    [oldCheck, /(?<=!product\) return )'grant'/, "'refuse'", 'without a verdict'],
    [
      purchase,
      /(else ->|default:\s+return) Decision\.GRANT/,
      '$1 Decision.ASK_AGAIN',
      'else becomes ASK_AGAIN',
    ],
    [purchase, /SKU_MISMATCH/, 'STORE_UNAVAILABLE', 'STORE_UNAVAILABLE becomes REFUSE'],
    [
      checks.swift,
      /, \.storeNotConfigured([^]*?case \.storeUnavailable)/,
      '$1, .storeNotConfigured',
      'STORE_NOT_CONFIGURED becomes ASK_AGAIN',
    ],
    [checks.swift, /(\.network \|\| )/, '.network && ', 'wrong errors'],
    [checks.swift, /(counts\.\s+return )\.grant/, '$1.refuse', 'An error refuses a purchase'],
    [checks.ts, /default:(\s+)return 'grant'/, "default:$1return 'ask-again'", 'else becomes ASK_AGAIN'],
    [shops, /!= Purchase\./, '== Purchase.', 'A pending purchase is validated'],
    [goods, /if \(purchase\.purchaseState !== .*/, '', 'A pending purchase is validated'],
    [
      goods,
      /(\n +)(if \(isNew)/,
      '$1await finishTransaction({ purchase });$1$2',
      'before the goods are granted',
    ],
    [shop, /(\n +)(switch await)/, '$1await transaction.finish()$1$2', 'before the goods are granted'],
    [
      shop,
      /case \.pending: break/,
      'case .pending: await decideWithRetries(transaction, sku: "")',
      'A pending purchase',
    ],
    [unity, /OnPurchaseDeferred \+= .*;/, 'OnPurchaseDeferred += Settle;', 'A pending purchase'],
    [ads, /(try \{|if \(valueMicros < 0\) return;?\s+try \{)/, 'run {', 'A currency that is none'],
    [
      starts,
      /(?:if \(!(?:information\.)?canRequestAds|guard ConsentInformation)[^\n]*/,
      '',
      'before the form has an answer',
    ],
    [
      starts,
      /( +)((?:try await |)WhenceS(?:dk|DK)\.[sS]etConsent)/,
      '$1startAds();\n$1$2',
      'before the answer is passed on',
    ],
    [waits, /(readTcfConsent|ReadTcfConsent)(: | = |\()true/i, '$1$2false', 'is not read'],
    [
      prompts,
      /( +)((?:try )?await setConsent|try await WhenceSdk\.setConsent|WhenceSDK\.SetConsent)/,
      '$1requestTrackingAuthorization();\n$1$2',
      "Apple's prompt comes before",
    ],
    [
      [...prompts.slice(0, 2)],
      /trackingAuthorizationTimeout: 60/,
      'trackingAuthorizationTimeout: 60_000',
      'is the most',
    ],
    [appleLink, /.*\bset\(install.*/, '', 'not kept before it is opened'],
    [appleLink, /guard UserDefaults.*/, '', 'at every start'],
    [appleLink, /, attribution\.trigger == \.install/, '', 'after a reattribution'],
    [link, /\.commit\(\)/, '.apply()', 'not kept before it is opened'],
    [link, /^.*getString\("followed_for".*$/m, '', 'at every start'],
    [link, /ActivityNotFoundException/g, 'SecurityException', 'without a screen'],
    [link, /AttributionTrigger\.INSTALL/, 'null', 'after a reattribution'],
  ];

  it.each(changes.flatMap(([pages, ...change]) => pages.map((page) => [...page, ...change] as const)))(
    'would be in %s, %s with %s → %s',
    async (file, title, from, to, message) => {
      const code = written(file, title);
      expect(code).toMatch(from);
      expect(await said(code.replace(from, to), languageOf(title))).toContain(message);
    },
  );

  /** What was on pages, or is nearly right. */
  const samples = `
kotlin ~ fun pass(isChild: Boolean) { WhenceSdk.setConsent(Consent.Builder().setChildDirected(isChild).build()) } ~ who are no children
java ~ class A { void pass(boolean isChild) { WhenceSdk.setConsent(new Consent.Builder().setChildDirected(isChild).build()); } } ~ who are no children
swift ~ func pass(isChild: Bool) async throws { try await WhenceSdk.setConsent(Consent(childDirected: isChild)) } ~ who are no children
tsx ~ async function pass(childDirected: boolean) { await setConsent({ childDirected }); } ~ who are no children
csharp ~ class A { void Pass(bool isChild) { WhenceSDK.SetConsent(new Consent { ChildDirected = isChild }); } } ~ who are no children
swift ~ func mark() async throws { try await WhenceSdk.setConsent(Consent(childDirected: true)) } ~
tsx ~ const mark = () => setConsent({ childDirected: true }); ~
kotlin ~ fun answer(yes: ConsentStatus, child: Boolean) { WhenceSdk.setConsent(Consent.Builder().setAdStorage(yes).setChildDirected(child).build()) } ~
kotlin ~ fun onCreate() { try { WhenceSdk.init(this) } catch (e: WhenceException) { }⏎ startMax() }⏎fun startMax() { AppLovinSdk.getInstance(this).initialize(c) { } } ~ before the user has answered
java ~ class A { void run() { try { WhenceSdk.init(this); } catch (WhenceException e) { }⏎ MobileAds.initialize(this); } } ~ before the user has answered
swift ~ func a() async { startAds()⏎ _ = await WhenceSdk.requestTrackingAuthorization() } ~ before Apple's prompt
kotlin ~ fun paid(m: Long, c: String) { show(Money.ofMicros(m, c)) } ~ A currency that is none
kotlin ~ fun paid(m: Long, c: String) { try { show(price(m, c)) } catch (e: WhenceException) { } }⏎fun price(m: Long, c: String) = Money.ofMicros(m, c) ~
csharp ~ class A { void Paid(double d, string c) { Show(new Money(d, c)); } } ~ A currency that is none
swift ~ func paid(d: Double, c: String) { show(try? Money(amount: d, currency: c)) } ~
tsx ~ const price = { amount: ad.revenue / 1000, currency }; ~ is not in millionths
kotlin ~ val a = ad.revenue * 1_000_000 ~ is not in millionths
java ~ class A { double a = valueMicros / 1000.0; } ~ Micros are divided by one million
csharp ~ class A { double a = valueMicros / 1_000_000.0; decimal b = price * quantity; } ~
swift ~ let c = WhenceConfiguration(whenceToken: t, trackingAuthorizationTimeout: 60 * 1000) ~ is the most
csharp ~ class A { object o = new WhenceSDKOptions { TrackingAuthorizationTimeout = -1 }; } ~ is the most
swift ~ func a() { WhenceSdk.registerAttributionListener { print($0) } } ~ Nobody keeps
swift ~ func a() { _ = WhenceSdk.registerAttributionListener { print($0) } } ~ Nobody keeps
swift ~ func a() { let s = WhenceSdk.registerAttributionListener { print($0) } } ~ Nobody keeps
swift ~ func a() { all.append(WhenceSdk.registerAttributionListener { print($0) }) } ~
kotlin ~ class A : Activity() { override fun onStart() { WhenceSdk.registerAttributionListener { show(it) } } } ~ Nobody keeps
java ~ class A extends Activity { void onStart() { updates = WhenceSdk.registerAttributionListener(this::show); } void onStop() { updates.unsubscribe(); } } ~
tsx ~ useEffect(() => { AppState.addEventListener('change', ask); }, []); ~ Nobody keeps
tsx ~ useEffect(() => { const s = registerAttributionListener(show); return () => s.unsubscribe(); }, []); ~
csharp ~ class A { void Out() { PlayerPrefs.Save(); PlayerPrefs.DeleteKey("id"); } } ~ may be lost
csharp ~ class A { void In(string id) { PlayerPrefs.SetString("id", id); PlayerPrefs.Save(); } } ~
csharp ~ class A : MonoBehaviour { void OnEnable() { WhenceSDK.OnAttribution += a => Show(a); } } ~ Nobody ends
csharp ~ class A : MonoBehaviour { void OnEnable() { WhenceSDK.OnAttribution += Show; } void OnDisable() { WhenceSDK.OnAttribution -= Show; } } ~ `
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('⏎', '\n').split(/ ~ ?/) as [Language, string, string]);
  it.each(samples)('is in %s: %s → %s', async (language, code, message) => {
    expectSaid(await said(code, language), message);
  });
});

describe('tabs of two languages', () => {
  const page = (kotlin: string, java: string): string =>
    `\`\`\`kotlin tab="Kotlin" fragment\n${kotlin}\n\`\`\`\n\n\`\`\`java tab="Java" fragment\n${java}\n\`\`\`\n`;
  const between = async (kotlin: string, java: string) => {
    return (await findingsOf(fencesIn(page(kotlin, java))))
      .map(({ line, message }) => `${line}: ${message}`)
      .join('\n');
  };

  it('may differ as their languages do', async () => {
    expect(
      await between(
        'WhenceSdk.trackEvent(AppEvent("a").setValue(1.0, EventUnit.COUNT))',
        'AppEvent event = new AppEvent("a").setValue(1, EventUnit.COUNT);\nWhenceSdk.trackEvent(event);',
      ),
    ).toBe('');
    expect(
      await between(
        'WhenceSdk.trackEvent(WhAdEvent(WhAdEvent.Action.SHOW, AdUnit.BANNER, provider = "admob", placement = p))',
        'WhenceSdk.trackEvent(new WhAdEvent(WhAdEvent.Action.SHOW, AdUnit.BANNER, "admob", null, p));',
      ),
    ).toBe('');
  });

  it.each([
    ['WhenceSdk.stop()', 'WhenceSdk.stop();\nWhenceSdk.start();', '7: The tab Java calls WhenceSdk.start'],
    ['WhenceSdk.trackEvent("a")', 'WhenceSdk.trackEvent("b");', 'another name'],
    ['f(AdUnit.BANNER)', 'f(AdUnit.NATIVE);', 'does not use AdUnit.BANNER'],
    ['f(TimeUnit.DAYS)', 'f(TimeUnit.HOURS);', 'units TimeUnit.HOURS'],
    ['WhenceSdk.flush().await()', 'WhenceSdk.flush();', 'waits for 0 results'],
  ])('may not have %s', async (kotlin, java, part) => {
    expect(await between(kotlin, java)).toContain(part);
  });
});
