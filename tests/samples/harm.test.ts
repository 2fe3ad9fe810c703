/** Samples that would harm are found, and so are tabs of which one does something else. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../checks/samples/check';
import { samplesIn } from '../../checks/samples/extract';
import { parseCode } from '../../lib/declarations/grammar';
import { harmFindings } from '../../checks/samples/harm';
import { parseSource } from '../../lib/markdown/sources';
import { androidPage, fencesIn } from './fences';

type Language = 'kotlin' | 'java' | 'swift';
const languageOf = (title: string): Language =>
  title.endsWith('.kt') ? 'kotlin' : title.endsWith('.java') ? 'java' : 'swift';

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

  const purchase = page('sdk/android/overview/revenue.mdx', 'PurchaseCheck.kt', 'PurchaseCheck.java');
  const apple = page('sdk/ios/overview/revenue.mdx', 'PurchaseDecision.swift');
  const shop = page('sdk/ios/overview/revenue.mdx', 'Shop.swift');
  const appleLink = page('sdk/ios/get-an-attribution.mdx', 'DeferredLink.swift');
  const consent = page('sdk/ios/privacy.mdx', 'PrivacyFlow.swift');
  const link = page('sdk/android/get-an-attribution.mdx', 'HarborActivity.kt', 'HarborActivity.java');

  /** What would harm, as the change of a right sample. */
  const changes: readonly (readonly [typeof purchase, RegExp, to: string, message: string])[] = [
    [purchase, /Decision\.GRANT_IF_NEW/, 'Decision.REFUSE', 'ALREADY_REPORTED becomes REFUSE'],
    [
      purchase,
      /(player's fault\.\s+(?:onDecision\.accept\()?Decision\.)ASK_AGAIN/,
      '$1REFUSE',
      'An error does not ask again',
    ],
    [
      purchase,
      /(else ->|default:\s+return) Decision\.ASK_AGAIN/,
      '$1 Decision.REFUSE',
      'else becomes REFUSE',
    ],
    [purchase, /SKU_MISMATCH/, 'STORE_UNAVAILABLE', 'STORE_UNAVAILABLE becomes REFUSE'],
    [purchase, /!= Purchase/, '== Purchase', 'A pending purchase is validated'],
    [apple, /\.grantIfNew(?=\n {8}case)/, '.refuse', 'ALREADY_REPORTED becomes REFUSE'],
    [apple, /case nil: return \.grant/, 'case nil: return .askAgain', 'null becomes ASK_AGAIN'],
    [apple, /default:/, 'case .receiptMalformed, .storeNotConfigured:', 'does not decide on else'],
    [apple, /default: return \.askAgain/, 'default: return .refuse', 'else becomes'],
    [apple, /(fault\.\s+return )\.askAgain/, '$1.refuse', 'An error does not ask again'],
    [apple, /catch \{/, 'catch let error as URLError {', 'A missing answer is not handled'],
    [shop, /(\n +)(?=guard .*grantOnce)/, '$1await transaction.finish()$1', 'before the goods are granted'],
    [consent, /guard ConsentInformation.*/, '', 'before the form has an answer'],
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
      expect(await said(written(file, title).replace(from, to), languageOf(title))).toContain(message);
    },
  );
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
