/** Framework modules get their transitions, and a framework that sets its state in another way is noticed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modules, withTransitions } from './transition-loader.cjs';

describe.each(modules)('%s', (module) => {
  const file = path.resolve('node_modules', module);
  const source = readFileSync(file, 'utf8');

  it('is the same but for its transitions', () => {
    const changed = withTransitions(source, file);
    expect(changed.match(/asTransition\(\(\) => \{ set\w+\(.*\); \}\);/g)?.length).toBeGreaterThan(0);
    const undone = changed
      .replace(/^import \{ startTransition as asTransition \} from 'react';\n/, '')
      .replace(/asTransition\(\(\) => \{ (set\w+\(.*\);) \}\);/g, '$1');
    expect(undone).toBe(source);
  });

  it('is refused in another shape', () => {
    const other = source.replace(/\bset(IsBrowser|WindowSize|ColorModeState)\((?=[^)])/g, 'store(');
    expect(() => withTransitions(other, file)).toThrow('in another way');
  });
});

it('refuses a module that it does not know', () => {
  expect(() => withTransitions('', '/x/node_modules/other/index.js')).toThrow('/other/index.js');
});
