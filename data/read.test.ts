/** Wrong facts are reported with file, line and cure. */
import { describe, expect, it } from 'vitest';
import * as load from './load';
import { parseFacts } from './read';
import { glossarySchema, limitsSchema, rolesSchema } from './schema/basics';

const limit = '- key: a.b\n  value: 1\n  text: "1"\n  canon: "x"\n';

describe('parseFacts', () => {
  it.each([
    ['a missing key', '- key: a.b\n  value: 1\n  canon: "x"\n', /f\.yaml:1: 0\.text: .* — /],
    ['an unknown key', `${limit}  colour: red\n`, /f\.yaml:5: 0\.colour: .*Remove the key/],
    ['a wrong value', limit.replace('a.b', 'A B'), /f\.yaml:1: 0\.key: is not a dotted key/],
    ['a double', limit + limit, /f\.yaml:5: 1: "a\.b" stands twice/],
    ['broken YAML', '- key: "a\n', /f\.yaml:\d+: .*Correct the YAML/],
  ])('reports %s with its line', (_, text, message) => {
    expect(() => parseFacts('f.yaml', text, limitsSchema)).toThrow(message);
  });

  it('reports a value outside its list', () => {
    const text =
      'roles: []\npermissions:\n  - key: a.b\n    what: x\n    admin: maybe\n    manager: "no"\n    analyst: "no"\n    developer: "no"\n    viewer: "no"\n';
    expect(() => parseFacts('roles.yaml', text, rolesSchema)).toThrow(/roles\.yaml:5: permissions\.0\.admin/);
  });

  it('refuses a tooltip that is too long', () => {
    const text = `- id: a\n  term: A\n  definition: "${'x'.repeat(161)}"\n  route: null\n`;
    expect(() => parseFacts('g.yaml', text, glossarySchema)).toThrow(/g\.yaml:3/);
  });
});

describe('collections', () => {
  it.each(Object.entries(load).filter(([name]) => name.startsWith('load')))(
    '%s fits its schema',
    (_, loader) => {
      expect((loader as () => unknown)()).toBeTruthy();
    },
  );
});
