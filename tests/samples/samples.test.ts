/** The sample checker finds each kind of fault, and finds nothing in what is right. */
import { describe, expect, it } from 'vitest';
import { checkSample } from '../../checks/samples/check';
import { curlCalls, shellWords } from '../../checks/samples/calls';
import { checkXml } from '../../checks/samples/formats';
import { java as javaLanguage } from '../../checks/samples/java';
import { kotlin as kotlinLanguage } from '../../checks/samples/kotlin';
import { readSurface } from '../../checks/samples/load-surface';
import { checkerOf, expectSaid, fence } from './fences';

const kotlin = checkerOf(kotlinLanguage, 'android');
const java = checkerOf(javaLanguage, 'android');

const check = async (...args: Parameters<typeof fence>) =>
  (await checkSample(fence(...args))).map((f) => `${f.line}: ${f.message}`);

describe('Kotlin', () => {
  it.each([
    ['WhenceSdk.publishEvent("level_completed")', 'WhenceSdk.publishEvent is not declared'],
    ['WhenceSdk.setGlobalDimension(name = "a", value = "b")', 'it has no argument "name"'],
    ['WhenceSdk.flush(true)', 'it takes 0 arguments, not 1'],
    ['WhenceSdk.setGlobalDimension("a")', 'it needs value'],
    ['val a = AdUnit.BANER', 'AdUnit.BANER is not declared'],
    ['val a = WhLoginEvent.Action.SUCCESS', 'WhLoginEvent.Action.SUCCESS is not declared'],
    [
      'val r = WhenceSdk.getAttribution().await()\nprintln(r.campaign?.nam)',
      'AttributionCampaign.nam is not declared',
    ],
    [
      'WhenceSdk.registerAttributionListener { r -> println(r.network) }',
      'AttributionResponse.network is not declared',
    ],
    [
      'WhenceSdk.registerAttributionListener { println(it.partner.title) }',
      'AttributionPartner.title is not declared',
    ],
    ['WhenceSdk.getConsent().let { println(it.adStore) }', 'Consent.adStore is not declared'],
    [
      'WhenceConfiguration.Builder("YOUR_WHENCE_TOKEN").enableIntegration(1).build()',
      'enableIntegration is not declared',
    ],
    [
      'try { WhenceSdk.flush().await() } catch (e: WhenceException) { println(e.errorCode) }',
      'WhenceException.errorCode is not declared',
    ],
    [
      'when (WhenceSdk.getAttribution().await().type) { AttributionType.PAYED -> {} else -> {} }',
      'AttributionType.PAYED is not declared',
    ],
    ['WhenceConfiguration.Builder("wta_123").build()', 'is not a token of an Android app'],
    [
      'WhenceConfiguration.Builder("wti_550ef2fed9d58ef89091f4fb0dfd47fbaa4d2ca94e19a93632a00679e9cf8cd2").build()',
      'is not a token',
    ],
    ['WhenceSdk.trackEvent(AppEvent("wh_login"))', 'its prefix is reserved'],
    ['val r = AttributionResponse()', 'AttributionResponse cannot be constructed'],
    ['val a = WhenceSdk.getConsent().adStorage()', 'is not a function'],
    ['val i: Integration? = null\nWhenceSdk.setDoNotSell(true)', 'WhenceSdk.setDoNotSell is not declared'],
    [
      'val c = object : WhenceCallback<String> {\n    override fun onDone(value: String) {}\n}',
      'has no function onDone to override',
    ],
    [
      'val c = object : WhenceCallback<String> {\n    override fun onSuccess(value: String) {}\n}',
      'needs the function onError',
    ],
    ['WhenceSdk.flush(', 'not valid Kotlin'],
  ])('finds %s', async (code, message) => {
    const found = await kotlin(code);
    expect(found.join('\n')).toContain(message);
  });

  it('finds an unknown call in apply', async () => {
    // Unqualified names may be the reader's own functions, so nothing is claimed of them.
    expect(await kotlin('AppEvent("a").apply { addDimension("k", "v") }')).toEqual([]);
    expect((await kotlin('AppEvent("a").apply { addDimension("k") }')).join()).toContain('it needs value');
  });

  it('wants imports unless the sample is a fragment', async () => {
    expect((await kotlin('WhenceSdk.flush()', false)).join()).toContain('WhenceSdk is not imported');
    expect(await kotlin('WhenceSdk.flush()', true)).toEqual([]);
    expect(
      (
        await kotlin(
          'import example.whence.sdk.WhenceSdk\n\nsuspend fun f() { WhenceSdk.flush().await() }',
          false,
        )
      ).join(),
    ).toContain('await is not imported');
  });

  it('finds imports that do not exist, with the right package', async () => {
    expect((await kotlin('import example.whence.sdk.WhenceSDK', false)).join()).toContain(
      'The import example.whence.sdk.WhenceSDK does not exist',
    );
    const [found] = await checkSample(fence('kotlin', 'import example.whence.sdk.AppLovinMaxIntegration'));
    expect(found?.cure).toBe('Import example.whence.sdk.applovin.AppLovinMaxIntegration.');
  });

  it('reads past comments inside a chain of calls', async () => {
    const chain = (call: string) =>
      `val c = WhenceConfiguration.Builder("YOUR_WHENCE_TOKEN")\n    // Why.\n    .${call}\n    /* Why. */\n    .build()`;
    expect(await kotlin(chain('setWaitForConsent(true)'))).toEqual([]);
    expect((await kotlin(chain('setWaitForAnswer(true)'))).join()).toContain('is not declared');
  });

  it('names the line', async () => {
    expect((await kotlin('if (!WhenceSdk.hasConsent()) return')).join()).toContain('is not declared');
    expect((await kotlin('val a = 1\n\nWhenceSdk.publishEvent("x")')).join()).toMatch(/^2: /);
  });

  it("leaves the reader's own code and other libraries alone", async () => {
    expect(
      await kotlin(
        'val a = Foo.bar(1).baz\nstartActivity(Intent(this, Main::class.java))\nlistOf(1).map { it.toString() }',
      ),
    ).toEqual([]);
  });
});

