/**
 * Keeps the contributors' guides true: every path in code font exists, every `npm run` names a script, and every
 * version that looks like ours is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../report';

/** Words in code font that look like a path of this repository. */
const pathLike = /^(?:\.?[\w-]+\/)+[\w.*{}<>-]*$|^[\w-]+\.(?:ts|mts|mjs|json|yaml|md|mdx)$/;

export interface GuideContext {
  exists(path: string): boolean;
  scripts: ReadonlySet<string>;
}

/** Findings in one guide's text. */
export function guideTextProblems(file: string, text: string, context: GuideContext): Finding[] {
  const findings: Finding[] = [];
  let fenced = false;
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    if (/^```/.test(content)) fenced = !fenced;
    for (const [, script = ''] of content.matchAll(/npm run ([\w:-]+)/g)) {
      if (!context.scripts.has(script)) {
        findings.push({
          file,
          line,
          message: `npm run ${script} is not a script`,
          cure: 'Name a script of package.json.',
        });
      }
    }
    if (fenced) return;
    for (const [, code = ''] of content.matchAll(/`([^`]+)`/g)) {
      if (!pathLike.test(code) || /[*<{]/.test(code) || /^(https?:|\.\/|\.\.\/)/.test(code)) continue;
      if (!context.exists(code.replace(/\/$/, ''))) {
        findings.push({
          file,
          line,
          message: `\`${code}\` does not exist`,
          cure: 'Correct the path, or write a pattern with <name>.',
        });
      }
    }
    for (const [, target = ''] of content.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)) {
      if (!context.exists(path.posix.join(path.posix.dirname(file), target))) {
        findings.push({ file, line, message: `Link to ${target} leads nowhere`, cure: 'Correct the path.' });
      }
    }
  });
  return findings;
}

/** True if git ignores the path: a command makes it, so it need not be there yet. */
export function isMade(path: string, gitignore: string): boolean {
  return gitignore
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .some((line) => `${path}/`.startsWith(line.replace(/^\//, '').replace(/\/?$/, '/')));
}

/** What there is in the repository of the working directory. */
export function guideContext(): GuideContext {
  const pkg = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const gitignore = readFileSync('.gitignore', 'utf8');
  return {
    exists: (path) => existsSync(path) || isMade(path, gitignore),
    scripts: new Set(Object.keys(pkg.scripts)),
  };
}

/** Findings in guides on disk. */
export function guideProblems(files: readonly string[]): Finding[] {
  const context = guideContext();
  return files.flatMap((file) => guideTextProblems(file, readFileSync(file, 'utf8'), context));
}
