/** What a person sees when a check finds something, and when it cannot even start. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report, runCheck } from './report';

const printed: unknown[] = [];

beforeEach(() => {
  printed.length = 0;
  const keep = (line: unknown): void => void printed.push(line);
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.spyOn(console, 'log').mockImplementation(keep);
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const at = (file: string, line: number) => ({ file, line, message: 'what', cure: 'Cure.' });

describe('a report', () => {
  it('lists findings by place, counts them, and fails', () => {
    report([at('b', 1), at('a', 10), at('a', 9)], 'Pages');
    expect(printed).toEqual([
      'a:9 — what — Cure.',
      'a:10 — what — Cure.',
      'b:1 — what — Cure.',
      'Pages: 3 findings.',
    ]);
    expect(process.exitCode).toBe(1);
  });

  it('counts one as one, and passes with none', () => {
    report([], 'Pages');
    expect(process.exitCode).toBeUndefined();
    report([at('a', 1)], 'Pages');
    expect(printed).toEqual(['Pages: no findings.', 'a:1 — what — Cure.', 'Pages: 1 finding.']);
  });
});

describe('a script that throws', () => {
  it('prints an error that names its place without the stack', async () => {
    await runCheck(() => {
      throw new Error('data/a.yaml:3: id: is missing — Add it.');
    });
    expect(printed).toEqual(['data/a.yaml:3: id: is missing — Add it.']);
    expect(process.exitCode).toBe(1);
  });

  it('keeps the stack of any other', async () => {
    const fault = new TypeError('x is not a function');
    await runCheck(() => Promise.reject(fault));
    expect(printed).toEqual([fault]);
    expect(process.exitCode).toBe(1);
  });
});
