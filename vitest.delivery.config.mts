/** Tests of the release bundle in deploy/generated on real servers. One file at a time: some measure load. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/delivery/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: ['default'],
  },
});
