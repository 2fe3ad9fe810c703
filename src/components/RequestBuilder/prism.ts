/**
 * Prism's core for its grammars, which expect it as a global. Without `manual` it would look for code on the page as
 * soon as it is loaded.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Prism from 'prismjs/components/prism-core';

Prism.manual = true;
if (ExecutionEnvironment.canUseDOM) (globalThis as { Prism?: unknown }).Prism = Prism;

export default Prism;
