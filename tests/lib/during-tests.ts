/** What tests share, such as a server or a database: made before the first, and given back after the last. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

function shared<T>(
  before: typeof beforeAll,
  after: typeof afterAll,
  make: () => T | Promise<T>,
  end: (made: T) => unknown,
): () => T {
  let made: { value: T } | undefined;
  before(async () => {
    made = { value: await make() };
  });
  after(async () => {
    if (made) await end(made.value);
    made = undefined;
  });
  return () => {
    if (!made) throw new Error('There is nothing yet — Ask for it in a test.');
    return made.value;
  };
}

/** Shared by the tests of a file or of a group. */
export const duringTests = <T>(make: () => T | Promise<T>, end: (made: T) => unknown): (() => T) =>
  shared(beforeAll, afterAll, make, end);

/** Made anew for each test. */
export const duringEachTest = <T>(make: () => T | Promise<T>, end: (made: T) => unknown): (() => T) =>
  shared(beforeEach, afterEach, make, end);
