/**
 * The promise to everybody who has linked to this site: data/published-addresses.txt lists every address that it has ever
 * had, and the list only grows. Pages come from data/routes.json and redirects from rules over the data, so a renamed page or
 * a changed slug could take an address away without anyone noticing. Here it shows.
 */
import { existsSync, readFileSync } from 'node:fs';
import { git, publishedBranch } from '../files/git';
import { plannedPages } from './planned-pages';
import { allRedirects } from './redirects';

export const contractFile = 'data/published-addresses.txt';

/** The command that writes the file; each cure ends with it. */
const command = 'npm run addresses';

const header = `# Every address that this site has ever had: a page, or a redirect with its target. The list only grows.
# \`${command}\` adds what is new. Do not edit, and never remove a line (lib/routes/published-addresses.ts).
`;

/** Addresses, each with the target of its redirect, or undefined if it is a page. */
export type Addresses = ReadonlyMap<string, string | undefined>;

/** A difference between the list and the site. */
export interface AddressProblem {
  file: string;
  /** 1-based; 1 if the list has no line for it. */
  line: number;
  message: string;
  cure: string;
  /** True if an address is gone, which the command refuses to write. */
  lost: boolean;
  /** The line that is missing, with the offset of its place. */
  fix?: { start: number; from: ''; to: string };
}

/** What the site has now: the pages and the redirects of the rules. */
export function currentAddresses(): Addresses {
  return new Map([
    ...plannedPages().map(({ path }) => [path, undefined] as const),
    ...allRedirects().map(({ from, to }) => [from, to] as const),
  ]);
}

const lineOf = (address: string, target: string | undefined): string =>
  target === undefined ? address : `${address} -> ${target}`;

/** Offset of the first line with a later address. */
function placeOf(address: string, text: string): number {
  for (const { index, 0: line } of text.matchAll(/^\/\S*/gm)) if (line > address) return index;
  return text.length;
}

/** Text of the file: one address per line, sorted, so branches seldom add lines at the same place. */
export function contractText(addresses: Addresses): string {
  const lines = [...addresses.keys()].sort().map((address) => lineOf(address, addresses.get(address)));
  return `${header}${lines.join('\n')}\n`;
}

/**
 * All addresses that the published branch has ever listed, so a removed line is noticed like a removed page. Reads
 * git history; empty without one, as in an archive of the source.
 */
export function releasedAddresses(root = process.cwd()): Set<string> {
  const branch = publishedBranch(root);
  if (branch === undefined) return new Set();
  const history = git(
    root,
    ...['log', '--first-parent', '-m', '--format=', '--patch', '--unified=0', '--no-color', '--no-ext-diff'],
    ...[branch, '--', contractFile],
  );
  return new Set([...(history ?? '').matchAll(/^[-+](\/\S*)/gm)].map(([, address = '']) => address));
}

/** Addresses of the file, each with its 1-based line and the target of its redirect. */
export function listedAddresses(text: string): Map<string, { line: number; target: string | undefined }> {
  const listed = new Map<string, { line: number; target: string | undefined }>();
  text.split('\n').forEach((content, index) => {
    const [, address, target] = /^(\/\S*)(?: -> (\/\S*))?$/.exec(content) ?? [];
    if (address !== undefined) listed.set(address, { line: index + 1, target });
  });
  return listed;
}

/**
 * Compares the list with the site.
 * @param text The file as it is.
 * @param current What the site has now.
 * @param released What the list has had before.
 */
export function addressProblems(
  text: string,
  current: Addresses,
  released: ReadonlySet<string>,
): AddressProblem[] {
  const listed = listedAddresses(text);
  const problem = (line: number, message: string, cure: string, lost = false): AddressProblem => ({
    file: contractFile,
    line,
    message,
    cure,
    lost,
  });

  const problems: AddressProblem[] = [];
  for (const address of new Set([...listed.keys(), ...released])) {
    if (current.has(address)) continue;
    problems.push(
      problem(
        listed.get(address)?.line ?? 1,
        `${address} was published and is neither a page nor a redirect now`,
        `Add ['${address}', '<page that helps its readers>'] to \`single\` in lib/routes/redirects.ts (a partner's slug: to \`redirectSlugs\` of its file or to data/legacy-partners.yaml), then run: ${command}`,
        true,
      ),
    );
  }
  for (const [address, target] of current) {
    const entry = listed.get(address);
    const now = target === undefined ? 'a page' : `a redirect to ${target}`;
    if (!entry) {
      problems.push({
        ...problem(1, `${address} is ${now} and is not listed`, `Run: ${command}`),
        fix: { start: placeOf(address, text), from: '', to: `${lineOf(address, target)}\n` },
      });
    } else if (entry.target !== target) {
      const before = entry.target === undefined ? 'a page' : `a redirect to ${entry.target}`;
      problems.push(
        problem(entry.line, `${address} was ${before} and is ${now}`, `If that is meant, run: ${command}`),
      );
    }
  }
  if (problems.length === 0 && text !== contractText(current)) {
    problems.push(problem(1, 'The file is not as the command writes it', `Run: ${command}`));
  }
  return problems;
}

/** Problems of the list as it is in the repository; all addresses are new if there is none. */
export function contractProblems(): AddressProblem[] {
  const text = existsSync(contractFile) ? readFileSync(contractFile, 'utf8') : '';
  return addressProblems(text, currentAddresses(), releasedAddresses());
}
