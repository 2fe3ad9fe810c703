/** Every kind of mistake that is drawn. A branch that brings a generator adds one line. */
import type { Kind } from './kind';
import { dataKinds } from './data';
import { linkKinds } from './links';
import { literalKinds } from './literals';
import { numberKinds } from './numbers';
import { peopleKinds } from './people';
import { sampleKinds } from './samples';
import { specMutantKinds } from './specs';

export const kinds: readonly Kind[] = [
  ...sampleKinds,
  ...numberKinds,
  ...literalKinds,
  ...peopleKinds,
  ...linkKinds,
  ...specMutantKinds,
  ...dataKinds,
];
