/** The checker of Swift finds each kind of fault, and finds nothing in what is right. */
import { describe, expect, it } from 'vitest';
import { readSurface } from '../../checks/samples/load-surface';
import { swift as language } from '../../checks/samples/swift';
import { checkerOf } from './fences';

const swift = checkerOf(language, 'ios');

const token = `wti_${'0'.repeat(64)}`;

describe('Swift', () => {
  it.each([
    ['try await WhenceSdk.publishEvent("shop_opened")', 'WhenceSdk.publishEvent is not declared'],
    ['try await WhenceSdk.setConsent(Consent(adStore: .granted))', 'it has no argument "adStore"'],
    [
      'try await WhenceSdk.setConsent(Consent(doNotSell: true, adStorage: .granted))',
      'it has no argument "adStorage" here',
    ],
    ['try await WhenceSdk.setConsent(.init(), 1)', 'it takes no such argument'],
    ['try WhenceSdk.initialize(WhenceConfiguration(whenceToken: "YOUR_WHENCE_TOKEN"))', '"with:" is missing'],
    ['let i = AdImpression(unit: .rewarded)', 'it needs provider'],
    [
      'let i = AdImpression(unit: .rewardedVideo, provider: "unity-ads")',
      'AdUnit.rewardedVideo is not declared',
    ],
    ['let e = WhLoginEvent(.success, method: "google")', 'WhLoginEvent.Action.success is not declared'],
    ['let e = AppEvent("level_completed").setValue(1, unit: .times)', 'EventUnit.times is not declared'],
    ['let e = AppEvent("Level")', '"Level" is not an event name'],
    [
      'let a = try await WhenceSdk.getAttribution()\nprint(a.network)',
      'AttributionResponse.network is not declared',
    ],
    [
      'let a = try await WhenceSdk.getAttribution()\nprint(a.campaign?.title)',
      'AttributionCampaign.title is not declared',
    ],
    [
      'let a = try await WhenceSdk.getAttribution()\nif a.type == .payed { }',
      'AttributionType.payed is not declared',
    ],
    [
      'let a = try await WhenceSdk.getAttribution()\nswitch a.type {\ncase .organic, .unknown: print("a")\ndefault: break\n}',
      'AttributionType.unknown is not declared',
    ],
    [
      'let s = WhenceSdk.registerAttributionListener { print($0.partnerName) }',
      'AttributionResponse.partnerName is not declared',
    ],
    [
      'var i = AdImpression(unit: .banner, provider: "unity-ads")\ni.precision = .exactly',
      'RevenuePrecision.exactly is not declared',
    ],
    ['let s: ConsentStatus = ok ? .granted : .refused', 'ConsentStatus.refused is not declared'],
    [
      'func status(_ ok: Bool) -> ConsentStatus { ok ? .grant : .denied }',
      'ConsentStatus.grant is not declared',
    ],
    [
      'do { try await WhenceSdk.flush() } catch let error as WhenceError { print(error.reason) }',
      'WhenceError.reason is not declared',
    ],
    ['if WhenceSdk.consent.adStorage != .refused { }', 'ConsentStatus.refused is not declared'],
    [
      'do { try await WhenceSdk.flush() } catch let e as WhenceError { if e.code == .offline || e.code == .network { } }',
      'ErrorCode.offline is not declared',
    ],
    [
      'do { try await WhenceSdk.flush() } catch let e as WhenceError { if e.code == .network || ok || e.code == .offline { } }',
      'ErrorCode.offline is not declared',
    ],
    ['let units: [String: AdUnit] = ["BANNER": .baner]', 'AdUnit.baner is not declared'],
    ['let units: [AdUnit] = [.banner, .baner]', 'AdUnit.baner is not declared'],
    ['let e = AppEvents("shop_opened")', 'AppEvents is not declared'],
    ['try await WhenceSDK.trackEvent("shop_opened")', 'WhenceSDK is not declared'],
    ['try WhenceSdk.flush()', 'WhenceSdk.flush is called without await'],
    ['await WhenceSdk.trackEvent("shop_opened")', 'WhenceSdk.trackEvent is called without try'],
    ['let m = Money(amount: 4.99, currency: "USD")', 'Money is called without try'],
    ['let m = try Money(amount: "4.99", currency: "USD")', 'amount of Money is String, not Double'],
    ['let m = try Money(amount: 4.99, currency: "dollars")', '"dollars" is not a currency'],
    ['let c = WhenceConfiguration(whenceToken: "wta_1")', '"wta_1" is not a token of an iOS app'],
    ['try await WhenceSdk.trackEvent(', 'The sample is not valid Swift'],
  ])('finds %j', async (code, message) => {
    expect((await swift(code)).join('\n')).toContain(message);
  });

  it.each([
    [
      `import SwiftUI
import WhenceSDK

@main
struct HarborTidesApp: App {
    @Environment(\\.scenePhase) private var scenePhase

    init() {
        do {
            try WhenceSdk.initialize(with: WhenceConfiguration(whenceToken: "${token}", logLevel: .info))
        } catch let error as WhenceError {
            print("Whence did not start: \\(error.code.rawValue)")
        } catch {
            print(error)
        }
    }

    var body: some Scene {
        WindowGroup { Text("Harbor Tides").onOpenURL { url in _ = WhenceSdk.handleOpen(url) } }
            .onChange(of: scenePhase) { phase in
                guard phase == .active else { return }
                Task { await WhenceSdk.requestTrackingAuthorization() }
            }
    }
}`,
    ],
    [
      `import StoreKit
import WhenceSDK

enum Decision { case grant, askAgain }

func decide(_ result: VerificationResult<Transaction>) async -> Decision {
    guard case .verified(let transaction) = result, let price = try? Money(amount: 4.99, currency: "USD") else { return .askAgain }
    let answer = try? await WhenceSdk.validatePurchase(PurchaseReceipt(result, price: price))
    switch answer?.error?.code {
    case .alreadyReported: return .grant
    default: return answer?.isValid == true ? .grant : .askAgain
    }
}`,
    ],
    [
      'import WhenceSDK\nimport WhenceLevelPlay\nlet all: [any WhenceIntegration] = [LevelPlayIntegration(userIdSource: .custom)]',
    ],
  ])('finds nothing in a right sample', async (code) => {
    expect(await swift(code, false)).toEqual([]);
  });

  it('asks for the module of what is used, and for no other', async () => {
    expect(await swift('import UIKit\nlet e = AppEvent("shop_opened")', false)).toEqual([
      '1: The module of AppEvent is not imported',
    ]);
    expect(await swift('import WhenceSDK\nimport WhenceMax\nlet e = AppEvent("shop_opened")', false)).toEqual(
      ['1: There is no module WhenceMax'],
    );
    expect(await swift('import WhenceSDK\nimport WhenceFirebase\nlet e = AppEvent("shop_opened")')).toEqual([
      '1: WhenceFirebase is imported and not used',
    ]);
  });

  it('reads older versions, with completion handlers next to async functions', async () => {
    const check = checkerOf(language, 'ios', '5.1.x');
    expect(await check('WhenceSdk.getUserId { result in print(result) }')).toEqual([]);
    expect(await check('try await WhenceSdk.publishEvent("shop_opened")')).toEqual([]);
    expect(await check('try await WhenceSdk.trackEvent("shop_opened")')).toEqual([
      '0: WhenceSdk.trackEvent is not declared',
    ]);
  });

  it('names the line of a declaration that cannot be parsed', async () => {
    await expect(readSurface([{ file: 'X.swift', text: 'public enum A {\n  case\n' }])).rejects.toThrow(
      /X\.swift:\d/,
    );
  });
});
