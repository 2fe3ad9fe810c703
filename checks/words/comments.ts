/**
 * Keeps comments true: a file, a test or an npm script that a comment names exists. Names outlive what they name, and a
 * reader who looks for it loses more time than a missing comment would cost.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Lexer } from 'yaml';
import type { Finding } from '../report';
import { guideContext, type GuideContext } from './guides';

interface Comment {
  /** 1-based line of its start. */
  line: number;
  text: string;
}

const linesBefore = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The linter's parser; its package types it without options and result. */
interface Linter {
  parser: {
    parseForESLint(
      text: string,
      options: object,
    ): { ast: { comments: { loc: { start: { line: number } }; value: string }[] } };
  };
}

const require = createRequire(`${process.cwd()}/`);

function scriptComments(text: string, file: string): Comment[] {
  const jsx = !/\.[mc]?ts$/.test(file);
  // All rules of the linter come with the parser, and who checks an edited page needs none of it.
  const { parser } = require('typescript-eslint') as Linter;
  const { ast } = parser.parseForESLint(text, { comment: true, loc: true, ecmaFeatures: { jsx } });
  return ast.comments.map(({ loc, value }) => ({ line: loc.start.line, text: value }));
}

const styleComments = (text: string): Comment[] =>
  [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => ({
    line: linesBefore(text, match.index),
    text: match[0],
  }));

/** The lexer marks the start of a value with a special character; a `#` after it is content. */
const marks = new Set(['\u{FEFF}', '\u0002', '\u0018', '\u001F']);

function yamlComments(text: string): Comment[] {
  const comments: Comment[] = [];
  let line = 1;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== '\u001F') comments.push({ line, text: token });
    if (!marks.has(token)) line += token.split('\n').length - 1;
    before = token;
  }
  return comments;
}

const isRead = (file: string): boolean => /\.(?:[mc]?[jt]s|tsx|s?css|ya?ml)$/.test(file);

/** Comments of a source file, in order. */
export function commentsOf(file: string, text: string): Comment[] {
  if (/\.s?css$/.test(file)) return styleComments(text);
  return /\.ya?ml$/.test(file) ? yamlComments(text) : scriptComments(text, file);
}

/** What comments know of the repository. */
export interface CommentContext extends Omit<GuideContext, 'headings'> {
  /** Names of the folders in the root: a path begins with one of them. */
  folders: ReadonlySet<string>;
  /** Names of all files, without their folders. */
  names: ReadonlySet<string>;
}

/** A path from the root, or the name of a file of code or data. If a pattern sign follows, it is a pattern, not a path. */
const named =
  /(?<![\w/.@:$-])((?:[\w.-]+\/)+[\w.-]*\w|[\w.-]+\.(?:[mc]?ts|tsx|[mc]js|ya?ml))(?![\w/*<{[$…-])/g;

const endings = ['', '.ts', '.tsx', '.mjs'];

/** Findings in the comments of one file. */
export function commentProblems(
  file: string,
  comments: readonly Comment[],
  { exists, scripts, folders, names }: CommentContext,
): Finding[] {
  const isThere = (name: string): boolean => {
    if (!name.includes('/')) return names.has(name);
    if (!folders.has(name.split('/')[0] ?? '')) return true;
    return endings.some((ending) => exists(`${name}${ending}`));
  };
  return comments.flatMap((comment) => {
    const finding = (index: number, message: string, cure: string): Finding => ({
      file,
      line: comment.line + linesBefore(comment.text, index) - 1,
      message,
      cure,
    });
    return [
      ...[...comment.text.matchAll(named)]
        .filter(([, name = '']) => !isThere(name))
        .map(({ index, 1: name = '' }) =>
          finding(
            index,
            `The comment names ${name}, which does not exist`,
            'Correct the name, or write a pattern with <name>.',
          ),
        ),
      ...[...comment.text.matchAll(/npm run (\w[\w:-]*)/g)]
        .filter(([, script = '']) => !scripts.has(script))
        .map(({ index, 1: script = '' }) =>
          finding(
            index,
            `The comment names npm run ${script}, which is not a script`,
            'Name a script of package.json.',
          ),
        ),
    ];
  });
}

/** Findings in the comments of all files that git knows or could. */
export function allCommentProblems(): Finding[] {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
  const context: CommentContext = {
    ...guideContext(),
    folders: new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? '')),
    names: new Set(files.map((file) => path.posix.basename(file))),
  };
  return files
    .filter((file) => isRead(file) && !file.includes('/fixtures/'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      // Few files hold a name that does not exist, even in their code; only those are worth parsing.
      const suspicious = commentProblems(file, [{ line: 1, text }], context).length > 0;
      return suspicious ? commentProblems(file, commentsOf(file, text), context) : [];
    });
}
