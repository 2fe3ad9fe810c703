/** Mistakes in Kotlin and Java samples that compile in a reader's head, though not in a compiler or not at run time. */
import type { Surface, TypeDecl } from '../../checks/samples/surface';
import { editAt, editMatches, replaceEach, type CodeEdit } from './sample-edit';

/** Names of everything in a surface that is called with arguments. */
export function callables(surface: Surface): Set<string> {
  const names = new Set<string>();
  const collect = (type: TypeDecl): void => {
    if (type.constructors.some(({ parameters }) => parameters.length > 0))
      names.add(type.name.split('.').at(-1) ?? '');
    if (type.kind !== 'interface') {
      for (const [name, methods] of [...type.methods, ...type.statics])
        if (methods.some(({ parameters }) => parameters.length > 0)) names.add(name);
    }
    for (const nested of type.nested.values()) collect(nested);
  };
  for (const type of surface.types.values()) collect(type);
  return names;
}

interface Range {
  start: number;
  end: number;
}

/** Arguments of a call whose opening parenthesis is at `open`, without the white space around them. */
function argumentsAt(code: string, open: number): Range[] {
  const ranges: Range[] = [];
  let depth = 0;
  let quoted = false;
  let start = open + 1;
  for (let i = open; i < code.length; i += 1) {
    const character = code[i] ?? '';
    if (character === '"' && code[i - 1] !== '\\') quoted = !quoted;
    if (quoted) continue;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if ((character === ',' && depth === 1) || depth === 0) {
      const text = code.slice(start, i);
      if (text.trim() !== '') {
        const from = start + text.length - text.trimStart().length;
        ranges.push({ start: from, end: from + text.trim().length });
      }
      start = i + 1;
    }
    if (depth === 0) break;
  }
  return ranges;
}

/** Arguments of all calls of SDK functions and constructors. */
function callsIn(code: string, names: ReadonlySet<string>): Range[][] {
  return [...code.matchAll(/(?<!fun |void |static )\b(\w+)\(/g)]
    .filter(([, name = '']) => names.has(name))
    .map((match) => argumentsAt(code, match.index + match[0].length - 1));
}

/** The value of an argument without its label, and where it begins. */
function valueOf(code: string, { start, end }: Range): Range & { text: string } {
  const label = /^\w+ = /.exec(code.slice(start, end))?.[0].length ?? 0;
  return { start: start + label, end, text: code.slice(start + label, end) };
}

/** A value of another type in the place of a value. */
function otherType(text: string): string | undefined {
  if (text.startsWith('"')) return '42';
  if (/^(?:[\d.]+|true|false)$/.test(text)) return `"${text}"`;
  return /^[A-Z]\w*(\.[A-Z]\w*)*\.[A-Z_]+$/.test(text)
    ? `"${text.split('.').at(-1)?.toLowerCase()}"`
    : undefined;
}

/** A value of another type in the place of an argument. */
export const argumentTypes = (code: string, names: ReadonlySet<string>): CodeEdit[] =>
  callsIn(code, names)
    .flat()
    .flatMap((range) => {
      const { start, end, text } = valueOf(code, range);
      const other = otherType(text);
      return other === undefined ? [] : editAt(code, start, end, other);
    });

/** Two neighboring arguments in each other's place. */
export const argumentOrder = (code: string, names: ReadonlySet<string>): CodeEdit[] =>
  callsIn(code, names).flatMap((ranges) => {
    const values = ranges.map((range) => valueOf(code, range));
    return values.slice(1).flatMap((b, index) => {
      const a = values[index] as typeof b;
      const between = code.slice(a.end, b.start);
      return a.text === b.text ? [] : editAt(code, a.start, b.end, `${b.text}${between}${a.text}`);
    });
  });

/** A future in the place of the value that it will hold. */
export function futures(code: string, language: string): CodeEdit[] {
  if (language === 'kotlin') {
    return [
      ...editMatches(code, /\.await\(\)/g, () => ''),
      ...editMatches(code, /^( +)(\S.*)?(WhenceSdk\.get\w+\(\))\.await\(\)/gm, (m) => [
        `${m[1]}Log.i("HarborTides", "Got \${${m[3]}}")\n${m[0]}`,
        `${m[1]}if (${m[3]}.toString() == "") return\n${m[0]}`,
      ]),
    ];
  }
  return [
    ...editMatches(code, /new WhenceCallback<(\w+)>/g, ([, type = '']) =>
      ['String', 'Integer', 'Void']
        .filter((other) => other !== type)
        .map((other) => `new WhenceCallback<${other}>`),
    ),
    ...editMatches(
      code,
      /^( +)(WhenceSdk\.(?:get|request)\w+\(\))\.onComplete\(new WhenceCallback<(\w+)>/gm,
      (m) => [
        `${m[1]}${m[3]} got = ${m[2]};\n${m[0]}`,
        `${m[1]}System.out.println("Got " + ${m[2]});\n${m[0]}`,
      ],
    ),
  ];
}

/** Other units of counts, times and money. */
export const units = (code: string): CodeEdit[] => [
  ...editMatches(code, /\bEventUnit\.(COUNT|SECONDS|MILLISECONDS)\b/g, ([, unit]) =>
    ['COUNT', 'SECONDS', 'MILLISECONDS']
      .filter((other) => other !== unit)
      .map((other) => `EventUnit.${other}`),
  ),
  ...replaceEach(code, [
    [/\bTimeUnit\.DAYS\b/g, 'TimeUnit.HOURS', 'TimeUnit.SECONDS'],
    [/(?:new )?\bMoney\((?=\w)/g, 'Money.ofMicros('],
    [/\bMoney\.ofMicros\(/g, /;$/m.test(code) ? 'new Money(' : 'Money('],
    [/\b(\w*[mM]icros)\b(?=[,)])/g, '$1 / 1000'],
  ]),
];

/** What costs a player goods or an app its start. */
export const harm = (code: string): CodeEdit[] =>
  replaceEach(code, [
    [/(ALREADY_REPORTED(?::\s+return | -> )Decision\.)GRANT_IF_NEW/g, '$1REFUSE'],
    [/((?:else ->|default:\s+return) Decision\.)GRANT\b/g, '$1REFUSE', '$1ASK_AGAIN'],
    [/(Decision\.ASK_AGAIN (?:else|:) Decision\.)GRANT\b/g, '$1REFUSE', '$1ASK_AGAIN'],
    [/(ErrorCode\.SERVER)(?=[;)])/g, '$1 || code == ErrorCode.TIMEOUT'],
    [/(SKU_MISMATCH)/g, 'STORE_UNAVAILABLE'],
    [/!= Purchase\.PurchaseState\.PURCHASED/g, '== Purchase.PurchaseState.PURCHASED'],
    [
      /(catch \((?:\w+: )?)WhenceException((?: \w+)?\))(?= \{\s+(?:\/\/.*\s+)?Log\.e)/g,
      '$1IllegalStateException$2',
    ],
    [/\.commit\(\)/g, '.apply()'],
    [/ActivityNotFoundException(?= e\)|\) )/g, 'SecurityException'],
    [/if \([^\n]*getString\("followed_for"[^\n]*return;?\n/g, '\n'],
  ]);
