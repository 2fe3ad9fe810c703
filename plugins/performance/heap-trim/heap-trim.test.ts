/** The heap is collected once a compilation's modules are made, if it is large. */
import { setImmediate } from 'node:timers/promises';
import type { Compiler } from 'webpack';
import { describe, expect, it } from 'vitest';
import heapTrim, { collectGarbage, HeapTrim } from '.';

/** How often garbage is collected for a heap of that size when one compilation is made and sealed. */
function collections(heapSize: number): { made: number; sealed: number } {
  let count = 0;
  const seals: (() => void)[] = [];
  const compilation = { hooks: { seal: { tap: (_: string, seal: () => void) => seals.push(seal) } } };
  const hooks = {
    thisCompilation: { tap: (_: string, made: (value: typeof compilation) => void) => made(compilation) },
  };
  const trim = new HeapTrim(
    () => heapSize,
    () => (count += 1),
  );
  trim.apply({ hooks } as unknown as Compiler);
  const made = count;
  seals.forEach((seal) => seal());
  return { made, sealed: count };
}

describe('the heap', () => {
  it('is collected between making modules and linking them', () => {
    expect(collections(1.5e9)).toEqual({ made: 0, sealed: 1 });
  });

  it('is left alone on a site of a few hundred pages', () => {
    expect(collections(0.8e9)).toEqual({ made: 0, sealed: 0 });
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
