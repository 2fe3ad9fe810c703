/** What readers need to know to open a download with their own tools. Views say it below the links, so no page can forget it. */
import { code } from '../../../lib/markdown/nodes';
import type { Inline } from '../../../lib/markdown/nodes';
import { annotations } from '../../../lib/raw-data/schemas';

/** Some readers of CSV guess the delimiter, and names of campaigns have bars between their parts. */
export const csvNote = (): Inline =>
  'CSV files are delimited by commas. Set the delimiter in your tool, because a tool that guesses it might choose the vertical bar in campaign names.';

/** Ajv refuses words and formats it doesn't know. Others ignore them, as the specification of JSON Schema says. */
export const schemaNote = (): Inline => [
  'The JSON Schema uses draft 2020-12. For Ajv, import ',
  code('ajv/dist/2020'),
  ', add the formats from ',
  code('ajv-formats'),
  ', and call ',
  code(`addVocabulary([${annotations.map((word) => `'${word}'`).join(', ')}])`),
  ' before you compile it.',
];
