/** Reads TypeScript declarations with their JSDoc. Interfaces that are declared twice are one. */
import ts from 'typescript';
import type { Comment, Declared, Kind, Parameter } from './model';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a JSDoc block without its stars. */
const unstarred = (block: string): string =>
  block
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .trim();

/** A comment from the text of its block. */
function commentOf(block: string | undefined): Comment | undefined {
  if (!block?.startsWith('/**')) return undefined;
  const [text = '', ...tags] = unstarred(block).split(/^@(?=\w)/m);
  const parameters: Record<string, string> = {};
  const comment: Comment = { text: flat(text), parameters, errors: [] };
  for (const tag of tags) {
    const [, name = '', rest = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
    const said = flat(rest);
    if (name === 'param') {
      const [, parameter = '', meaning = ''] = /^(\w+)\s+(?:- )?(.*)$/.exec(said) ?? [];
      parameters[parameter] = meaning;
    } else if (name === 'returns') comment.returns = said;
    else if (name === 'throws') comment.errors = [...comment.errors, said];
    else if (name === 'defaultValue') comment.initial = said;
    else if (name === 'since') comment.since = said;
  }
  return comment;
}

/** Reads the exported symbols of a file. */
export function readTypeScript(file: string, text: string): Map<string, Declared> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const place = (node: ts.Node) => ({
    file,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  });
  const blockBefore = (node: ts.Node): string | undefined =>
    (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      .map(({ pos, end }) => text.slice(pos, end))
      .findLast((block) => block.startsWith('/**'));
  const codeOf = (node: ts.Node): string =>
    flat(node.getText().replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
      .replace(/^export (?:declare )?/, '')
      .replace(/;$/, '')
      .replace('= | ', '= ');

  const one = (node: ts.Node, name: string, kind: Kind, more: Partial<Declared> = {}): Declared => {
    const comment = commentOf(blockBefore(node));
    return {
      name,
      kind,
      code: codeOf(node),
      parameters: [],
      members: [],
      ...(comment ? { comment } : {}),
      ...place(node),
      ...more,
    };
  };
  const parametersOf = (node: ts.SignatureDeclaration): Parameter[] =>
    node.parameters.map(({ name, type, questionToken }) => ({
      name: name.getText(),
      type: flat(type?.getText() ?? ''),
      optional: questionToken !== undefined,
    }));

  const memberOf = (node: ts.TypeElement | ts.ClassElement): Declared => {
    const name = ts.isConstructorDeclaration(node) ? 'new' : (node.name?.getText() ?? '');
    if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node))
      return one(node, name, 'method', {
        parameters: parametersOf(node),
        type: flat(node.type?.getText() ?? ''),
      });
    const isProperty = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
    const type = isProperty && node.type ? codeOf(node.type) : '';
    return one(node, name, 'property', { type, optional: isProperty && node.questionToken !== undefined });
  };

  /** Literals of a union, each with the comment before its bar. */
  const literalsOf = (node: ts.UnionTypeNode): Declared[] =>
    node.types.map((type) => {
      const before = text
        .slice(0, type.getStart())
        .replace(/\|\s*$/, '')
        .trimEnd();
      const start = before.endsWith('*/') ? before.lastIndexOf('/**') : -1;
      const comment = commentOf(start < 0 ? undefined : before.slice(start));
      return { ...one(type, type.getText(), 'constant'), ...(comment ? { comment } : {}) };
    });

  const symbols = new Map<string, Declared>();
  for (const node of source.statements) {
    if (ts.isEnumDeclaration(node))
      symbols.set(
        node.name.text,
        one(node, node.name.text, 'enum', {
          members: node.members.map((member) =>
            one(member, member.name.getText(), 'constant', { type: member.initializer?.getText() ?? '' }),
          ),
        }),
      );
    else if (ts.isInterfaceDeclaration(node)) {
      const before = symbols.get(node.name.text);
      const found = one(node, node.name.text, 'interface', { members: node.members.map(memberOf) });
      symbols.set(
        node.name.text,
        before ? { ...before, members: [...before.members, ...found.members] } : found,
      );
    } else if (ts.isTypeAliasDeclaration(node)) {
      const members = ts.isUnionTypeNode(node.type)
        ? literalsOf(node.type).filter(({ name }) => name.startsWith("'"))
        : [];
      symbols.set(node.name.text, one(node, node.name.text, 'union', { members }));
    } else if (ts.isClassDeclaration(node) && node.name)
      symbols.set(
        node.name.text,
        one(node, node.name.text, 'class', { members: node.members.map(memberOf) }),
      );
    else if (ts.isFunctionDeclaration(node) && node.name)
      symbols.set(
        node.name.text,
        one(node, node.name.text, 'function', {
          parameters: parametersOf(node),
          type: flat(node.type?.getText() ?? ''),
        }),
      );
    else if (ts.isVariableStatement(node))
      for (const { name, type } of node.declarationList.declarations)
        symbols.set(
          name.getText(),
          one(node, name.getText(), 'constants', {
            members: type && ts.isTypeLiteralNode(type) ? type.members.map(memberOf) : [],
          }),
        );
  }
  return symbols;
}
