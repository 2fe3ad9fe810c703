/** Tests of the release bundle in deploy/generated on real servers. One file at a time: some measure load. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/delivery/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a browser does in a moment takes seconds while the machine is busy; the runner would wait for one.
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
    reporters: ['default'],
  },
});
