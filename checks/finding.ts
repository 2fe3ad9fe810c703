/** What a check says: place, problem and cure, and the edit if there is one certain cure. */

/** The one cure of a finding, as a replacement. */
export interface Fix {
  /** File that is edited, if it is not the finding's. */
  file?: string;
  /** Offset of `from`; without it, `from` is the only such words of the finding's line, with any white space between. */
  start?: number;
  /** An empty string where `to` is only put in. */
  from: string;
  to: string;
}

export interface Finding {
  file: string;
  /** 1-based; 1 if the finding is about the whole file. */
  line: number;
  message: string;
  cure: string;
  /** Only if there is no other cure. */
  fix?: Fix | undefined;
}
