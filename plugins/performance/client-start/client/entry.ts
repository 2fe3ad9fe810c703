/**
 * Entry of the main script. Its modules are what the framework's entry evaluates in one task; here React, the frame of
 * the page and the rest have a task each. All are part of the main script, so nothing is loaded here.
 */
import nextTask from './next-task';

const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // These two ahead of all components, as in the framework's entry: the order of imports is the order of styles
  // (tests/site/styles.test.ts).
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

void start();
