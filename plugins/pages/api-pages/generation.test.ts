/** The generation of API pages: what it writes, that it writes the same twice, and that it stops at what is wrong. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ApiOptions } from './options';
import { filesBelow } from '../../../lib/cache/inputs';
import type { PlannedPage } from '../../../lib/routes/planned-pages';
import { createGenerators } from '.';
import type { Family } from '../../../lib/openapi/families';
import { readSpec } from '../../../lib/openapi/spec';
import {
  expectedFiles,
  generatePages,
  verifyDescriptions,
  verifyFiles,
  writeBuilderFiles,
  writeDownloads,
} from './generation';

const fixture = path.resolve('tests/fixtures/api-pages/spec.yaml');
const family: Family = { key: 'f', folder: 'fixture', specFile: fixture, spec: 'fixture', tagPages: true };
const root = mkdtempSync(path.join(tmpdir(), 'api-generation-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = [
  'boats.tag.mdx',
  'create-boat.api.mdx',
  'fixture-api.info.mdx',
  'list-boats.api.mdx',
  'replace-boat.api.mdx',
];

function options(name: string, specFile = fixture): ApiOptions {
  const template = 'plugins/pages/api-pages/page.mustache';
  return {
    specPath: specFile,
    outputDir: path.join(root, name, 'pages'),
    downloadUrl: '/openapi/fixture.yaml',
    template,
    tagTemplate: template,
    externalJsonProps: false,
    sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag' },
    markdownGenerators: createGenerators({
      family,
      spec: () => readSpec(specFile),
      titleOf: (route) => route.split('/').at(-1) ?? '',
      siteUrl: 'https://docs.whence.example',
      editUrl: 'https://code.whence.example/edit/',
      downloads: [],
    }),
  };
}

async function generate(name: string): Promise<string> {
  const folder = path.join(root, name);
  const items = await generatePages('f', options(name));
  writeDownloads(family, fixture, path.join(folder, 'openapi'));
  writeBuilderFiles(items, path.join(folder, 'openapi/operations'));
  return folder;
}

function broken(name: string, from: string | RegExp, to: string): string {
  const file = path.join(root, `${name}.yaml`);
  writeFileSync(file, readFileSync(fixture, 'utf8').replace(from, to));
  return file;
}

describe('generatePages', () => {
  it('writes one page an operation, tag and API, and byte for byte the same again', async () => {
    const [first, second] = [await generate('first'), await generate('second')];
    expect(filesBelow(path.join(first, 'pages'))).toEqual(files);
    const contents = (folder: string) =>
      filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
    expect(contents(second)).toEqual(contents(first));
  });

  it('empties the folder first', async () => {
    const { outputDir } = options('emptied');
    mkdirSync(outputDir, { recursive: true });
    writeFileSync(path.join(outputDir, 'list-boats.api.mdx'), 'old');
    writeFileSync(path.join(outputDir, 'gone.api.mdx'), 'old');
    await generatePages('f', options('emptied'));
    expect(filesBelow(outputDir)).toEqual(files);
    expect(readFileSync(path.join(outputDir, 'list-boats.api.mdx'), 'utf8')).not.toBe('old');
  });

  it.each<[string, string | RegExp, string, RegExp]>([
    ['nowhere', 'schemas/BoatList', 'schemas/Nothing', /nowhere\.yaml gave no page/],
    ['no-yaml', 'paths:', 'paths: [', /no-yaml\.yaml" \(\d+:\d+\)/],
  ])('stops at a specification with %s', async (name, from, to, message) => {
    await expect(generatePages('f', options(name, broken(name, from, to)))).rejects.toThrow(message);
  });
});

it('writes both forms of the specification', async () => {
  const folder = path.join(await generate('downloads'), 'openapi');
  const yaml = readFileSync(path.join(folder, 'fixture.yaml'), 'utf8');
  // The fixture writes its error responses in full.
  expect(parse(yaml)).toEqual(parse(readFileSync(fixture, 'utf8')));
  expect(JSON.parse(readFileSync(path.join(folder, 'fixture.json'), 'utf8'))).toEqual(parse(yaml));
});

describe('data of the request builder', () => {
  it('has fields, schema, examples and the path', async () => {
    const file = path.join(await generate('builder'), 'openapi/operations/createBoat.json');
    const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>;
    expect(data).toMatchObject({
      method: 'POST',
      apiKeyHeader: 'X-Whence-Api-Key',
      fields: [{ name: 'Idempotency-Key', in: 'header', example: 'boat-2025-09-01' }],
      body: { required: true, examples: [{ name: 'sloop', title: 'A sloop' }] },
      path: '/fixture/v1/boats',
    });
    // The page has the prose; the reader does not load it twice.
    expect(JSON.stringify(data)).not.toContain('Free labels');
  });

  it('refuses a schema keyword that the builder would pass over', async () => {
    const file = broken('keyword', 'maxProperties: 10', 'unevaluatedProperties: false');
    const items = await generatePages('f', options('keyword', file));
    expect(() => writeBuilderFiles(items, path.join(root, 'keyword/operations'))).toThrow(
      /createBoat, body: .*"unevaluatedProperties"/,
    );
  });
});

describe('checks of the output', () => {
  const page = (route: string, openapi?: PlannedPage['openapi']): PlannedPage => ({
    path: route,
    title: route,
    area: 'api',
    section: '',
    sidebar: null,
    source: 'spec',
    kind: 'openapi',
    openapi,
  });

  it('derives the files from the planned pages', () => {
    const pages = [
      page('/api/fixture/boats', 'tag'),
      page('/api/fixture/list-boats', 'operation'),
      page('/api/other/x', 'info'),
    ];
    expect(expectedFiles(family, pages)).toEqual(['boats.tag.mdx', 'list-boats.api.mdx']);
    expect(() => expectedFiles(family, [page('/api/fixture/x')])).toThrow('/api/fixture/x does not say');
  });

  it('names what is missing and what is too much', async () => {
    const folder = path.join(await generate('verified'), 'pages');
    expect(() => verifyFiles(folder, files)).not.toThrow();
    expect(() => verifyFiles(folder, [...files.slice(1), 'sink-boat.api.mdx'])).toThrow(
      /missing: sink-boat\.api\.mdx\n {2}not expected: boats\.tag\.mdx/,
    );
    expect(() => verifyFiles(path.join(root, 'absent'), files)).toThrow(/missing: boats\.tag\.mdx/);
  });

  it('names pages with the same description', async () => {
    const folder = path.join(await generate('described'), 'pages');
    const paths = files.map((name) => path.join(folder, name));
    expect(() => verifyDescriptions(paths)).not.toThrow();
    const copy = path.join(folder, 'copy.api.mdx');
    writeFileSync(copy, readFileSync(path.join(folder, 'list-boats.api.mdx')));
    expect(() => verifyDescriptions([...paths, copy])).toThrow(
      /copy\.api\.mdx and .*list-boats\.api\.mdx have the same/,
    );
  });
});
