/** Names that the sample world lacks are found in pages, specifications and data, and those that it has are not. */
import { describe, expect, it } from 'vitest';
import { loadWorld } from '../../lib/facts/sample-world';
import { sampleNames } from '../../lib/facts/sample-names';
import { filesWithNames, nameProblems } from './names';

const kinds = sampleNames();
const messages = (text: string, known = kinds) =>
  nameProblems('docs/a.mdx', text, known).map(({ line, message, cure }) => `${line}: ${message} — ${cure}`);

describe('names in examples', () => {
  it('are looked for in pages, specifications and data', () => {
    for (const file of [
      'api/overview.mdx',
      'openapi/management.yaml',
      'data/raw-data/samples/apps.yaml',
      'data/sample-world/bid-changes.yaml',
    ])
      expect(filesWithNames()).toContain(file);
  });

  it.each([
    ['an id', '"app_7k2m9qx4t0ac"', 'no id app_7k2m9qx4t0ac — Did you mean "app_7k2m9qx4t0ab"?'],
    ['a host', 'https://apis.whence.example/v1', 'no host apis.whence.example'],
    ['a host at the end of a line', 'Open tracks.whence.example', 'no host tracks.whence.example'],
    ['an e-mail address', 'ines@lumenforge.example', 'no e-mail address ines@lumenforge.example'],
    ['a token', '"wta_ec3a03dd5e5730701a6b"', 'no token wta_ec3a03dd5e5730701a6b'],
  ])('finds %s that is not there, at its line', (_, text, message) => {
    const found = messages(`Harbor Tides\n${text}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`2: The sample world has ${message}`);
  });

  it.each([
    ['an id', '"app_7k2m9qx4t0ab", gol_5m8r2x0j7ahs and pbt_8q2w5n7c3rke'],
    ['a host with a path', 'https://eu.track.whence.example/click?app=1'],
    ['an e-mail address', 'Write to support@whence.example.'],
    ['a package', 'import example.whence.sdk.WhenceSdk'],
    ['a word with an underscore', 'api_daygranularity'],
  ])('accepts %s', (_, text) => {
    expect(messages(text)).toEqual([]);
  });

  it('follow the entities: an id that they no longer define is found wherever it is named', () => {
    const world = structuredClone(loadWorld());
    world.entities.connections[0]!.id = 'cxn_000000000000';
    expect(messages('cxn_6v2a9h4k7tpq', sampleNames(world))).toHaveLength(1);
    expect(messages('cxn_000000000000', sampleNames(world))).toEqual([]);
  });
});
