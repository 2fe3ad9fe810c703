/** Custom properties stay if something reads them, be it by a part of their name. */
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { purgeProperties } from '.';

it('leaves out what nothing reads, and then what only that has read', () => {
  const root = postcss.parse(`
    :root { --a: 1px; --b: var(--a); --c: 2px; --shade-100: #111; --kept: 3px; }
    p { margin: var( --c ) }
    [data-theme='dark'] { --b: 4px; --c: 5px }
  `);
  purgeProperties(root, ['--shade-', '--kept']);
  const names: string[] = [];
  root.walkDecls((declaration) => void names.push(declaration.prop));
  expect(names).toEqual(['--c', '--shade-100', '--kept', 'margin', '--c']);
});
