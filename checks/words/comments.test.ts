/** Names in comments that lead nowhere are found with their line; names in code are not looked at. */
import { describe, expect, it } from 'vitest';
import { commentProblems, commentsOf, type CommentContext } from './comments';

const context: CommentContext = {
  exists: (name) => ['lib/yaml/read.ts', 'tests/site', 'lib/facts'].includes(name),
  scripts: new Set(['build', 'check:content']),
  folders: new Set(['lib', 'tests', 'plugins']),
  names: new Set(['read.ts', 'read.test.ts', 'limits.yaml']),
};

const places = (file: string, text: string): string[] =>
  commentProblems(file, commentsOf(file, text), context).map(
    ({ line, message }) => `${line}: ${/names (?:npm run )?([^ ,]+)/.exec(message)?.[1] ?? message}`,
  );

describe('names in comments', () => {
  it('are found in TypeScript, whatever code and strings say', () => {
    const text = [
      '/**',
      ' * Like lib/facts/gone.ts; limits.test.ts holds it.',
      ' */',
      "const a = 'plugins/none/index.ts'; // see plugins/none/index.ts",
      "const url = 'https://a.example/lib/x.ts'; // https://a.example/lib/x.ts",
      '// npm run check:links',
    ].join('\n');
    expect(places('lib/a.ts', text)).toEqual([
      '2: lib/facts/gone.ts',
      '2: limits.test.ts',
      '4: plugins/none/index.ts',
      '6: check:links',
    ]);
  });

  it('are found in JSX, style sheets and YAML', () => {
    expect(places('src/a.tsx', 'const a = <p>// lib/none.ts {/* lib/gone.ts */}</p>;')).toEqual([
      '1: lib/gone.ts',
    ]);
    expect(places('src/a.css', 'a {}\n/* b\n lib/gone.ts */')).toEqual(['3: lib/gone.ts']);
    expect(
      places('data/a.yaml', 'a: "# lib/b.ts"\n# lib/gone.ts\nb: |\n  # lib/c.ts\nc: d # plugins/e.ts'),
    ).toEqual(['2: lib/gone.ts', '5: plugins/e.ts']);
  });

  it('may be folders, modules without their ending, patterns, routes and words', () => {
    const text = `// lib/facts, lib/yaml/read, lib/yaml/read.ts; tests/site. read.test.ts and limits.yaml.
// lib/<name>.ts lib/{a,b}.ts lib/*.ts /lib/x and/or plugins`;
    expect(places('lib/a.ts', text)).toEqual([]);
  });
});
