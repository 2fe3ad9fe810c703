/** Every kind of mistake that is drawn, and at the end harmless edits. */
import { dataKinds } from './data';
import { factKinds } from './facts';
import { harmlessKinds } from './harmless';
import type { Kind } from './kit';
import { linkKinds } from './links';
import { peopleKinds } from './people';
import { queryKinds } from './queries';
import { resultKinds } from './results';
import { sampleKinds } from './samples';
import { screenKinds } from './screens';
import { specKinds } from './specs';
import { versionKinds } from './versions';

export const kinds: readonly Kind[] = [
  ...sampleKinds,
  ...factKinds,
  ...peopleKinds,
  ...screenKinds,
  ...linkKinds,
  ...specKinds,
  ...dataKinds,
  ...queryKinds,
  ...resultKinds,
  ...versionKinds,
  ...harmlessKinds,
];
