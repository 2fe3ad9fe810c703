/** A sample with IDs of the sample world needs a word before it that says so. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { sampleNames } from '../../lib/facts/sample-names';
import { whoseSampleProblems } from './whose-samples';

const url = 'https://track.whence.example/click?app=app_7k2m9qx4t0ab&partner=adjoe';

const lines = (text: string): number[] => {
  const file = 'docs/promote/x.mdx';
  return whoseSampleProblems(file, parsePage(file, text).tree, sampleNames()).map(({ line }) => line);
};

const fence = (code: string, language = 'text'): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

describe('a sample with an ID or a token', () => {
  it('is found where the section tells readers to paste it', () => {
    expect(lines(`## Links\n\nPaste both URLs:\n\n${fence(url)}`)).toEqual([5]);
    expect(lines(`Call this first:\n\n${fence(`init("wta_${'0'.repeat(64)}")`, 'kotlin')}`)).toEqual([3]);
    expect(lines('## Links\n\nPaste:\n\n<Data view="partner-tracking-urls" partner="adjoe" />\n')).toEqual([
      5,
    ]);
  });

  it('is right once the section has said whose it is', () => {
    expect(lines(`## Links\n\nGenerate yours. They look like this:\n\n${fence(url)}`)).toEqual([]);
    expect(lines(`## Example: Harbor Tides\n\nThe URL:\n\n${fence(url)}`)).toEqual([]);
  });

  it('is found again in the next section', () => {
    expect(lines(`An example:\n\n${fence(url)}\n## Next\n\nPaste:\n\n${fence(url)}`)).toHaveLength(1);
  });

  it('matters only where it can be sent', () => {
    expect(lines(`Paste:\n\n${fence('SELECT * FROM installs WHERE app_id = ...')}`)).toEqual([]);
    expect(lines(`Run:\n\n${fence("SELECT 1 FROM t WHERE app_id = 'app_7k2m9qx4t0ab'", 'sql')}`)).toEqual([]);
    // The view of a partner's own page brings the words along.
    expect(lines('## Links\n\n<Data view="partner-tracking-urls" />\n')).toEqual([]);
  });
});
