/**
 * Docusaurus plugin: gives browsers the table of where the menus of SDK versions and platforms lead, and the file of the
 * versions that declare a name, which the field of a table of names asks for.
 */
import type { Plugin } from '@docusaurus/types';
import { nameSpans } from '../../../lib/declarations/spans';
import { switchTable } from '../../../lib/routes/sdk-topics';

export default function sdkSwitch(): Plugin {
  return {
    name: 'sdk-switch',
    async contentLoaded({ actions }) {
      actions.setGlobalData(switchTable());
      await actions.createData('names.json', JSON.stringify(nameSpans()));
    },
  };
}
