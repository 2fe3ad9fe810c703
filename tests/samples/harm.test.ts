/** Samples that would harm are found, and so are tabs of which one does something else. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../checks/samples/check';
import { samplesIn } from '../../checks/samples/extract';
import { harmFindings } from '../../checks/samples/harm';
import { parseSource } from '../../lib/markdown/sources';
import { androidPage, fencesIn } from './fences';

const said = (code: string): string =>
  harmFindings(code)
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

const revenue: string = 'sdk/android/overview/revenue.mdx';
const attribution: string = 'sdk/android/get-an-attribution.mdx';

describe('harm', () => {
  it('is an init that nobody guards', () => {
    expect(said('fun f() {\n    WhenceSdk.init(this)\n}')).toBe(
      '1: A wrong token would end the app at its start',
    );
    expect(said('try { WhenceSdk.init(this) } catch (e: WhenceException) { }')).toBe('');
    expect(said('try { WhenceSdk.init(this) } catch (e: IOException) { }')).not.toBe('');
    expect(said('// WhenceSdk.init(this)')).toBe('');
  });

  const purchase = ['PurchaseCheck.kt', 'PurchaseCheck.java'].map((title) => [revenue, title] as const);
  const link = ['HarborActivity.kt', 'HarborActivity.java'].map((title) => [attribution, title] as const);

  it.each([...purchase, ...link])('is not in %s, %s', (file, title) => {
    expect(said(written(file, title))).toBe('');
  });

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
    [link, /\.commit\(\)/, '.apply()', 'not kept before it is opened'],
    [link, /^.*getString\("followed_for".*$/m, '', 'at every start'],
    [link, /ActivityNotFoundException/g, 'SecurityException', 'without a screen'],
    [link, /AttributionTrigger\.INSTALL/, 'null', 'after a reattribution'],
  ];

  it.each(changes.flatMap(([pages, ...change]) => pages.map((page) => [...page, ...change] as const)))(
    'would be in %s, %s with %s → %s',
    (file, title, from, to, message) => {
      expect(said(written(file, title).replace(from, to))).toContain(message);
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
