/** How the rules of the specifications report: by the place in the document, from which the check finds the line. */

export type Path = readonly (string | number)[];

/** Takes a finding: where it is, what is wrong, and its cure. */
export type Say = (path: Path, message: string, cure: string) => void;
