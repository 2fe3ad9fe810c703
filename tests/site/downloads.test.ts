/**
 * Pages with downloads that tools of readers misread say, next to the links, what to set. Facts as files fit the schemas that are
 * published with them, lead to pages that are there, and are listed on one page with everything else.
 */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { site as config } from '../../config/site';
import { dom, readBuild } from '../../lib/built-site/site';
import { datasets } from '../../lib/downloads/datasets';
import { dataFile, schemaFile } from '../../lib/downloads/files';
import { dataDownloads, feedDownloads, rawDataDownloads, specDownloads } from '../../lib/downloads/list';

const pages = [...readBuild().pages.values()].map((page) => {
  const $ = dom(page);
  const links = $('main a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return { route: page.route, links, text: $('main').text() };
});

describe.each([
  ['CSV files', /\.csv(?:\.gz)?$/, /CSV files are delimited by commas\. Set the delimiter in your tool/g, 20],
  ['JSON Schemas', /\.schema\.json$/, /For Ajv, import ajv\/dist\/2020, .* call addVocabulary\(\[/g, 20],
])('pages with %s', (_, file, note, atLeast) => {
  const offering = pages.filter(({ links }) => links.some((link) => file.test(link)));

  it('are found', () => {
    expect(offering.length).toBeGreaterThan(atLeast);
  });

  it('say once what to set', () => {
    const notes = offering.map(({ route, text }) => [route, text.match(note)?.length ?? 0]);
    expect(notes.filter(([, count]) => count !== 1)).toEqual([]);
  });
});

describe('facts as files', () => {
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }));
  const read = (file: string): unknown => JSON.parse(readFileSync(`build${file}`, 'utf8'));

  it.each(datasets.map((dataset) => [dataset.name, dataset] as const))('%s fits its schema', (_, dataset) => {
    const validate = ajv.compile(read(schemaFile(dataset)) as object);
    const content = read(dataFile(dataset));
    validate(content);
    expect(validate.errors ?? []).toEqual([]);
    expect(content).toMatchObject({ $schema: config.url + schemaFile(dataset), version: dataset.version });
  });

  it('lead to places that are there', () => {
    const { pages: built } = readBuild();
    const addresses = datasets.flatMap((dataset) => [
      ...JSON.stringify(read(dataFile(dataset))).matchAll(/"page":"([^"]+)"/g),
    ]);
    const dead = [...new Set(addresses.map(([, address = '']) => address))].filter((address) => {
      const { pathname, hash } = new URL(address);
      const page = built.get(pathname);
      return !page || (hash !== '' && dom(page)(`[id="${hash.slice(1)}"]`).length === 0);
    });
    expect(addresses.length).toBeGreaterThan(200);
    expect(dead).toEqual([]);
  });

  it('are listed on one page with specifications, schemas and feeds, and all of it is there', () => {
    const page = pages.find(({ route }) => route === '/docs/resources/downloads');
    const { files } = readBuild();
    const all = [dataDownloads, specDownloads, rawDataDownloads, feedDownloads]
      .flatMap((list) => list())
      .flatMap((download) => download.files.map(({ path }) => path));
    expect(all.length).toBeGreaterThan(datasets.length * 2 + 10);
    expect(all.filter((path) => !files.has(path) || !page?.links.includes(path))).toEqual([]);
  });
});
