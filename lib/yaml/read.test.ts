/** Wrong facts are reported with file, line and cure. */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as load from '../facts/load';
import { parseFacts, readFacts, readFolder } from './read';
import { glossarySchema, limitsSchema, rolesSchema } from '../../data/schema/basics';

const limit = '- key: a.b\n  value: 1\n  bound: exact\n  text: "x"\n  unit: "x"\n';

describe('parseFacts', () => {
  it.each([
    [
      'a missing key',
      '- key: a.b\n  bound: exact\n  unit: "x"\n',
      /f\.yaml:1: 0\.value: is missing — Add it/,
    ],
    [
      'a number typed twice',
      '- key: a.b\n  value: 1\n  bound: exact\n  text: "1 x"\n',
      /f\.yaml:4: 0\.text: repeats a number — Leave/,
    ],
    ['an unknown key', `${limit}  hue: red\n`, /f\.yaml:6: 0\.hue: is not a known key — Remove the key/],
    [
      'an empty value',
      limit.replace('value: 1', 'value: # how many'),
      /f\.yaml:2: 0\.value: is empty — Fill it in/,
    ],
    ['each of two', `${limit}  hue: red\n  size: 2\n`, /f\.yaml:6: 0\.hue: .*\n.*f\.yaml:7: 0\.size: /],
    ['a wrong value', limit.replace('a.b', 'A B'), /f\.yaml:1: 0\.key: is not a dotted key/],
    ['a duplicate', limit + limit, /f\.yaml:6: 1: "a\.b" is listed twice — Remove one of the two/],
    ['a repeated key', `${limit}  value: 2\n`, /f\.yaml:\d: .*unique.*Correct the YAML/],
    ['an unknown tag', limit.replace('value: 1', 'value: !money 1'), /f\.yaml:2: .*Correct the YAML/],
    ['an empty file', '', /f\.yaml:1: the file: /],
    ['broken YAML', '- key: "a\n', /f\.yaml:\d+: .*Correct the YAML/],
  ])('reports %s with its line', (_, text, message) => {
    expect(() => parseFacts('f.yaml', text, limitsSchema)).toThrow(message);
  });

  it('calls a text without a letter empty, whatever belongs there', () => {
    const schema = z.strictObject({ bids: z.strictObject({ levels: z.number() }).nullable() });
    expect(() => parseFacts('p.yaml', "bids: ''\n", schema)).toThrow(
      /p\.yaml:1: bids: is empty — Fill it in/,
    );
  });

  it('reports a value outside its list', () => {
    const text =
      'roles: []\npermissions:\n  - key: a.b\n    what: x\n    admin: maybe\n    manager: "no"\n    analyst: "no"\n    developer: "no"\n    viewer: "no"\n';
    expect(() => parseFacts('roles.yaml', text, rolesSchema)).toThrow(
      /roles\.yaml:5: permissions\.0\.admin: .*"yes"\|"no"\|"apps".* — Write one of these/,
    );
  });

  it('speaks for the alternative of a union that fits best', () => {
    const schema = z.array(
      z.union([
        z.strictObject({ kind: z.literal('a'), size: z.number() }),
        z.strictObject({ kind: z.literal('b') }),
      ]),
    );
    expect(() => parseFacts('u.yaml', '- kind: a\n  size: big\n', schema)).toThrow(
      /u\.yaml:2: 0\.size: .*expected number/,
    );
  });

  it.each([
    ['a word of two terms', 'variants: [b]\n  route: null', /g\.yaml:4: 0\.variants\.0: .*a word of b/],
    ['a term that is not there', 'variants: []\n  related: [c]\n  route: null', /g\.yaml:5: .*no term "c"/],
  ])('refuses %s', (_, rest, message) => {
    const text = `- id: a\n  term: A\n  definition: x\n  ${rest}\n- { id: b, term: B, definition: x, route: null, variants: [] }\n`;
    expect(() => parseFacts('g.yaml', text, glossarySchema)).toThrow(message);
  });

  it('refuses a tooltip that is too long', () => {
    const text = `- id: a\n  term: A\n  definition: "${'x'.repeat(161)}"\n  route: null\n`;
    expect(() => parseFacts('g.yaml', text, glossarySchema)).toThrow(/g\.yaml:3/);
  });
});

describe('files', () => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'facts-')), 'data');
  mkdirSync(path.join(root, 'ports'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  const schema = z.strictObject({ slug: z.string(), id: z.number() });
  const folder = () => readFolder('ports', schema, { nameKey: 'slug', uniqueKeys: ['id'], root });

  it('are named after their key and share no id', () => {
    write('ports/kiel.yaml', 'slug: kiel\nid: 1\n');
    write('ports/oslo.yaml', '# a port\nslug: oslo\nid: 2\n');
    expect(folder().map(({ slug }) => slug)).toEqual(['kiel', 'oslo']);
    write('ports/oslo.yaml', '# a port\nslug: bergen\nid: 2\n');
    expect(folder).toThrow(/data\/ports\/oslo\.yaml:2: slug is "bergen" — Name the file/);
    write('ports/oslo.yaml', '# the same port again\n# one\nslug: oslo\nid: 1\n');
    expect(folder).toThrow(/data\/ports\/oslo\.yaml:4: kiel\.yaml has id 1 too — Correct one/);
  });

  it('are read once, and anew when they changed', () => {
    const text = (id: number) => `slug: a\nid: ${id}\n`;
    write('a.yaml', text(1));
    const first = readFacts('a.yaml', schema, root);
    expect(readFacts('a.yaml', schema, root)).toBe(first);
    write('a.yaml', text(2));
    utimesSync(path.join(root, 'a.yaml'), 0, 1);
    expect(readFacts('a.yaml', schema, root).id).toBe(2);
  });

  it('give facts that nobody can change for others', () => {
    write('b.yaml', '[2, 1]\n');
    expect(() => readFacts('b.yaml', z.array(z.number()), root).sort()).toThrow(TypeError);
  });

  it('that are missing are named', () => {
    expect(() => readFacts('none.yaml', schema, root)).toThrow(/data\/none\.yaml:1: .* — Add it/);
    expect(() => readFolder('none', schema, { nameKey: 'slug', root })).toThrow(/data\/none:1: /);
  });
});

describe('collections', () => {
  it.each(Object.entries(load).filter(([name]) => name.startsWith('load')))(
    '%s fits its schema, and is not empty',
    (_, loader) => {
      expect(Object.keys((loader as () => object)())).not.toEqual([]);
    },
  );
});
