/** The sample that signs a tracking URL, run with the URL and the key of its page, makes the string and the signature there. */
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../lib/markdown/sources';

const { text } = parseSource('docs/promote/campaign-management/sign-tracking-urls.mdx');
const fence = (title: string): string =>
  new RegExp(`^\`\`\`\\w+ title="${title}"\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(text)?.[1] ?? '';
const program = fence('sign-url.mjs');
const url = fence('The URL before it is signed');
const [key = ''] = /wls_[A-Za-z0-9]{40}/.exec(text) ?? [];

/** What the program prints for a URL: the string to sign, and the signed URL. */
function signed(click: string, code = program): [string: string, url: string] {
  const env = { ...process.env, CLICK_URL: click, WHENCE_LINK_KEY: key };
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env,
    encoding: 'utf8',
  });
  const [string = '', result = ''] = printed.split('\n');
  return [string, result];
}

describe('the sample that signs a tracking URL', () => {
  it('makes the string and the signature of the example', () => {
    const [string, result] = signed(url);
    expect(string).toBe(fence('The string to sign'));
    expect(result).toBe(url + fence('What the partner appends'));
  });

  it('agrees with the rules, computed in another way', () => {
    const [path = '', query = ''] = url.replace(/^https:\/\/[^/]+/, '').split('?');
    const string = `${path}?${query.split('&').sort().join('&')}`;
    const signature = createHmac('sha256', key).update(string).digest('hex');
    expect(signed(url)[1]).toBe(`${url}&signature=${signature}`);
  });

  it('takes the last of two values, spaces in both forms, and every sign that RFC 3986 encodes', () => {
    const [string] = signed("https://track.whence.example/view?b=1&a=x+y%20z&b=(2)!'*&signature=0");
    expect(string).toBe('/view?a=x%20y%20z&b=%282%29%21%27%2A');
  });

  it('would be seen to sign wrongly', () => {
    const [, result] = signed(url, program.replace("join('&')", "join(',')"));
    expect(result).toContain('&signature=');
    expect(result).not.toBe(url + fence('What the partner appends'));
  });
});
