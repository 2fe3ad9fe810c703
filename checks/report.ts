/** How every check prints what it found: `file:line — what — cure`, and a count. CI turns the form into annotations. */

export interface Finding {
  file: string;
  /** 1-based; 1 if the finding is about the whole file. */
  line: number;
  message: string;
  cure: string;
}

/**
 * Prints findings sorted by place and sets the exit code.
 * @param what Names what was checked, for the closing line: "312 links in 60 pages".
 */
export function report(findings: readonly Finding[], what: string): void {
  const sorted = [...findings].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const { file, line, message, cure } of sorted) console.error(`${file}:${line} — ${message} — ${cure}`);
  console.log(`${what}: ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}.`);
  if (findings.length > 0) process.exitCode = 1;
}
