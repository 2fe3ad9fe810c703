/** The checker of C# finds each kind of fault, and finds nothing in what is right. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../checks/samples/check';
import { csharp as language } from '../../checks/samples/csharp';
import { checkUnityManifest, packageSchema } from '../../checks/samples/install';
import { checkProperties } from '../../checks/samples/properties';
import { checkerOf, expectSaid, fencesIn } from './fences';

const findings = checkerOf(language, 'unity');

const get = 'AttributionResponse a = await WhenceSDK.GetAttributionAsync();\n';

describe('C#', () => {
  it.each([
    ['WhenceSDK.PublishEvent("shop_opened");', 'WhenceSDK.PublishEvent is not declared'],
    [
      'WhenceSDK.SetConsent(new Consent { AdStore = ConsentStatus.Granted });',
      'Consent.AdStore is not declared',
    ],
    ['WhenceSDK.SetConsent(new Consent { DoNotSell = "yes" });', 'The value is not a Boolean'],
    ['var i = new AdImpression(AdUnit.Rewarded);', 'it needs provider'],
    ['var i = new AdImpression(AdUnit.RewardedVideo, "unity-ads");', 'AdUnit.RewardedVideo is not declared'],
    ['var e = new WhLoginEvent(WhLoginEvent.Action.Success);', 'WhLoginEvent.Action.Success is not declared'],
    ['var e = new AppEvent("Level");', '"Level" is not an event name'],
    [`${get}string n = a.Network;`, 'AttributionResponse.Network is not declared'],
    [`${get}string n = a.Campaign?.Title;`, 'AttributionCampaign.Title is not declared'],
    [`${get}int n = a.Campaign?.Name;`, 'The value is not a Int'],
    [`${get}if (a.Type == AttributionType.Payed) { }`, 'AttributionType.Payed is not declared'],
    [
      'WhenceSDK.GetAttribution(a => Debug.Log(a.PartnerName));',
      'AttributionResponse.PartnerName is not declared',
    ],
    [
      'WhenceSDK.OnAttribution += (a) => Debug.Log(a.Partner.Title);',
      'AttributionPartner.Title is not declared',
    ],
    ['var a = WhenceSDK.GetAttributionAsync();', 'WhenceSDK.GetAttributionAsync is called without await'],
    [
      'var o = new WhenceSDKOptions(androidApiToken: null, iosWhenceToken: null);',
      'it has no argument "androidApiToken"',
    ],
    [
      'var i = new AdImpression(AdUnit.Banner, "unity-ads");\ni.Precision = RevenuePrecision.Exactly;',
      'RevenuePrecision.Exactly is not declared',
    ],
    ['var e = new WhenceEror();', 'WhenceEror is not declared'],
  ])('%s', async (code, message) => {
    expect((await findings(code)).join('\n')).toContain(message);
  });

  it('finds nothing in what is right', async () => {
    const code = `using UnityEngine;
using Whence;

public sealed class Level : MonoBehaviour
{
    async void Start()
    {
        try
        {
            AttributionResponse a = await WhenceSDK.GetAttributionAsync();
            string name = a.Campaign?.Name;
            await WhenceSDK.TrackEventAsync(new AppEvent("level_completed").AddDimension("level", "3"));
            WhenceSDK.SetConsent(new Consent { GdprApplies = true, AdStorage = ConsentStatus.Granted });
        }
        catch (WhenceException e) { Debug.LogWarning(e.Code == ErrorCode.Network ? name : e.Message); }
    }
}
`;
    expect(await findings(code, false)).toEqual([]);
    expect(await findings(code.replace('using Whence;', ''), false)).not.toEqual([]);
  });
});

describe('names of others', () => {
  const page = { file: 'sdk/unity/x.mdx', version: '6.0.x', platform: 'unity', instance: 'sdk' } as const;
  const said = async (...codes: string[]): Promise<string> => {
    const text = codes.map((code) => `\`\`\`csharp fragment\n${code}\n\`\`\`\n`).join('\n');
    return (await findingsOf(fencesIn(text, page)))
      .map(({ line, message }) => `${line}: ${message}`)
      .join('\n');
  };
  const listener = (parameters: string): string =>
    `public class Saver : MonoBehaviour\n{\n    void OnEnable() { WhenceSDK.OnAttribution += Save; }\n    void OnDisable() { WhenceSDK.OnAttribution -= Save; }\n    void Save(${parameters}) { }\n}`;

  it.each([
    [['class Shop { void Open() { Debug.Log("open"); } }'], ''],
    [['class Shop { void Open() { Debugger.Log("open"); } }'], 'Debugger is not declared'],
    [['class Shop : MonoBehavior { }'], 'MonoBehavior is not declared'],
    [['public interface IGoods { }', 'class Shop { IGoods goods; }'], ''],
    [['class Shop { IGoods goods; }'], 'IGoods is not declared'],
    [[listener('AttributionResponse attribution')], ''],
    [[listener('string campaign')], "Save doesn't have the parameters of OnAttribution"],
    [[listener('')], "Save doesn't have the parameters of OnAttribution"],
    [
      ['class A { void B() { LevelPlay.OnImpressionDataReady += C; }\n void C(string data) { } }'],
      "C doesn't have",
    ],
    [
      [
        'class A { StoreController store; void B() { store.OnPurchasePending += C; }\n void C(Order order) { } }',
      ],
      '',
    ],
  ])('are declared, and listeners fit: %j → %s', async (codes, message) => {
    expectSaid(await said(...codes), message);
  });
});

describe('files of a Unity project', () => {
  const facts = packageSchema.parse({
    repository: 'https://sdk.whence.example/maven',
    latest: '6.0.4',
    upm: { 'example.whence.unity-sdk': '6\\.0\\.4' },
    registries: { 'https://npm.whence.example': ['example.whence'] },
  });
  const manifest = (url: string, scope: string, name: string, version: string): string[] =>
    checkUnityManifest(
      JSON.stringify({
        scopedRegistries: [{ name: 'W', url, scopes: [scope] }],
        dependencies: { [name]: version },
      }),
      facts,
    ).map(({ message }) => message);

  it('name registries, scopes, and packages that there are', () => {
    const url = 'https://npm.whence.example';
    expect(manifest(url, 'example.whence', 'example.whence.unity-sdk', '6.0.4')).toEqual([]);
    expect(
      manifest('https://npm.whence.test', 'example.whence', 'example.whence.unity-sdk', '6.0.4'),
    ).toEqual(['There is no registry https://npm.whence.test']);
    expect(manifest(url, 'com.whence', 'example.whence.unity-sdk', '6.0.4')).toEqual([
      'https://npm.whence.example has no packages of com.whence',
    ]);
    expect(manifest(url, 'example.whence', 'example.whence.unity', '6.0.4')).toEqual([
      'There is no package example.whence.unity',
    ]);
    expect(manifest(url, 'example.whence', 'example.whence.unity-sdk', '6.0.x')).toEqual([
      '6.0.x is not a release of example.whence.unity-sdk',
    ]);
  });

  it('log in without a token of somebody', () => {
    const login = (line: string): string[] =>
      checkProperties(`[npmAuth."https://npm-internal.whence.example"]\n${line}`, '.upmconfig.toml').map(
        ({ message }) => message,
      );
    expect(login('token = "YOUR_PERSONAL_TOKEN"\nalwaysAuth = true')).toEqual([]);
    expect(login('token = "abc123"')).toEqual(['A token is typed']);
    expect(login('tokens = "YOUR_PERSONAL_TOKEN"')).toEqual(['The login reads no property tokens']);
  });
});
