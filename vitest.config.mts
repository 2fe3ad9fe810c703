/** Unit and content tests: everything that needs no built site. */
import { defineConfig } from 'vitest/config';
import { projectsOf } from './vitest.projects.mjs';

export default defineConfig({
  test: {
    projects: projectsOf([
      ...['checks', 'config', 'data', 'deploy', 'lib', 'packages', 'plugins', 'scripts', 'src', 'world'],
      ...['tools/bench', 'tests/content', 'tests/mutations', 'tests/samples', 'tests/site/lib'],
    ]),
    reporters: ['default'],
    // On two processors, which CI has, Vitest would keep to one.
    maxWorkers: 2,
  },
});
