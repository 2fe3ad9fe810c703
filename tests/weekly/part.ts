/** What every part of the weekly tests has. */
import type { Finding } from '../../checks/report';
import type { Sample } from '../../checks/samples/extract';

/** Takes the samples of all versions it knows, and says what is wrong, and what it looked at. */
export type Part = (samples: readonly Sample[]) => { findings: Finding[]; what: string };
