/** A reader's way through a small dashboard: what can be selected where, and what is missing on the way. */
import { describe, expect, it } from 'vitest';
import { dashboardAreaSchema } from '../../data/schema/dashboard';
import { parseFacts } from '../yaml/read';
import { placesOfPath, stumbleOfPath } from './guide-places';
import { Dashboard, featureOf, fits, pathOf, permissionOf } from './model';
import { Walk } from './walk';

const harbor = `
area: harbor
name: Harbor
order: 1
permission: boats.view
has:
  - item: Boats
    has:
      - { filter: State, values: [Afloat, Sunk] }
      - button: Add boat
        permission: boats.edit
        feature: fleet
        has:
          - step: Name
            fields: [Label]
          - step: Paint
          - step: Launch
            has:
              - { button: Launch, done: true, toast: '{n} boats launched.' }
      - row: '{boat}'
        has:
          - tab: Crew
            has:
              - { button: Hire }
          - tab: Cargo
            has:
              - { button: Load, has: [{ button: Confirm, done: true }] }
  - item: Docks
    has:
      - { button: Boats of the dock, opens: Harbor > Boats }
`;

const dashboard = new Dashboard(
  [parseFacts('harbor.yaml', harbor, dashboardAreaSchema)],
  new Map([['boat', new Set(['Kittiwake'])]]),
);
const at = (...labels: string[]) => dashboard.find(labels)!;

describe('the model', () => {
  it('knows paths, and what holds for all that is in something', () => {
    const launch = at('Harbor', 'Boats', 'Add boat', 'Launch', 'Launch');
    expect(pathOf(launch)).toBe('Harbor > Boats > Add boat > Launch > Launch');
    expect(permissionOf(launch)).toBe('boats.edit');
    expect(featureOf(launch)).toBe('fleet');
    expect(permissionOf(at('Harbor', 'Docks'))).toBe('boats.view');
    expect(featureOf(at('Harbor', 'Docks'))).toBeUndefined();
  });

  it('calls rows by their placeholder and by names of objects, and by nothing else', () => {
    expect(dashboard.find(['Harbor', 'Boats', 'Kittiwake', 'Crew'])).toBe(
      at('Harbor', 'Boats', '{boat}', 'Crew'),
    );
    expect(dashboard.find(['Harbor', 'Boats', 'Puffin'])).toBeUndefined();
  });

  it('follows what a button opens', () => {
    expect(dashboard.find(['Harbor', 'Docks', 'Boats of the dock', 'Add boat'])).toBe(
      at('Harbor', 'Boats', 'Add boat'),
    );
  });

  it('fits messages with something in each place', () => {
    expect(fits('{n} boats launched.', '3 boats launched.')).toBe(true);
    expect(fits('{n} boats launched.', 'boats launched.')).toBe(false);
    expect(fits('Is it afloat?', 'Is it afloat')).toBe(false);
  });
});

const wrong: readonly (readonly [string, string, RegExp])[] = [
  [
    'a thing that is two things',
    '  - { item: Boats, button: Boats }',
    /:6: has\.0: is not one thing — Give it one of: item, /,
  ],
  ['a thing that is nothing', '  - { permission: boats.view }', /:6: has\.0: is not one thing/],
  [
    'two of one name',
    '  - item: Boats\n  - item: Boats',
    /:7: has\.1: item Boats is listed twice — Remove one/,
  ],
  [
    'an unknown key',
    '  - { item: Boats, color: red }',
    /:6: has\.0\.color: is not a known key — Remove the key/,
  ],
  [
    'a wrong permission',
    '  - { item: Boats, permission: sail }',
    /:6: has\.0\.permission: is not a permission such as/,
  ],
];

it.each(wrong)('refuses %s', (_, elements, message) => {
  const text = `area: harbor\nname: Harbor\norder: 1\n# Boats.\nhas:\n${elements}\n`;
  expect(() => parseFacts('harbor.yaml', text, dashboardAreaSchema)).toThrow(message);
});

