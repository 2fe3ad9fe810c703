/** Tests of the bench's own code. They start and count processes, and are not part of `npm test`, which proves the site. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tools/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default'],
  },
});
