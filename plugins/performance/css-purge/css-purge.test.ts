/** Custom properties stay if something reads them, be it by a part of their name. */
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { purgeProperties, purgeReplaced } from '.';

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

it('leaves out values that the site replaces in both modes, and no others', () => {
  const root = postcss.parse(`
    :root { --a: 1px; --b: 2px }
    html[data-theme='dark'] { --a: 3px; --c: 4px }
    .part { --a: 5px }
  `);
  purgeReplaced(root, new Set(['--a']));
  const left: string[] = [];
  root.walkDecls(({ prop, value }) => void left.push(`${prop} ${value.trim()}`));
  expect(left).toEqual(['--b 2px', '--c 4px', '--a 5px']);
});
