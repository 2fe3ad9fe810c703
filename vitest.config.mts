/** Unit and content tests: everything that needs no built site. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{bench,config,data,lib,plugins,scripts,src}/**/*.test.{ts,tsx}',
      'tests/{content,samples}/**/*.test.ts',
      'tests/site/lib/*.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
