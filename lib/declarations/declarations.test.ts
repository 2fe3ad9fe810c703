/** Declarations are read with their comments, and an older version has the comments of a newer one. */
import { describe, expect, it } from 'vitest';
import { inherit } from './load';
import { readCSharp } from './read-csharp';
import { readTypeScript } from './read-typescript';

const typescript = (text: string) => readTypeScript('a.d.ts', text);

describe('TypeScript', () => {
  it('has the parts of a comment', () => {
    const send = typescript(`/**
 * Sends an event.
 * It waits.
 * @param event The event, or its name.
 * @returns Resolves when it is stored.
 * @throws \`INVALID_EVENT\` if a rule is broken.
 * @since 5.0.2
 */
export declare function send(event: AppEvent | string): Promise<void>;`).get('send');
    expect(send).toMatchObject({
      kind: 'function',
      code: 'function send(event: AppEvent | string): Promise<void>',
      parameters: [{ name: 'event', type: 'AppEvent | string', optional: false }],
      comment: {
        text: 'Sends an event. It waits.',
        parameters: { event: 'The event, or its name.' },
        returns: 'Resolves when it is stored.',
        errors: ['`INVALID_EVENT` if a rule is broken.'],
        since: '5.0.2',
      },
    });
  });

  it('has the members of both halves of an interface, and the literals of a union', () => {
    const symbols = typescript(`export interface A {
  /** @defaultValue \`true\` */
  b?: boolean;
}
export type C =
  /** The first. */
  | 'one'
  | 'two';
export interface A { /** Later. */ d: string; }`);
    expect(symbols.get('A')?.members.map(({ name, comment }) => [name, comment?.initial])).toEqual([
      ['b', '`true`'],
      ['d', undefined],
    ]);
    expect(symbols.get('C')?.members.map(({ name, comment }) => [name, comment?.text])).toEqual([
      ["'one'", 'The first.'],
      ["'two'", undefined],
    ]);
  });
});

it('C# has the comment of a twin, and constants with their values', async () => {
  const symbols = await readCSharp(
    'a.cs',
    `namespace Whence
{
    public static class WhenceSDK
    {
        /// <summary>Reads the ID.</summary>
        /// <param name="onSuccess">Gets the ID, such as <c>a1</c>.</param>
        /// <exception cref="ErrorCode.Timeout">It takes too long.</exception>
        public static void GetId(Action<string> onSuccess, Action<WhenceError>? onFailure = null);
        /// <inheritdoc cref="GetId" />
        public static Task<string> GetIdAsync();
    }
    public static class Dimension
    {
        /// <summary>Key.</summary>
        public const string Action = "wh_action";
    }
}`,
  );
  const [call, twin] = symbols.get('WhenceSDK')?.members ?? [];
  expect(call?.parameters.map(({ name, optional }) => [name, optional])).toEqual([
    ['onSuccess', false],
    ['onFailure', true],
  ]);
  expect(twin?.comment).toMatchObject({
    text: 'Reads the ID.',
    returns: 'The ID, such as `a1`.',
    errors: ['`Timeout`: It takes too long.'],
  });
  expect(symbols.get('Dimension')?.members).toMatchObject([
    { kind: 'constant', name: 'Action', type: '"wh_action"' },
  ]);
  await expect(readCSharp('a.cs', 'namespace {')).rejects.toThrow(/a\.cs:1: .* cannot be parsed/);
});

describe('an older version', () => {
  const inherited = (newer: string, older: string) =>
    inherit(
      new Map([
        ['2', typescript(newer)],
        ['1', typescript(older)],
      ]),
      ['2.0.0'],
    );

  it('has the comment of what it declares in the same form', () => {
    const { versions, problems } = inherited(
      '/** A. */ export interface A {\n/** B. */ b: string; }',
      'export interface A { b: string; }',
    );
    expect(problems).toEqual([]);
    expect(versions.get('1')?.get('A')?.members[0]?.comment?.text).toBe('B.');
  });

  it.each([
    ['another form', '/** A. */ export interface A { b: number; }', 'a.d.ts:1 b has no comment'],
    [
      'a comment for a second time',
      '/** A. */ export interface A { b: string; }',
      'a.d.ts:1 A has a comment here and in a newer version',
    ],
    [
      'an unknown release',
      '/** C.\n@since 2.0.1 */ export interface C {}',
      "a.d.ts:2 C was added in 2.0.1, which isn't a release",
    ],
  ])('must not have %s', (_, older, problem) => {
    const { problems } = inherited('/** A. */ export interface A {\n/** B. */ b: string; }', older);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toContain(problem);
  });
});
