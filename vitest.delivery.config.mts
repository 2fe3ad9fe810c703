/** Tests of the release bundle in deploy/generated on real servers. One file at a time, because each starts servers. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/delivery/*.test.ts'],
    // No test proves anything by being fast; these only end one that hangs, on a busy machine too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    fileParallelism: false,
    reporters: ['default'],
  },
});
