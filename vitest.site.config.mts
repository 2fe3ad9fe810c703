/** Tests of the built site in build/. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/site/*.test.ts'],
    // No test proves anything by being fast; this only ends one that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default'],
    // On two processors, which CI has, Vitest would keep to one.
    maxWorkers: 2,
  },
});
