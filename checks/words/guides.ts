/**
 * Keeps the contributors' guides true: every path in code font exists, every `npm run` names a script, and every
 * version that looks like ours is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { filesBelow } from '../../lib/files/below';
import type { Finding } from '../report';

/** Words in code font that look like a path of this repository. */
const pathLike = /^(?:\.?[\w-]+\/)+[\w.*{}<>-]*$|^[\w-]+\.(?:ts|mts|mjs|json|yaml|md|mdx)$/;

export interface GuideContext {
  exists(path: string): boolean;
  /** Anchors of a guide's headings. */
  headings(path: string): readonly string[];
  scripts: ReadonlySet<string>;
}

/** Findings in one guide's text. */
export function guideTextProblems(file: string, text: string, context: GuideContext): Finding[] {
  const findings: Finding[] = [];
  let fenced = false;
  text.split('\n').forEach((content, index) => {
    const add = (message: string, cure: string): void => {
      findings.push({ file, line: index + 1, message, cure });
    };
    if (/^```/.test(content)) fenced = !fenced;
    const scripts = content.matchAll(/npm run ([\w:-]+)(?: -- ([\w./-]+\/[\w./-]+))?/g);
    for (const [, script = '', given] of scripts) {
      if (given !== undefined && !given.startsWith('/') && !context.exists(given))
        add(`${given} does not exist`, 'Name a file or a folder.');
      if (!context.scripts.has(script))
        add(`npm run ${script} is not a script`, 'Name a script of package.json.');
    }
    if (fenced) return;
    for (const [, code = ''] of content.matchAll(/`([^`]+)`/g)) {
      if (!pathLike.test(code) || /[*<{]/.test(code) || /^(https?:|\.\/|\.\.\/)/.test(code)) continue;
      const named = code.replace(/\/$/, '');
      if (!context.exists(named) && !context.exists(path.posix.join(path.posix.dirname(file), named)))
        add(`\`${code}\` does not exist`, 'Correct the path, or write a pattern with <name>.');
    }
    const links = content.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)(?:#([^)]+))?/g);
    for (const [, target = '', anchor] of links) {
      const there = path.posix.join(path.posix.dirname(file), target);
      if (!context.exists(there)) add(`Link to ${target} leads nowhere`, 'Correct the path.');
      else if (anchor !== undefined && !context.headings(there).includes(anchor))
        add(`${target} has no heading with the anchor "${anchor}"`, 'Name one of its headings.');
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
    headings: (path) => {
      const slugger = new GithubSlugger();
      return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        slugger.slug(title),
      );
    },
    scripts: new Set(Object.keys(pkg.scripts)),
  };
}

/** Guides of the root, and the README of each folder. */
const guideFiles = (): string[] =>
  filesBelow(
    '.',
    '{*,{checks,config,data,declarations,deploy,lib,openapi,packages,plugins,src,tests,tools,world}/**/README}.md',
  );

/** Findings in guides on disk. */
export function guideProblems(files = guideFiles()): Finding[] {
  const context = guideContext();
  return files.flatMap((file) => guideTextProblems(file, readFileSync(file, 'utf8'), context));
}
