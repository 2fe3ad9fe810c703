/** The JavaScript sample for revenue providers signs as the page's own example says: it is run with a fetch that tells. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadEndpoints } from '../../lib/facts/load';
import { parseSource } from '../../lib/markdown/sources';

const { text } = parseSource('api/revenue-events-api/api-for-revenue-providers.mdx');
const [, program = ''] = /^```javascript tab="JavaScript"\n([\s\S]*?)^```$/m.exec(text) ?? [];
const tell = 'globalThis.fetch = async (url) => { console.log(url.search); return new Response("{}"); };\n';

function queryOf(code: string): URLSearchParams {
  const auth = loadEndpoints().find(({ id }) => id === 'revenue-provider')?.auth;
  const env = {
    ...process.env,
    WHENCE_PROVIDER_KEY: 'rp_0',
    WHENCE_S2S_SECRET: auth?.kind === 'signature' ? auth.sampleSecret : '',
  };
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', tell + code], {
    env,
    encoding: 'utf8',
  });
  return new URLSearchParams(printed.split('\n')[0]);
}

describe('the sample of the page', () => {
  it('sends the signature of the example', () => {
    const signature = queryOf(program).get('signature') ?? 'none';
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(text).toContain(`- **Signature:** \`${signature}\``);
  });

  it('would be seen to sign wrongly', () => {
    const signature = queryOf(program.replace("join('&')", "join(',')")).get('signature') ?? 'none';
    expect(text).not.toContain(signature);
  });
});
