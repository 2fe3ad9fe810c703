/** Updates of SDKs: each name that a version lost has a row, and the rows name what their versions declare. */
import { allNames, differencesOf, namesIn, namesInCode, versionBefore } from '../../lib/declarations/names';
import { distance } from 'fastest-levenshtein';
import { closest } from '../../lib/text/closest';
import type { Fault, Rules } from './facts';

const cure = 'Name it in `old` of the row with its counterpart, or in a row that says what to do instead.';

export const updateRules = {
  'what a version of an SDK lost has a row in its update': function* ({ updates }): Generator<Fault> {
    for (const { platform, updates: steps } of updates)
      for (const [index, { to, rows }] of steps.entries()) {
        const before = versionBefore(to);
        if (!before) continue;
        const [old, now] = [namesIn(platform, before), namesIn(platform, to)];
        const said = new Set(rows.flatMap((row) => namesInCode(row.old ?? '')));
        const { gone, members } = differencesOf(old, now);
        const lost = [
          ...gone.map((symbol) => [symbol, symbol]),
          ...members.flatMap(({ symbol, gone: names }) => names.map((name) => [`${symbol}.${name}`, name])),
        ];
        for (const [shown = '', name = ''] of lost)
          if (!name.split('.').some((part) => said.has(part)))
            yield [
              `sdk-updates/${platform}.yaml`,
              ['updates', index],
              `${to} doesn't have ${shown} of ${before} any more, and no row says so`,
              cure,
            ];
      }
  },

  'rows of an update name what the SDK declares': function* ({ updates }): Generator<Fault> {
    for (const { platform, updates: steps } of updates)
      for (const [index, { to, rows }] of steps.entries()) {
        const before = versionBefore(to);
        if (!before) continue;
        const sides = { old: allNames(namesIn(platform, before)), new: allNames(namesIn(platform, to)) };
        for (const [row, texts] of rows.entries())
          for (const side of ['old', 'new'] as const)
            for (const name of namesInCode(texts[side] ?? '')) {
              const other = side === 'old' ? 'new' : 'old';
              // Words of the language and of build files are of neither version; a slip of the pen is near a name.
              const meant = closest(name, [...sides[side]]);
              const isSlip = name.length > 5 && distance(name, meant) <= 2;
              if (sides[side].has(name) || (!sides[other].has(name) && !isSlip)) continue;
              yield [
                `sdk-updates/${platform}.yaml`,
                ['updates', index, 'rows', row, side],
                `${side === 'old' ? before : to} doesn't declare ${name}`,
                meant ? `Did you mean "${meant}"?` : '',
              ];
            }
      }
  },
} satisfies Rules;
