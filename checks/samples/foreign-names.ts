/**
 * Names of types in Swift and C# samples, where no compiler runs: each is the SDK's, is declared on the page, or is in the
 * list of names that others have (`declarations/<platform>/others`). A listener has the parameters of its event.
 */
import type { Node } from 'web-tree-sitter';
import * as z from 'zod';
import { fileExists, readText } from '../../lib/cache/inputs';
import { childOf, childrenOf, parseCode } from '../../lib/declarations/grammar';
import { closest } from '../../lib/text/closest';
import { parseFacts } from '../../lib/yaml/read';
import { typeOfCSharp } from './csharp';
import { all } from './harm/code';
import { finding, rowAt, unless, type SampleFinding } from './rules';
import type { Surface, TypeRef } from './surface';

const declarations = [
  'class_declaration',
  'struct_declaration',
  'enum_declaration',
  'interface_declaration',
  'protocol_declaration',
  'typealias_declaration',
  'delegate_declaration',
  'type_parameter',
  'method_declaration',
  'local_function_statement',
  'property_declaration',
  'variable_declarator',
  'parameter',
  'enum_member_declaration',
  'constructor_declaration',
];

/** Names that code declares. */
export const namesIn = (root: Node): string[] =>
  all(root, declarations).flatMap((node) =>
    [node.childForFieldName('name'), ...childrenOf(node, 'identifier', 'type_identifier')].flatMap((name) =>
      name ? name.text : [],
    ),
  );

/** The types that listeners of an event get, by its name: no two events of one name differ. */
type Events = ReadonlyMap<string, readonly TypeRef[]>;

