/** Every name in the table of counterparts exists on its side, and a wrong one is named with its line. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { counterpartProblems, knownNames, loadCounterparts, pageOf } from '../../lib/facts/counterparts';
import { spellerOf } from '../../lib/facts/sdk-names';
import { sides, type Side } from '../../data/schema/counterparts';
import { plannedPages } from '../../lib/routes/planned-pages';
import { loadSurface } from '../../checks/samples/load-surface';

let known: Record<Side, Set<string>>;
beforeAll(async () => {
  const surface = await loadSurface('android', '6.0.x');
  if (!surface) throw new Error('no declarations');
  const sdk = [...surface.types.values()].flatMap((type) =>
    [...type.properties.keys(), ...type.methods.keys()].map((member) => `${type.name}.${member}`),
  );
  const spec = parse(readFileSync('openapi/app-events.yaml', 'utf8')) as {
    components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
  };
  const fields = (name: string) => Object.keys(spec.components.schemas[name]?.properties ?? {});
  known = knownNames({
    sdk,
    s2s: [...fields('AppEvent'), ...fields('AppEventUser').map((name) => `user.${name}`)],
  });
});

describe('counterparts', () => {
  it('exist on their sides', () => {
    expect(counterpartProblems(loadCounterparts(), known)).toEqual([]);
  });

  it.each([
    ['android', '5.1.x'],
    ['ios', '5.1.x'],
    ['ios', '6.0.x'],
  ] as const)('are names that the SDK has on %s in %s', async (platform, version) => {
    const surface = await loadSurface(platform, version);
    const speller = spellerOf(platform);
    const names = loadCounterparts({ platform, version }).flatMap(({ sdk }) => sdk ?? []);
    const has = (name: string): boolean => {
      const [owner = '', member = ''] = speller.name(name).split('.');
      const type = surface?.types.get(owner);
      return type !== undefined && (type.properties.has(member) || type.methods.has(member));
    };
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !has(name))).toEqual([]);
    expect(has('AttributionResponse.network')).toBe(false);
  });

  it('lead to pages of the site', () => {
    const routes = new Set(plannedPages().map(({ path }) => path));
    for (const entry of loadCounterparts()) {
      for (const side of sides) {
        const name = entry[side];
        if (name !== undefined) expect(routes, `${side} ${name}`).toContain(pageOf(side, name).split('#')[0]);
      }
    }
  });

  it.each(sides)('that %s lacks are named', (side) => {
    const wrong = loadCounterparts().map((entry) =>
      entry[side] ? { ...entry, [side]: 'nothing.like_it' } : entry,
    );
    expect(counterpartProblems(wrong, known)[0]).toMatch(
      new RegExp(`^data/counterparts\\.yaml:\\d+: ${side} has no nothing\\.like_it — Correct`),
    );
  });
});
