/** Tests of the generator of the sample dataset. Its rows are in git, so they are right as long as it isn't asked again. */
import { defineConfig } from 'vitest/config';
import { projectsOf } from './vitest.projects.mjs';

export default defineConfig({ test: { projects: projectsOf(['tools/sample-world']), maxWorkers: 2 } });