interface Foreign {
  names: ReadonlySet<string>;
  /** Types inside others, by their path. */
  nested: readonly string[];
  events: Events;
  /** The class that another one extends. */
  bases: ReadonlyMap<string, string>;
  /** The methods of an interface, with the types of their parameters. */
  interfaces: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

const typeDeclarations = [...declarations.slice(0, 7), 'namespace_declaration'];

const eventsIn = (root: Node): Events =>
  new Map(
    all(root, ['event_field_declaration']).flatMap((node) =>
      all(node, ['variable_declarator']).map((one) => {
        const type = node.namedChildren
          .find((child) => child?.type === 'variable_declaration')
          ?.namedChild(0);
        return [childOf(one, 'identifier')?.text ?? '', type ? typeOfCSharp(type).args : []] as const;
      }),
    ),
  );

const lastName = (type: string): string => type.split('.').at(-1) ?? '';

/** The types of a method's parameters. */
function parametersOf(method: Node): string[] {
  const list = childOf(method, 'parameter_list');
  return (list ? childrenOf(list, 'parameter') : []).map((one) => {
    const type = one.childForFieldName('type') ?? one.namedChild(0);
    return lastName(type ? typeOfCSharp(type).name : '');
  });
}

const nameOf = (node: Node): string => node.childForFieldName('name')?.text ?? '';

const methodsOf = (node: Node): Map<string, Node> =>
  new Map(all(node, ['method_declaration']).map((method) => [nameOf(method), method]));

const loaded = new Map<string, Promise<Foreign>>();

async function load(platform: string): Promise<Foreign> {
  const folder = `declarations/${platform}/others`;
  const list = `${folder}/names.yaml`;
  const code = `${folder}/third-party.cs`;
  const listed = fileExists(list)
    ? parseFacts(list, readText(list), z.record(z.string(), z.array(z.string())))
    : {};
  const root = fileExists(code) ? await parseCode('csharp', readText(code)) : undefined;
  const declared = (root ? all(root, typeDeclarations) : []).flatMap((node) => {
    const name = node.childForFieldName('name')?.text ?? '';
    return [...name.split('.'), name.replace(/Attribute$/, '')];
  });
  const spaces = Object.keys(listed).flatMap((name) => name.split('.'));
  return {
    names: new Set([...Object.values(listed).flat(), ...spaces, ...declared]),
    nested: Object.values(listed)
      .flat()
      .filter((name) => name.includes('.')),
    events: root ? eventsIn(root) : new Map(),
    bases: new Map(
      (root ? all(root, ['class_declaration']) : []).map((node) => [
        nameOf(node),
        childOf(node, 'base_list')?.namedChild(0)?.text ?? '',
      ]),
    ),
    interfaces: new Map(
      (root ? all(root, ['interface_declaration']) : []).map((node) => [
        nameOf(node),
        new Map([...methodsOf(node)].map(([name, method]) => [name, parametersOf(method)])),
      ]),
    ),
  };
}

/** Names of other products on the pages of a platform. */
function foreignOf(platform: string): Promise<Foreign> {
  const found = loaded.get(platform) ?? load(platform);
  loaded.set(platform, found);
  return found;
}

/** True of a name that is alone or first: not a member, a label, an import, or what braces set. */
function isFirst(node: Node, text: string): boolean {
  const { parent } = node;
  const isSet =
    parent?.type === 'assignment_expression' &&
    parent.parent?.type === 'initializer_expression' &&
    parent.namedChild(0)?.id === node.id;
  const holder = parent?.type === 'identifier' || parent?.type === 'qualified_name' ? parent.parent : parent;
  return (
    !text.slice(0, node.startIndex).trimEnd().endsWith('.') &&
    !isSet &&
    !/^(?:import_declaration|using_directive|value_argument_label|name_colon|if_directive|preproc\w*)$/.test(
      holder?.type ?? '',
    )
  );
}

/** The types that listeners of an event of the SDK get. */
function eventOf(surface: Surface, path: string): readonly TypeRef[] | undefined {
  const [owner = '', event = ''] = path.split('.');
  const declared = surface.types.get(owner)?.properties.get(event);
  return declared?.name === '->' ? declared.args : undefined;
}

/** A method that listens to an event has the event's parameters, or a class that they extend. */
function handlerFindings(root: Node, surface: Surface, { events, bases }: Foreign): SampleFinding[] {
  const methods = methodsOf(root);
  const isTaken = (given: string, passed: string): boolean =>
    given === passed || (bases.get(passed) ?? '') === given;
  return all(root, ['assignment_expression']).flatMap((node) => {
    const [, path = '', name = ''] = /^([\w.]+)\s*\+=\s*(\w+)$/.exec(node.text) ?? [];
    const event = path.split('.').at(-1) ?? '';
    const method = methods.get(name);
    const wanted = (eventOf(surface, path) ?? events.get(event))?.map((type) => lastName(type.name));
    if (!method || !wanted) return [];
    const given = parametersOf(method);
    return unless(
      given.length === wanted.length && given.every((type, i) => isTaken(type, wanted[i] ?? '')),
      method.startPosition.row,
      `${name} doesn't have the parameters of ${event}`,
      `Write (${wanted.join(', ')}).`,
    );
  });
}

/** A class that implements an interface has its methods. */
const implementationFindings = (root: Node, { interfaces }: Foreign): SampleFinding[] =>
  all(root, ['class_declaration']).flatMap((owner) => {
    const own = methodsOf(owner);
    const bases = childOf(owner, 'base_list')?.namedChildren.flatMap((base) => base?.text ?? []) ?? [];
    return bases.flatMap((base) =>
      [...(interfaces.get(base) ?? [])].flatMap(([name, types]) => {
        const method = own.get(name);
        return unless(
          method !== undefined && parametersOf(method).join() === types.join(),
          (method ?? owner).startPosition.row,
          `${base} needs ${name}(${types.join(', ')})`,
          'Write it with these parameters.',
        );
      }),
    );
  });

/**
 * Findings in a sample of a language without imports by name.
 * @param onPage Names that the page's samples declare.
 */
export async function foreignFindings(
  root: Node,
  platform: string,
  surface: Surface,
  onPage: ReadonlySet<string>,
): Promise<SampleFinding[]> {
  const foreign = await foreignOf(platform);
  const known = new Set([...foreign.names, ...onPage, ...namesIn(root), ...surface.types.keys()]);
  const { text } = root;
  // A type that two modules have is written with its own.
  const isModule = (node: Node): boolean =>
    surface.packages.has(node.text) && /^\.[A-Z]/.test(text.slice(node.endIndex, node.endIndex + 2));
  const unknown = all(root, ['identifier', 'simple_identifier', 'type_identifier']).filter(
    (node) => /^[A-Z]/.test(node.text) && !known.has(node.text) && isFirst(node, text) && !isModule(node),
  );
  // Types inside a listed one are listed with it.
  const owners = new Set(foreign.nested.map((name) => name.split('.')[0]));
  const nested = [...text.matchAll(/\b([A-Z]\w*)\.[A-Z]\w*/g)].filter(
    ([path, owner = '']) => owners.has(owner) && !foreign.names.has(path),
  );
  const first = new Map(unknown.map((node) => [node.text, node] as const).reverse());
  return [
    ...[...first].map(([name, { startPosition }]) =>
      finding(
        startPosition.row,
        `${name} is not declared`,
        `Did you mean ${closest(name, [...known])}? A name of another product is listed in declarations/${platform}/others.`,
      ),
    ),
    ...nested.map(({ 0: path, index }) =>
      finding(
        rowAt(text, index),
        `${path} is not declared`,
        `Correct it, or list it in declarations/${platform}/others.`,
      ),
    ),
    ...handlerFindings(root, surface, foreign),
    ...implementationFindings(root, foreign),
  ];
}
