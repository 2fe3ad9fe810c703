/** Samples that would harm are found, and so are tabs of which one does something else. */
import { describe, expect, it } from 'vitest';
import type { Root } from 'mdast';
import { findingsOf } from '../../checks/samples/check';
import { samplesIn } from '../../checks/samples/extract';
import { harmFindings } from '../../checks/samples/harm';
import { parsePage, parseSource } from '../../lib/markdown/sources';

const said = (code: string): string =>
  harmFindings(code)
    .map(({ row, message }) => `${row}: ${message}`)
    .join('\n');

/** The fences of a written page with a title. */
function fence(file: string, title: string): string {
  const [sample] = samplesIn(
    { file, version: '6.0.x', platform: 'android', instance: 'sdk' },
    parseSource(file).tree,
    '6.0.x',
  ).filter(({ meta }) => meta.values.title === title);
  if (!sample) throw new Error(`${file} has no ${title}`);
  return sample.code;
}

const revenue = 'sdk/android/overview/revenue.mdx';
const attribution = 'sdk/android/get-an-attribution.mdx';

describe('harm', () => {
  it('is an init that nobody guards', () => {
    expect(said('fun f() {\n    WhenceSdk.init(this)\n}')).toBe(
      '1: A wrong token would end the app at its start',
    );
    expect(said('try { WhenceSdk.init(this) } catch (e: WhenceException) { }')).toBe('');
    expect(said('try { WhenceSdk.init(this) } catch (e: IOException) { }')).not.toBe('');
    expect(said('// WhenceSdk.init(this)')).toBe('');
  });

  it.each(['PurchaseCheck.kt', 'PurchaseCheck.java'])(
    'is not in %s, and a refused player would be',
    (title) => {
      const code = fence(revenue, title);
      expect(said(code)).toBe('');
      expect(said(code.replace('Decision.GRANT_IF_NEW', 'Decision.REFUSE'))).toContain(
        'ALREADY_REPORTED becomes REFUSE',
      );
      expect(
        said(code.replace(/(player's fault\.\s+(?:onDecision\.accept\()?Decision\.)ASK_AGAIN/, '$1REFUSE')),
      ).toContain('An error does not ask again');
      expect(
        said(code.replace(/(else ->|default:\s+return) Decision\.ASK_AGAIN/, '$1 Decision.REFUSE')),
      ).toContain('else becomes REFUSE');
      expect(said(code.replace('SKU_MISMATCH', 'STORE_UNAVAILABLE'))).toContain(
        'STORE_UNAVAILABLE becomes REFUSE',
      );
      expect(said(code.replace('!= Purchase', '== Purchase'))).toContain('A pending purchase is validated');
    },
  );

  it.each(['HarborActivity.kt', 'HarborActivity.java'])(
    'is not in %s, and a link followed twice would be',
    (title) => {
      const code = fence(attribution, title);
      expect(said(code)).toBe('');
      expect(said(code.replace('.commit()', '.apply()'))).toContain('not kept before it is opened');
      expect(said(code.replace(/^.*getString\("followed_for".*$/m, ''))).toContain('at every start');
      expect(said(code.replaceAll('ActivityNotFoundException', 'SecurityException'))).toContain(
        'without a screen',
      );
      expect(said(code.replace('AttributionTrigger.INSTALL', 'null'))).toContain('after a reattribution');
    },
  );
});

describe('tabs of two languages', () => {
  const page = (kotlin: string, java: string): string =>
    `\`\`\`kotlin tab="Kotlin" fragment\n${kotlin}\n\`\`\`\n\n\`\`\`java tab="Java" fragment\n${java}\n\`\`\`\n`;
  const between = async (kotlin: string, java: string) => {
    const file = 'sdk/android/x.mdx';
    const source = { file, version: '6.0.x', platform: 'android', instance: 'sdk' } as const;
    const tree = parsePage(file, page(kotlin, java)).tree as Root;
    return (await findingsOf(samplesIn(source, tree, '6.0.x')))
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
