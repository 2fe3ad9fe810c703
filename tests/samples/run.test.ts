/**
 * Programs of pages run, as readers run them: every curl, JavaScript and Python sample that calls the API does so on
 * loopback, where the mock holds its requests to the rules and answers as the pages show.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { apiPrograms, runLanguages, type Program, type RunLanguage } from './run/programs';
import { withFixedAnswer, gatewayPage } from './run/fixed-answer';
import { execute, runProgram, type Ran } from './run/run';
import { loadEndpoints } from '../../lib/facts/load';
import { testPython } from '../../lib/toolchain/test-python.mjs';
import { parsePage } from '../../lib/markdown/sources';
import { families } from '../../lib/openapi/families';
import { listOperations } from '../../lib/openapi/documents';

const python = testPython();
const { run, left } = apiPrograms();
const canRun = ({ language }: Pick<Program, 'language'>): boolean =>
  language !== 'python' || python !== undefined;
const languages = Object.keys(runLanguages) as RunLanguage[];
const of = (language: RunLanguage): Program[] => run.filter((program) => program.language === language);
const placeOf = ({ file, line, language }: Program): string => `${file}:${line} ${runLanguages[language]}`;

const runs = new Map<Program, Promise<Ran>>();
function ranOf(program: Program): Promise<Ran> {
  const ran = runs.get(program) ?? runProgram(program);
  runs.set(program, ran);
  return ran;
}

afterAll(() => {
  const counts = languages.map((language) => {
    const { length } = of(language);
    return `${runLanguages[language]} ${canRun({ language }) ? length : `0, ${length} skipped: run \`npm run setup:tests\``}`;
  });
  const reasons = new Map<string, number>();
  for (const { language, reason } of left)
    reasons.set(`${language}: ${reason}`, (reasons.get(`${language}: ${reason}`) ?? 0) + 1);
  console.log(`Samples run: ${counts.join(', ')}.`);
  console.log(
    `Left out: ${[...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'none'}.`,
  );
});

it.runIf(process.env.CI === 'true')('have Python in CI', () => {
  expect(python, 'npm run setup:tests makes it').toBeDefined();
});

describe.each(languages.map((language) => [runLanguages[language], language] as const))(
  '%s',
  (_, language) => {
    const targets = [
      ...families.flatMap(({ specFile }) => listOperations(specFile)).map(({ operationId }) => operationId),
      ...loadEndpoints().map(({ id }) => id),
    ];

    it.runIf(canRun({ language })).each(of(language).map((program) => [placeOf(program), program] as const))(
      '%s',
      async (__, program) => {
        expect((await ranOf(program)).problems).toEqual([]);
      },
    );

    it.runIf(canRun({ language }))('calls every operation and endpoint', async () => {
      const called = new Set<string | undefined>();
      for (const program of of(language))
        for (const { target } of (await ranOf(program)).received) called.add(target);
      const missing = targets.filter((target) => !called.has(target));
      expect(missing, '`npm run generate` writes the pages of operations').toEqual([]);
    });
  },
);

describe('programs that a gateway answers', () => {
  // curl parses nothing. The samples of operations end alike, and answers.test.ts gives them every kind of answer.
  const written = run.filter(
    (program) => canRun(program) && program.language !== 'bash' && !program.file.endsWith('.api.mdx'),
  );

  it.each(written.map((program) => [placeOf(program), program] as const))(
    '%s end with the status, not with what is wrong with the page',
    async (_, program) => {
      const { code, stdout, stderr } = await withFixedAnswer(gatewayPage, (api) => execute(program, api));
      expect(code).not.toBe(0);
      expect(stderr).toMatch(/\b502\b/);
      expect(stdout + stderr).toContain('Bad Gateway');
      expect(stderr).not.toMatch(/SyntaxError|JSONDecodeError/);
    },
  );

  it('find one that parses before it looks at the status', async () => {
    const code = "const response = await fetch('https://api.whence.example/'); await response.json();";
    const { stderr } = await withFixedAnswer(gatewayPage, (api) =>
      execute({ language: 'javascript', code }, api),
    );
    expect(stderr).toMatch(/SyntaxError/);
  });
});

describe('programs that read a list', () => {
  const readers = run.filter((program) => canRun(program) && program.code.includes('next_cursor'));

  it('are on the pages', () => {
    expect(readers.length).toBeGreaterThan(0);
  });

  it.each(readers.map((program) => [placeOf(program), program] as const))(
    '%s ends after the last page',
    async (_, program) => {
      expect((await ranOf(program)).received).toHaveLength(2);
    },
  );
});

/**
 * Mistakes in programs of pages, each once: what the mock refuses doesn't depend on the language, so the other languages have
 * the mistakes that only their runners see. The first one of the language that has the text gets another.
 */