describe('Java', () => {
  it.each([
    ['WhenceSdk.publishEvent("level_completed");', 'WhenceSdk.publishEvent is not declared'],
    [
      'WhenceSdk.registerAttributionListener(r -> System.out.println(r.getNetwork()));',
      'AttributionResponse.getNetwork is not declared',
    ],
    ['WhenceSdk.registerAttributionListener(r -> System.out.println(r.partner));', 'is not a field in Java'],
    ['AdUnit a = AdUnit.BANER;', 'AdUnit.BANER is not declared'],
    ['ErrorCode c = null; switch (c) { case OFFLINE: break; }', 'ErrorCode.OFFLINE is not declared'],
    ['WhenceSdk.flush().onComplete(v -> {});', 'is not a functional interface'],
    [
      'WhenceSdk.flush().onComplete(new WhenceCallback<Void>() { @Override public void onSuccess(Void v) {} });',
      'needs the method onError',
    ],
    ['new PurchaseReceipt("a", "b");', 'it needs skuType, price'],
    ['new WhenceConfiguration.Builder("abc").build();', 'is not a token of an Android app'],
  ])('finds %s', async (code, message) => {
    expect((await java(code)).join('\n')).toContain(message);
  });

  it('wants imports', async () => {
    expect((await java('WhenceSdk.flush();', false)).join()).toContain('WhenceSdk is not imported');
  });

  it('lets a listener override what every object has, and nothing else that the SDK lacks', async () => {
    const listener = (method: string) =>
      java(`WhenceSdk.flush().onComplete(new WhenceCallback<Void>() {
  @Override public void onSuccess(Void v) {}
  @Override public void onError(WhenceException e) {}
  ${method}
});`);
    expect(await listener('@Override public String toString() { return "x"; }')).toEqual([]);
    expect((await listener('@Override public void onErrors() {}')).join()).toContain(
      'WhenceCallback has no method onErrors to override',
    );
  });
});

