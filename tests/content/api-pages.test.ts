/** The real API pages, written from openapi/*.yaml in memory: valid MDX, whole, of a sane size, with valid samples. */
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { apiOptions } from '../../plugins/pages/api-pages/options';
import { readJson } from '../../lib/shared/samples/exact-json';
import { validate } from '../../src/components/RequestBuilder/validate';
import { families } from '../../lib/openapi/families';
import { bodyExamples, jsonContent } from '../../plugins/pages/api-pages/media';
import { allPages, familyPages } from '../../plugins/pages/api-pages/pages';
import { operationsOf, readSpec } from '../../lib/openapi/spec';
import { plannedTitle } from '../../plugins/pages/api-pages/titles';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** A page that grows past this has inlined something; the largest is at 50 kB. */
const largest = 80_000;

const pages = families.flatMap((family) => {
  const spec = readSpec(family.specFile);
  const { createApiPageMD, createInfoPageMD, createTagPageMD } = apiOptions(family).markdownGenerators;
  const structure = familyPages(family, spec, plannedTitle);
  const securitySchemes = spec.components?.securitySchemes ?? {};
  const operations = structure.groups.flatMap((group) => group.operations);
  return allPages(structure).map(({ id, route, kind }): [string, string] => {
    if (kind === 'info') return [route, createInfoPageMD({ id })];
    if (kind === 'tag') {
      return [route, createTagPageMD({ id, tag: structure.groups.find((group) => group.id === id)?.tag })];
    }
    const operation = operations.find((candidate) => candidate.id === id)?.operation;
    if (!operation) throw new Error(`${route} has no operation.`);
    return [route, createApiPageMD({ id, api: { ...operation, securitySchemes } })];
  });
});

describe.each(pages)('%s', (_, mdx) => {
  it('is MDX whose only expressions are heading ids and styles', () => {
    const expressions: string[] = [];
    visit(processor.parse(mdx), ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      expressions.push((node as unknown as { value: string }).value);
    });
    // An id, or the styles of such pages.
    const known = /^(?:\/\* #[\w-]+ \*\/|"\.api-.*")$/;
    expect(expressions.filter((value) => !known.test(value))).toEqual([]);
  });

  it('has no id twice, no hole in its text, and a sane size', () => {
    const ids = [...mdx.matchAll(/ id="([^"]+)"|\{\/\* #([\w-]+) \*\/\}/g)].map(([, a, b]) => a ?? b);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(mdx).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
    expect(mdx.length).toBeLessThan(largest);
  });
});

it('gives every page a unique description', () => {
  const descriptions = pages.map(([, mdx]) => /^description: (.*)$/m.exec(mdx)?.[1]);
  expect(new Set(descriptions).size).toBe(pages.length);
});

const bodies = families
  .flatMap((family) => operationsOf(readSpec(family.specFile)))
  .flatMap((operation) => bodyExamples(operation).map(({ name, value }) => ({ operation, name, value })));

it.each(bodies.map((body) => [body.operation.operationId, body.name, body] as const))(
  'opens the request builder of %s with a valid %s',
  (_, __, { operation, value }) => {
    expect(
      validate(readJson(JSON.stringify(value)), jsonContent(operation.requestBody?.content)?.schema ?? {}),
    ).toEqual([]);
  },
);

it('finds bodies to check', () => {
  expect(bodies.length).toBeGreaterThan(5);
});
