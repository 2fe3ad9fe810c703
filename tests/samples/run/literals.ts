/**
 * The strings of a Kotlin or C# program, read by the rules of the language: nothing compiles these programs here, and a value
 * must still arrive as it is.
 */

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '0': '\0' };

/** Escapes after which each language goes on; others don't compile. */
const allowed = { kotlin: 'tbnr\'"\\$', csharp: 'tbnrf0\'"\\' } as const;

export type Language = keyof typeof allowed;

function unescaped(text: string, language: Language): string {
  return text.replace(
    /\\u([\da-f]{4})|\\(.)|\$(\w+)/gi,
    (whole, unit?: string, letter?: string, name?: string) => {
      if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
      // A template of Kotlin, as what it is not: text.
      if (name !== undefined) return language === 'kotlin' ? `<${name}>` : whole;
      if (letter === undefined || !allowed[language].includes(letter))
        throw new Error(`${language} has no escape ${whole}.`);
      return escapes[letter] ?? letter;
    },
  );
}

/** Without the indentation that `trimIndent()` and the closing quotes of C# take away. */
function raw(text: string, language: Language): string {
  const lines = text.split('\n');
  if (lines.length < 3 || lines[0]?.trim() !== '')
    throw new Error('A raw string begins on the line after its quotes.');
  const inner = lines.slice(1, -1);
  const margins = inner.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const margin = language === 'csharp' ? (lines.at(-1)?.length ?? 0) : Math.min(...margins);
  if (margins.some((own) => own < margin)) throw new Error('A line of a raw string is left of its end.');
  const joined = inner.map((line) => line.slice(margin)).join('\n');
  return language === 'kotlin' ? joined.replaceAll("${'$'}", '$') : joined;
}

/**
 * The strings in their order; those that a plus joins are one.
 * @throws Error for what the language doesn't compile: a line break in a string, or an unknown escape.
 */
export function literalsOf(code: string, language: Language): string[] {
  const found: string[] = [];
  let end = 0;
  const pattern = /"""([\s\S]*?)"""|"((?:[^"\\]|\\[\s\S])*)"/g;
  for (const match of code.matchAll(pattern)) {
    const [whole, rawText, text = ''] = match;
    // C# ends a string at more line breaks than Kotlin.
    if (rawText === undefined && /[\n\r\u0085\u2028\u2029]/.test(text))
      throw new Error(`A string has a line break: ${whole}`);
    const value = rawText === undefined ? unescaped(text, language) : raw(rawText, language);
    if (found.length > 0 && /^ \+\s+$/.test(code.slice(end, match.index)))
      found.push((found.pop() ?? '') + value);
    else found.push(value);
    end = match.index + whole.length;
  }
  return found;
}
