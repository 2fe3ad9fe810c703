/** How the rules of the specifications report: by the place in the document, from which the check finds the line. */

import type { Fix } from '../finding';

export type Path = readonly (string | number)[];

/** Takes a finding: where it is, what is wrong, its cure, and the edit if there is no other. */
export type Say = (path: Path, message: string, cure: string, fix?: Fix) => void;
