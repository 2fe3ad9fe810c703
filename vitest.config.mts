/** Unit and content tests: everything that needs no built site. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{checks,config,data,deploy,lib,plugins,scripts,src,world}/**/*.test.{ts,tsx}',
      'tests/{content,samples}/**/*.test.ts',
      'tests/site/lib/*.test.ts',
    ],
    // No test proves anything by being fast; this only ends one that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default'],
  },
});
