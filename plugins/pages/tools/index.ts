/**
 * Docusaurus plugin: the data of tools (src/tools) and their styles. Both load with the tool alone: data is a module of its
 * script, `@generated/tools/default/<name>.json`, so an open tool asks the network for nothing more.
 */
import type { Plugin } from '@docusaurus/types';
import { noInputs, recordInto } from '../../../lib/cache/inputs';
import { attributionData } from './attribution-data';
import { metricExplorerData } from '../../parts/metric-explorer-data';

/** What makes the data of each tool, by the name of its file. */
const makers = { attribution: attributionData, 'metric-explorer': metricExplorerData } as const;

export default function tools(): Plugin<Record<string, unknown>> {
  const inputs = noInputs();
  return {
    name: 'tools',
    loadContent: async () =>
      recordInto(inputs, () =>
        Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make()])),
      ),
    getPathsToWatch: () => [...inputs.files],
    async contentLoaded({ content, actions }) {
      for (const [name, data] of Object.entries(content))
        await actions.createData(`${name}.json`, JSON.stringify(data));
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.tool-css$/,
            type: 'asset/resource',
            generator: isServer ? { emit: false } : { filename: 'assets/css/[name].[contenthash:8].css' },
          },
        ],
      },
    }),
  };
}
