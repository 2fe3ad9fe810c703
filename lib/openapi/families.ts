/** The API families whose pages are generated: the one list that generator, sidebar and checks read. */

import type { Side } from '../../data/schema/counterparts';

export interface Family {
  /** Key in the generator's configuration. */
  key: string;
  /** Folder below `api/`, and first part of the routes after `/api`. */
  folder: string;
  /** Specification, from the root of the repository. */
  specFile: string;
  /** Name of the specification without its ending. */
  spec: string;
  /** Whether each tag has a page. */
  tagPages: boolean;
  /** Side of data/counterparts.yaml that its fields are; its first page shows what they are called elsewhere. */
  counterparts?: Side;
}

export const families: readonly Family[] = [
  {
    key: 'appEvents',
    folder: 'app-events',
    specFile: 'openapi/app-events.yaml',
    spec: 'app-events',
    tagPages: false,
    counterparts: 's2s',
  },
  {
    key: 'management',
    folder: 'management',
    specFile: 'openapi/management.yaml',
    spec: 'management',
    tagPages: true,
  },
];
