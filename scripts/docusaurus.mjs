/**
 * Starts the framework's command line with the settings of plugins/performance/environment.mjs. Plain JavaScript, because it
 * runs before anything can be translated.
 *
 * Use: node scripts/docusaurus.mjs build, or any other command of the framework
 */
import { environmentOf } from '../plugins/performance/environment.mjs';

for (const [name, value] of Object.entries(environmentOf(process.env.WHENCE_PLAIN?.trim()))) {
  process.env[name] ??= value;
}

// @ts-expect-error -- the framework's command line has no types.
await import('@docusaurus/core/bin/docusaurus.mjs');
