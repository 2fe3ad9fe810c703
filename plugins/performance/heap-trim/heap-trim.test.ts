/** The heap is collected between making modules and linking them, and before pages are rendered, if it is large. */
import { setImmediate } from 'node:timers/promises';
import type { Compiler } from 'webpack';
import { describe, expect, it } from 'vitest';
import heapTrim, { collectGarbage, HeapTrim } from '.';

/** How often garbage has been collected, for a heap of that size, at each moment of a build with two compilers. */
function collections(heapSize: number): Record<'made' | 'sealed' | 'oneDown' | 'bothDown', number> {
  let count = 0;
  const seals: (() => void)[] = [];
  const ends: (() => void)[] = [];
  const compilation = { hooks: { seal: { tap: (_: string, seal: () => void) => seals.push(seal) } } };
  const hooks = {
    thisCompilation: { tap: (_: string, made: (value: typeof compilation) => void) => made(compilation) },
    shutdown: { tap: (_: string, end: () => void) => ends.push(end) },
  };
  const trim = new HeapTrim(
    () => heapSize,
    () => (count += 1),
  );
  for (let compiler = 0; compiler < 2; compiler += 1) trim.apply({ hooks } as unknown as Compiler);
  const made = count;
  seals.forEach((seal) => seal());
  const sealed = count;
  ends[0]?.();
  const oneDown = count;
  ends[1]?.();
  return { made, sealed, oneDown, bothDown: count };
}

describe('the heap', () => {
  it('is collected between making modules and linking them, and when nothing is left to bundle', () => {
    expect(collections(1.5e9)).toEqual({ made: 0, sealed: 2, oneDown: 2, bothDown: 3 });
  });

  it('is collected before pages are rendered although it was small enough for linking', () => {
    expect(collections(0.6e9)).toEqual({ made: 0, sealed: 0, oneDown: 0, bothDown: 1 });
  });

  it('is left alone on a site of a few hundred pages', () => {
    expect(collections(0.4e9)).toEqual({ made: 0, sealed: 0, oneDown: 0, bothDown: 0 });
  });

  it('is left alone in the development server', () => {
    const configure = (mode: string) =>
      heapTrim().configureWebpack?.({ mode } as never, false, {} as never, undefined);
    expect(configure('development')).toEqual({});
    expect(configure('production')).toEqual({ plugins: [expect.any(HeapTrim)] });
  });
});

it('really loses what nothing refers to', async () => {
  const held = { page: 'held' };
  const references = [new WeakRef({ page: 'lost' }), new WeakRef(held)];
  // What a reference was made for in this task is kept until its end.
  await setImmediate();
  collectGarbage();
  expect(references.map((reference) => reference.deref())).toEqual([undefined, held]);
});
