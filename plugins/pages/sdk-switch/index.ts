/** Docusaurus plugin: gives browsers the table of where the menus of SDK versions and platforms lead. */
import type { Plugin } from '@docusaurus/types';
import { switchTable } from '../../../lib/routes/sdk-topics';

export default function sdkSwitch(): Plugin {
  return {
    name: 'sdk-switch',
    contentLoaded: ({ actions }) => actions.setGlobalData(switchTable()),
  };
}