describe('other formats', () => {
  it('finds JSON that does not parse or fit', async () => {
    expect((await check('json', '{ "a": }')).join()).toContain('not valid JSON');
    const schema = 'schema="openapi/management.yaml#/components/schemas/UploadBidsRequest"';
    const bid = '"campaign_id": 482390, "bid_amount": 0.9, "currency": "USD"';
    expect(await check('json', `{"bids": [{"partner_id": 104, ${bid}}]}`, schema)).toEqual([]);
    expect((await check('json', `{\n  "bids": [{\n  "partner_id": "104", ${bid}}]}`, schema)).join()).toMatch(
      /^4: .*must be integer/,
    );
    expect(
      (await check('json', '{}', 'schema="openapi/management.yaml#/components/schemas/Nope"')).join(),
    ).toContain('has no #/components/schemas/Nope');
    expect((await check('json', '{}', 'schema="nope"')).join()).toContain('No kind of schema');
  });

  const apps = 'https://api.whence.example/management/v1/apps';
  const events = 'https://api.whence.example/events/v1/app-events';
  const key = '--header "X-Whence-Api-Key: $WHENCE_API_KEY"';

  it.each([
    [`"${apps}?platform=android" ${key}`, ''],
    ['https://example.com/other', ''],
    [`"https://api.whence.example/management/v1/app" ${key}`, 'is not a path of the API'],
    [`-X DELETE "${apps}" ${key}`, 'has no DELETE'],
    [`"${apps}?plattform=ios" ${key}`, 'no query parameter "plattform"'],
    [`"${apps}?platform=windows" ${key}`, 'must be equal to one of'],
    [`"${apps}"`, 'sends no X-Whence-Api-Key'],
    [
      `-X POST "${events}" ${key} -H "Content-Type: application/json" -d '{"event_id": 1}'`,
      'does not fit postAppEvent',
    ],
    [`-X POST "${events}" ${key}`, 'needs a body'],
    [`"${apps}/app_X/partners/104" ${key}`, 'must match pattern'],
  ])('says of curl %s: %s', async (rest, message) => {
    const found = (await check('bash', `curl ${rest}`)).join();
    expectSaid(found, message);
  });

  it('reads shell quoting and more than one call', () => {
    expect(shellWords('a "b c" \'d "e\' f\\\ng')).toEqual(['a', 'b c', 'd "e', 'fg']);
    expect(
      curlCalls('curl https://a.example\n# x\ncurl -X PUT \\\n  https://b.example').map((c) => [
        c.method,
        c.url,
        c.row,
      ]),
    ).toEqual([
      ['GET', 'https://a.example', 0],
      ['PUT', 'https://b.example', 2],
    ]);
  });

  it.each([
    ['implementation("example.whence:whence-android-sdk:6.0.4")', ''],
    ['implementation("example.whence:whence-android-sdk:6.0.3")', 'is not a release of 6.0.x'],
    ['implementation("example.whence:whence-sdk:6.0.4")', 'is not an artifact'],
    ['maven { url = uri("https://sdk.whence.example/repo") }', 'is not the repository'],
  ])('says of %s: %s', async (line, message) => {
    const code = `dependencies {\n    ${line}\n}`;
    const found = (await check('kotlin', code, 'title="build.gradle.kts" fragment')).join();
    expectSaid(found, message);
  });

  const url = 'https://sdk.whence.example/swift/whence-ios-sdk.git';
  const spm = (range: string, product = 'WhenceSDK') =>
    `dependencies: [\n    .package(url: "${url}"${range}),\n    .product(name: "${product}", package: "whence-ios-sdk"),\n],`;
  const plist = (key: string, value: string) =>
    `<plist version="1.0"><dict><key>${key}</key>${value}</dict></plist>`;

  it.each([
    ['swift', 'Package.swift', spm(', .upToNextMinor(from: "6.0.4")'), ''],
    ['swift', 'Package.swift', spm(', exact: "6.0.4"'), ''],
    ['swift', 'Package.swift', spm(', from: "6.0.4"'), '3: from: "6.0.4" is not a release of 6.0.x'],
    ['swift', 'Package.swift', spm(''), '3: url: '],
    ['swift', 'Package.swift', spm(', .upToNextMinor(from: "6.0.3")'), 'can become another'],
    ['swift', 'Package.swift', spm(', exact: "6.0.4"', 'WhenceMax'), '4: WhenceMax is not an artifact'],
    ['swift', 'Package.swift', spm(', exact: "6.0.4"').replace('.git', ''), 'is not the repository'],
    ['swift', 'Package.swift', spm(', exact: "6.0.4"').replace('],', ''), 'not valid Swift'],
    ['ruby', 'Podfile', "platform :ios, '15.0'\npod 'WhenceSDK', '~> 6.0.4'\npod 'AppLovinSDK'", ''],
    ['ruby', 'Podfile', "pod 'WhenceSDK', '~> 6.0'", '2: ~> 6.0 is not a release'],
    [
      'ruby',
      'Podfile',
      "\npod 'WhenceSDK'",
      "3: pod 'WhenceSDK' is not a release of 6.0.x, or can become another",
    ],
    ['ruby', 'Podfile', "pod 'WhenceSDK/Max', '6.0.4'", 'WhenceSDK/Max is not an artifact'],
    ['ruby', 'Podfile', "platform :ios, '13.0'", '13.0 is not what 6.0.x needs'],
    ['ruby', 'Podfile', "target 'A' do", 'not valid Ruby'],
    ['text', 'Package URL', url, ''],
    ['text', 'Package URL', url.replace('ios', 'swift'), 'is not the repository'],
    ['xml', 'Info.plist', plist('WhenceToken', '<string>$(WHENCE_TOKEN)</string>'), ''],
    [
      'xml',
      'Info.plist',
      plist('WhenceApiToken', '<string>$(API_TOKEN)</string>'),
      'There is no key WhenceApiToken',
    ],
    ['xml', 'Info.plist', plist('WhenceToken', '<array></array>'), 'WhenceToken holds no <array>'],
    [
      'xml',
      'Info.plist',
      plist('AttributionCopyEndpoint', '<string>https://a.example</string>'),
      'is not a value of',
    ],
    ['xml', 'Info.plist', '<plist version="1."><dict/></plist>', 'does not begin as a property list'],
    ['xml', 'A.entitlements', plist('com.apple.developer.associated-domain', '<array/>'), 'There is no key'],
    ['properties', 'Debug.xcconfig', '// Own app\nWHENCE_TOKEN = YOUR_DEBUG_TOKEN', ''],
    ['properties', 'Debug.xcconfig', 'WHENCE_TOKEN = wta_1', 'is not a token of an iOS app'],
    ['properties', 'Debug.xcconfig', 'WHENCE_TOKN = wti_1', 'The app reads no property WHENCE_TOKN'],
  ])('says of %s in %s: %s: %s', async (language, title, code, message) => {
    const isPart = title === 'Package.swift' ? ' fragment' : '';
    const found = (await check(language, code, `title="${title}"${isPart}`)).join();
    expectSaid(found, message);
  });

  it('finds XML that is not well-formed', () => {
    const problems = (code: string) => checkXml(code).map(({ row, message }) => `${row}: ${message}`);
    for (const fine of [
      '<?xml version="1.0"?>\n<!-- <b> & c -->\n<a b="c"><d/></a>',
      '<uses-feature a="b" />\n<uses-permission a="c" />',
      '<a>&amp; &#160; <![CDATA[<b> & &nbsp;]]></a>',
    ])
      expect(problems(fine)).toEqual([]);
    for (const [code, problem] of [
      ['<a>\n<b>\n</a>', /^2: The sample is not well-formed XML: .*b/],
      ['<a>', /^0: .*a/],
      ['<a b=c></a>', /^0: .*b/],
      ['<a b="1"\nb="2"/>', /^1: .*b/],
      ['<a>\n&nbsp;</a>', /^1: .*&nbsp; is not an entity of XML/],
      ['<a>b & c</a>', /^0: /],
      ['text', /^0: /],
    ] as const) {
      expect(problems(code), code).toHaveLength(1);
      expect(problems(code)[0]).toMatch(problem);
    }
  });

  it('finds languages that nobody knows, and exemptions without a reason', async () => {
    expect((await check('klingon', 'x')).join()).toContain('No check reads "klingon"');
    expect((await check('kotlin', 'x(', 'check="off:"')).join()).toContain('without a reason');
    expect(await check('kotlin', 'x(', 'check="off: pseudo code"')).toEqual([]);
  });

  it('asks for declarations of a platform that has none', async () => {
    const found = await checkSample({ ...fence('kotlin', 'val a = 1'), version: '9.9.x' });
    expect(found[0]?.message).toContain('There are no declarations of android 9.9.x');
  });
});

