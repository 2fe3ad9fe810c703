/**
 * Names of roles and plans that pages type. `<Roles>` and `<Plan>` show them by permission and by feature, so they can't be
 * wrong; a name in prose can. Labels on screens are bold, messages are in quotation marks, and headings only announce. Names of
 * other products have a second capitalized word. Classic had other roles, so its past is not judged; nor are posts.
 */
import type { Node, Parent, PhrasingContent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { loadRoles, loadSampleEntities } from '../../lib/facts/load';
import { holdersOf, permissionsIn, roleNames } from '../../lib/facts/roles';
import type { Source } from '../../lib/markdown/sources';
import { maskQuotes } from '../words/text-blocks';
import type { Exceptions } from '../exceptions';
import type { Finding } from '../report';

const role = roleNames().join('|');

/** First words of sentences, which don't begin a name. */
const beginning = 'An?|The|Only|Ask|Every|All|No|Any|If|To|For|But|And|When|As|Both|Even|Because|Your|Most';
const typedRole = new RegExp(
  `(?<!\\b(?!(?:${beginning}) )[A-Z]\\w* )(?<!Meta for )\\b(?:${role})s?\\b(?! (?!or |and )[A-Z]| >)`,
  'g',
);
const typedPlan = /\b(?:part|features?) of the (?:Pro|Core) plan\b/g;

/** What pages of the Classic dashboard say of today. */
const isOfToday = /\b(?:can|can['’]t|cannot|needs?|must|[Aa]sk)\b/;

/** Text that somebody typed, with blanks for names on screens and for components. */
function typedText(node: PhrasingContent | Node): string {
  if (node.type === 'text') return (node as Node & { value: string }).value;
  if (node.type === 'strong' && new RegExp(`>|^(?:${role})$|[^:.]$`).test(toString(node))) return '…';
  if (node.type === 'inlineCode') return toString(node);
  if (node.type === 'emphasis' || !('children' in node)) return '…';
  return (node as Parent).children.map(typedText).join('');
}

/** The component to write for the roles of a sentence. */
function cureOf(sentence: string): string {
  const person = loadSampleEntities().people.find(({ name }) => sentence.includes(`${name}, `));
  if (person) return `Write <Roles person="${person.name}" form="one" />.`;
  const said = roleNames().filter((name) => sentence.includes(name));
  const [named] = permissionsIn(sentence);
  const keys = loadRoles()
    .permissions.map(({ key }) => key)
    .filter((key) => roleNames(holdersOf(key)).join() === said.join());
  const may = named ?? (keys.length > 0 ? keys.join(' or ') : 'the permission that it is about');
  return `Write <Roles may="${named ?? '…'}" /> with ${may}.`;
}

/** Findings for a page. */
export function typedRoleProblems(
  { file, instance, version }: Pick<Source, 'file' | 'instance' | 'version'>,
  tree: Root,
  exceptions: Exceptions,
): Finding[] {
  if (instance === 'blog') return [];
  const findings: Finding[] = [];
  const passage = (node: Node): void => {
    const line = node.position?.start.line ?? 1;
    for (const sentence of maskQuotes(typedText(node)).split(/(?<=[.!?])\s/)) {
      if (instance === 'docs' && version === 'classic' && !isOfToday.test(sentence)) continue;
      const add = (text: string, cure: string): void => {
        if (!exceptions.find('role', file, sentence.trim()))
          findings.push({ file, line, message: `"${text}" is typed in "${sentence.trim()}"`, cure });
      };
      for (const [text] of sentence.matchAll(typedRole)) add(text, cureOf(sentence));
      for (const [text] of sentence.matchAll(typedPlan))
        add(text, 'Write the <Plan of="…" /> of the feature.');
    }
  };
  const walk = (node: Node): void => {
    if (node.type === 'heading') return;
    if (node.type === 'paragraph' || node.type === 'tableCell') passage(node);
    else if (node.type === 'table') (node as Table).children.slice(1).forEach(walk);
    else if ('children' in node) (node as Parent).children.forEach(walk);
  };
  walk(tree);
  return findings;
}
