/** Reads C# declarations, which have no bodies, with their XML documentation. */
import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf, firstError, parseCode } from './grammar';
import type { Comment, Declared, Kind, Parameter } from './model';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Markup of XML documentation as Markdown. */
const markdown = (xml: string): string =>
  flat(xml)
    .replace(/<c>(.*?)<\/c>/g, '`$1`')
    .replace(/<see cref="([^"]*)" ?\/>/g, '`$1`')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A comment from the lines before a declaration; `inherited` gives the comment of another member. */
function commentOf(xml: string, inherited: (name: string) => Comment | undefined): Comment | undefined {
  if (xml === '') return undefined;
  const twin = /<inheritdoc cref="(\w+)"/.exec(xml)?.[1];
  if (twin) {
    const of = inherited(twin);
    // A task gives what the callback gets.
    const { onSuccess, onResult = onSuccess, ...parameters } = of?.parameters ?? {};
    const returns = onResult
      ?.replace(/^Gets the /, 'The ')
      .replace(/^Gets /, '')
      .replace(/^Runs when /, 'Completes when ');
    return of && { ...of, parameters, ...(returns ? { returns } : {}) };
  }
  const all = (tag: string): [string, string][] =>
    [...xml.matchAll(new RegExp(`<${tag}(?: (?:name|cref)="([^"]*)")?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, name = '', text = '']) => [name, markdown(text)],
    );
  const first = (tag: string): string | undefined => all(tag)[0]?.[1];
  const returns = first('returns');
  const initial = first('value')?.replace(/^Default: |\.$/g, '');
  const since = first('since');
  return {
    text: first('summary') ?? '',
    parameters: Object.fromEntries(all('param')),
    errors: all('exception').map(([code, text]) => `\`${code.replace(/^ErrorCode\./, '')}\`: ${text}`),
    ...(returns ? { returns } : {}),
    ...(initial ? { initial } : {}),
    ...(since ? { since } : {}),
  };
}

const kinds: Readonly<Record<string, Kind>> = {
  class_declaration: 'class',
  enum_declaration: 'enum',
  constructor_declaration: 'constructor',
  method_declaration: 'method',
  property_declaration: 'property',
  field_declaration: 'property',
  event_field_declaration: 'event',
  enum_member_declaration: 'constant',
};

const parametersOf = (node: Node): Parameter[] =>
  childrenOf(childOf(node, 'parameter_list') ?? node, 'parameter').map((one) => {
    const [declared = '', value] = one.text.split(/ = /);
    const [, type = '', name = ''] = /^(.*) (\w+)$/.exec(flat(declared)) ?? [];
    return { name, type, optional: value !== undefined };
  });

/** Type and names of a property or of the fields of one line. */
function namesOf(node: Node): { type: string; names: [name: string, value: string | undefined][] } {
  const code = flat(node.text).replace(/^(?:public |static |const |readonly |event )*/, '');
  const [, type = '', rest = ''] = /^([\w<>?.]+(?:<[^>]*>\??)?) (.*?)(?: \{.*\}|;)$/.exec(code) ?? [];
  const names = rest.split(/, (?=\w+ = )/).map((one): [string, string | undefined] => {
    const [name = '', value] = one.split(' = ');
    return [name, value];
  });
  return { type, names };
}

/**
 * Reads the types of a file.
 * @throws Error naming the file and line that cannot be parsed.
 */
export async function readCSharp(file: string, text: string): Promise<Map<string, Declared>> {
  const root = await parseCode('csharp', text);
  const error = firstError(root);
  if (error)
    throw new Error(`${file}:${error.startPosition.row + 1}: the declaration cannot be parsed. Correct it.`);
  const symbols = new Map<string, Declared>();
  for (const space of root.descendantsOfType('namespace_declaration')) {
    const body = space && childOf(space, 'declaration_list');
    for (const one of body ? membersOf(body, file) : []) symbols.set(one.name, one);
  }
  return symbols;
}

function membersOf(body: Node, file: string): Declared[] {
  const found: Declared[] = [];
  let xml: string[] = [];
  for (const node of body.namedChildren) {
    if (!node) continue;
    if (node.type === 'comment') {
      if (node.text.startsWith('///')) xml.push(node.text.replace(/^\/\/\/ ?/, ''));
      continue;
    }
    const kind = kinds[node.type];
    const comment = commentOf(xml.join(' '), (name) => found.find((one) => one.name === name)?.comment);
    xml = [];
    if (!kind) continue;
    const inner = childOf(node, 'declaration_list', 'enum_member_declaration_list');
    const code = flat(
      (inner ? text(node).slice(0, inner.startIndex - node.startIndex) : text(node)).replace(/\/\/.*$/gm, ''),
    ).replace(/;$/, '');
    const common = {
      kind,
      parameters: parametersOf(node),
      members: inner ? membersOf(inner, file) : [],
      ...(comment ? { comment } : {}),
      file,
      line: node.startPosition.row + 1,
    };
    if (kind === 'property' || kind === 'event') {
      const { type, names } = namesOf(node);
      const access = /\{ ([^}]*;) \}/.exec(code)?.[1];
      for (const [name, value] of names)
        found.push({
          ...common,
          name,
          type: value ?? type,
          code: `${type} ${name}`,
          ...(access ? { access } : {}),
          ...(value ? { kind: 'constant' } : {}),
        });
    } else {
      const name = childrenOf(node, 'identifier').at(-1)?.text ?? '';
      const result = new RegExp(`([\\w<>?, .]+) ${name}\\(`)
        .exec(code)?.[1]
        ?.replace(/^(?:public |static )*/, '');
      found.push({ ...common, name, code, ...(kind === 'method' && result ? { type: result } : {}) });
    }
  }
  return found;
}

const text = (node: Node): string => node.text;