const mistakes: readonly [RunLanguage, right: string, wrong: string, found: RegExp][] = [
  ['bash', '/v1/apps', '/v1/app', /^\S+:\d+: [A-Z]+ \S+: .*is not a path of the API\. Did you mean/],
  ['bash', 'platform=android', 'plattform=android', /has no query parameter "plattform"/],
  ['bash', 'X-Whence-Api-Key', 'X-Whence-Key', /sends no X-Whence-Api-Key/],
  [
    'bash',
    '"X-Whence-Api-Key: $WHENCE_API_KEY"',
    "'X-Whence-Api-Key: $WHENCE_API_KEY'",
    /Nothing filled the variable in "\$WHENCE_API_KEY"/,
  ],
  ['bash', "--header 'Content-Type: application/json'", '', /does not say that its body is JSON/],
  ['bash', '"happened_at"', '"time"', /The body does not fit .*: time/],
  ['bash', 'signature=c', 'signature=d', /The signature does not fit/],
  ['bash', '$WHENCE_API_KEY', '$API_KEY', /ends with 1: .*API_KEY: unbound variable/],
  ['bash', 'https://api.whence.example', 'https://api.whence2.example', /calls api\.whence2\.example:443/],
  ['bash', '"https', 'https', /ends with 2: .*unexpected EOF/],
  ['bash', 'curl ', 'curl --output answer.json ', /prints nothing of the answer/],
  ['javascript', "method: 'POST'", "method: 'PUT'", /has no PUT/],
  ['javascript', "'X-Whence-Api-Key': apiKey", "'X-Whence-Api-Key': `Bearer ${apiKey}`", /is not the key/],
  ['javascript', 'JSON.stringify(body)', 'body', /not valid JSON/],
  ['javascript', '{ limit: 1000, cursor }', '{ limit: 1000 }', /more than 10 requests/],
  [
    'javascript',
    'https://api.whence.example',
    'https://api.whence2.example',
    /calls api\.whence2\.example, which is not the API/,
  ],
  [
    'javascript',
    'console.log(answer)',
    'console.log(result)',
    /ends with 1: ReferenceError: result is not defined/,
  ],
  ['python', '"X-Whence-Api-Key"', '"X-Api-Key"', /The APIs read no header x-api-key/],
  ['python', '["next_cursor"]', '["limit"]', /\/page\/cursor must be string/],
  ['python', 'https://api.whence.example', 'https://api.whence2.example', /calls api\.whence2\.example:443/],
  ['python', 'print(answer)', 'print(result)', /ends with 1: NameError: name 'result' is not defined/],
];

describe('a mistake is found', () => {
  it.for(mistakes)('%s: %s', async ([language, right, wrong, found], { skip }) => {
    if (!canRun({ language })) skip('needs Python');
    const program = of(language).find(({ code }) => code.includes(right));
    if (!program) throw new Error(`No ${language} sample has ${right}.`);
    const { problems } = await runProgram({ ...program, code: program.code.replace(right, wrong) });
    expect(problems.join('\n')).toMatch(found);
  });

  it('if a program calls nothing', async () => {
    const program: Program = {
      file: 'x.mdx',
      line: 5,
      language: 'bash',
      code: 'echo https://api.whence.example',
    };
    expect((await runProgram(program)).problems).toEqual(['x.mdx:5: The program sends the API no request.']);
  });
});

describe('programs of a page', () => {
  const source = {
    file: 'api/x.mdx',
    instance: 'api',
    version: undefined,
    route: undefined,
    platform: undefined,
    generated: false,
  } as const;
  const programs = (mdx: string) => apiPrograms([{ source, tree: parsePage(source.file, mdx).tree }]);
  const fence = (info: string, host = 'api.whence.example') =>
    `\`\`\`${info}\ncurl https://${host}/\n\`\`\`\n`;

  it('are run where they call the API', () => {
    const { run: found, left: others } = programs(
      fence('bash') + fence('bash', 'code.whence.example') + fence('json'),
    );
    expect(found).toEqual([
      { file: 'api/x.mdx', line: 2, language: 'bash', code: 'curl https://api.whence.example/' },
    ]);
    expect(others).toEqual([]);
  });

  it('say why they are not run', () => {
    const { run: found, left: others } = programs(
      fence('python check="off: needs a bucket"') + fence('csharp'),
    );
    expect(found).toEqual([]);
    expect(others.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 needs a bucket',
      expect.stringMatching(/^5 compiled/),
    ]);
  });

  it('are not left out because nothing runs their language', () => {
    expect(() => programs(fence('ruby'))).toThrow('api/x.mdx:2: nothing runs ruby — Write the call in curl');
  });
});
