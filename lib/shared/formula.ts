/**
 * Formulas of data/metrics.yaml with numbers put in: names joined by `+`, `−`, `/`, `×` and parentheses, as readers see them.
 * A page, a tool and a test read them with it, so none of them understands a formula differently.
 */

type Token = string;

const tokens = (formula: string): Token[] => formula.match(/[a-z_]+|\d+(?:\.\d+)?|[-+−/×*()]|\S/gi) ?? [];

/** Names in a formula, each once. */
export const namesIn = (formula: string): string[] => [
  ...new Set(tokens(formula).filter((token) => /^[a-z_]+$/i.test(token))),
];

/** One operation of a formula. Its value is null where it divides by zero or takes such a value. */
export interface FormulaStep {
  left: number | null;
  sign: '+' | '−' | '×' | '/';
  right: number | null;
  value: number | null;
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/**
 * The value of a formula.
 * @param onStep Gets each operation in the order in which it is done.
 * @returns null where it divides by zero, which reports show as empty.
 * @throws Error if it has something else than names with a value, numbers and signs.
 */
export function formulaResult(
  formula: string,
  values: Readonly<Record<string, number>>,
  onStep?: (step: FormulaStep) => void,
): number | null {
  const rest = tokens(formula);
  const fail = (token: string | undefined): never => {
    throw new Error(
      `The formula "${formula}" has ${token === undefined ? 'an end too early' : `"${token}"`} — Use names with a value, numbers, + − × / and parentheses.`,
    );
  };
  // NaN is a value that does not exist, and makes everything that is computed with it so.
  const factor = (): number => {
    const token = rest.shift();
    if (token === '(') {
      const value = sum();
      if (rest.shift() !== ')') fail(undefined);
      return value;
    }
    if (token !== undefined && /^\d/.test(token)) return Number(token);
    return (token === undefined ? undefined : values[token]) ?? fail(token);
  };
  const done = (left: number, sign: FormulaStep['sign'], right: number, value: number): number => {
    onStep?.({ left: orNull(left), sign, right: orNull(right), value: orNull(value) });
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (/^[/×*]$/.test(rest[0] ?? '')) {
      const divides = rest.shift() === '/';
      const by = factor();
      value = divides
        ? done(value, '/', by, by === 0 ? Number.NaN : value / by)
        : done(value, '×', by, value * by);
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (/^[-+−]$/.test(rest[0] ?? '')) {
      const adds = rest.shift() === '+';
      const by = product();
      value = done(value, adds ? '+' : '−', by, adds ? value + by : value - by);
    }
    return value;
  };
  const value = sum();
  if (rest.length > 0) fail(rest[0]);
  return orNull(value);
}