describe('declarations', () => {
  it('that cannot be parsed are reported with their line', async () => {
    await expect(readSurface([{ file: 'x.kt', text: 'package a\n\nclass B {' }])).rejects.toThrow(
      /x\.kt:\d+: the declaration cannot be parsed/,
    );
  });

  it('hold the surface of the version that the fence names', async () => {
    const old = 'WhenceSdk.publishEvent("shop_opened")';
    expect(await check('kotlin', old, 'fragment')).not.toEqual([]);
    expect(await check('kotlin', old, 'fragment version="5.1.x"')).toEqual([]);
    expect(await check('kotlin', 'WhenceSdk.trackEvent("shop_opened")', 'fragment version="5.1.x"')).toEqual([
      expect.stringContaining('WhenceSdk.trackEvent is not declared'),
    ]);
    expect(
      await check('kotlin', 'WhenceConfiguration.Builder("YOUR_WHENCE_TOKEN")', 'fragment version="5.1.x"'),
    ).toEqual([expect.stringContaining('is not a token of an Android app')]);
    expect(
      await check('kotlin', 'WhenceConfiguration.Builder("YOUR_API_TOKEN")', 'fragment version="5.1.x"'),
    ).toEqual([]);
    expect(await check('kotlin', old, 'fragment version="3.0.x"')).toEqual([
      expect.stringContaining('There are no declarations of android 3.0.x'),
    ]);
  });
});