/** Selects names one after the other; the first problem, or the place at the end. */
function go(names: readonly string[], start = undefined as ReturnType<typeof at> | undefined): string {
  const walk = new Walk(dashboard, start);
  for (const name of names) {
    walk.nextStep();
    const followed = walk.follow(name);
    if ('stumble' in followed) return `${followed.stumble.what} — ${followed.stumble.cure}`;
  }
  const rest = walk.unfinished();
  return rest ? rest.what : walk.place ? pathOf(walk.place) : 'nowhere';
}

describe('a walk', () => {
  it.each([
    [['Harbor > Boats', 'Afloat'], 'Harbor > Boats'],
    [
      ['Harbor > Boats > Add boat', 'Name', 'Paint', 'Launch'],
      'The steps end in Harbor > Boats > Add boat > Launch, before "Launch"',
    ],
    [['Harbor > Boats > {boat} > Cargo', 'Load', 'Confirm'], 'Harbor > Boats > {boat} > Cargo'],
    [
      ['Harbor > Boats > Kittiwake > Crew', 'Cargo > Load'],
      'The steps end in Harbor > Boats > {boat} > Cargo > Load, before "Confirm"',
    ],
    [
      ['Harbor > Boats > Add boat', 'Name', 'Launch'],
      'The step "Launch" comes after "Paint" — Say what to do in **Paint** before.',
    ],
    [
      ['Harbor > Boats > {boat} > Crew', 'Load'],
      '"Load" is not on Harbor > Boats > {boat} > Crew — Name what is there, or the step that leads on. "Load" is on Harbor > Boats > {boat} > Cargo.',
    ],
    [
      ['Harbor > Boats > {boat} > Crew', 'Hired'],
      '"Hired" is not on Harbor > Boats > {boat} > Crew — Name what is there, or the step that leads on. Did you mean "Hire"?',
    ],
    [['Harbor > Boat'], '"Boat" is not in Harbor — Correct the path. Did you mean "Boats"?'],
    [
      ['Add boat'],
      '"Add boat" is named before the place that it is at — Begin with the path from the menu, such as **Promote > Bids**.',
    ],
  ])('%j', (names, end) => {
    expect(go(names)).toBe(end);
  });

  it('opens objects of the list on the screen, and of the screens above at its start', () => {
    const walk = new Walk(dashboard, at('Harbor', 'Boats', '{boat}', 'Crew', 'Hire'));
    expect(walk.openObject('boat')).toBe(at('Harbor', 'Boats', '{boat}'));
    expect(walk.openObject('anchor')).toBeUndefined();
    expect(walk.hasBeenAt(at('Harbor', 'Boats'))).toBe(true);
    expect(walk.hasBeenAt(at('Harbor', 'Docks'))).toBe(false);
  });

  it('can name what the step before showed only in that step', () => {
    const walk = new Walk(dashboard, at('Harbor', 'Boats'));
    expect(walk.follow('Add boat')).toHaveProperty('element');
    expect(walk.follow('Sunk')).toHaveProperty('element');
    walk.nextStep();
    expect(walk.follow('Sunk')).toHaveProperty('stumble');
  });
});

describe('paths of guides', () => {
  it('go on from part to part, and to what is next to the last one', () => {
    const path = '**Harbor > Boats > {boat} > Crew** / **Cargo**, filter **Sunk**';
    expect(placesOfPath(dashboard, path).map(pathOf)).toEqual([
      'Harbor > Boats > {boat} > Crew',
      'Harbor > Boats > {boat} > Cargo',
    ]);
    expect(stumbleOfPath(dashboard, '**Harbor > Boats**, filter **Sunk**')).toBeUndefined();
    expect(stumbleOfPath(dashboard, '**Harbor > Boats**, filter **Leaky**')?.what).toBe(
      '"Leaky" is not on Harbor > Boats',
    );
  });
});
