/**
 * What the site's components are in Markdown. Each handler gives plain elements for one: a tab is its name above its panel, a
 * fold is open below its name, a drawing is what it shows in words. hast-util-to-mdast knows plain elements.
 */
import type { Element as HtmlElement } from 'domhandler';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { fullText } from '../built-document';
import { classesOf } from './classes';

/** Converts what is below an element. */
export type Inner = (element: HtmlElement) => ElementContent[];

/** @param inner Content of the element, converted when a handler asks for it. */
type Handler = (element: HtmlElement, inner: Inner) => ElementContent[];

const elementsOf = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((child): child is HtmlElement => child.type === 'tag');

const childOf = (element: HtmlElement, name: string): HtmlElement | undefined =>
  elementsOf(element).find((child) => child.name === name);

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line that names what follows. */
const nameLine = (children: ElementContent[] | string): Element => h('p', [h('strong', children)]);

/** Elements that begin a line. */
const blocks = new Set('p div ul ol li dl pre figure table blockquote details section'.split(' '));

/**
 * Content of a cell, which holds one line: blocks are in a row, with breaks between.
 * @param isNumbered Of the items of a list.
 */
function inOneLine(children: readonly ElementContent[], isNumbered = false): ElementContent[] {
  const parts: ElementContent[][] = [[]];
  let item = 0;
  for (const child of children) {
    if (child.type !== 'element' || !blocks.has(child.tagName)) {
      parts.at(-1)?.push(child);
    } else if (child.tagName === 'pre') {
      const lines = toString(child).replace(/\n$/, '').split('\n');
      parts.push(...lines.map((line) => [h('code', line)]), []);
    } else {
      const sign = child.tagName !== 'li' ? '' : isNumbered ? `${(item += 1)}. ` : '- ';
      parts.push([{ type: 'text', value: sign }, ...inOneLine(child.children, child.tagName === 'ol')], []);
    }
  }
  return parts
    .filter((part) => part.some((node) => toString(node).trim() !== ''))
    .flatMap((part, at) => (at > 0 ? [h('br'), ...part] : part));
}

/** Code with the language and the file name that its figure says. */
function code(element: HtmlElement): ElementContent[] {
  const pre = childOf(element, 'pre');
  if (!pre) return [];
  const caption = childOf(element, 'figcaption');
  const properties = {
    dataLanguage: pre.attribs['data-language'] ?? '',
    dataTitle: caption ? squeezed(fullText(caption)) : '',
  };
  return [h('pre', properties, fullText(pre))];
}

/** An address with its method, as one line of a request. */
function endpoint(element: HtmlElement): ElementContent[] {
  const text = elementsOf(element)
    .filter(({ name }) => name !== 'button')
    .map(fullText);
  return [h('pre', { dataLanguage: 'HTTP' }, squeezed(text.join(' ').replace(/\u200b/g, '')))];
}

/** What a drawing shows. */
function drawing(element: HtmlElement): ElementContent[] {
  const [title = '', description = ''] = ['title', 'desc'].map((name) => {
    const found = childOf(element, name);
    return found ? squeezed(fullText(found)) : '';
  });
  return title || description ? [h('p', `Drawing: ${title}. ${description}`)] : [];
}

/** The name of a tip or a warning, with its kind if the writer named it otherwise. */
function admonition(element: HtmlElement, inner: Inner): ElementContent[] {
  const kind = /theme-admonition-(\w+)/.exec(element.attribs.class ?? '')?.[1] ?? '';
  const [heading, ...rest] = elementsOf(element);
  const written = heading ? squeezed(toString({ type: 'root', children: inner(heading) })) : '';
  const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const title = written.toLowerCase() === kind ? label : `${label}: ${written}`;
  return [h('blockquote', [nameLine(title), ...rest.flatMap(inner)])];
}

/** Folds of charts and tables only lead to what is below their name. */
const needlessName = /^Show (?:as a table|all \d+)$/;

function fold(element: HtmlElement, inner: Inner): ElementContent[] {
  const summary = childOf(element, 'summary');
  const name = summary ? inner(summary) : [];
  const rest = inner({
    ...element,
    children: element.children.filter((child) => child !== summary),
  } as HtmlElement);
  if (name.length === 0 || needlessName.test(squeezed(toString({ type: 'root', children: name }))))
    return rest;
  return [nameLine(inOneLine(name)), ...rest];
}

/** Terms with what is said of each, as a list. */
function facts(element: HtmlElement, inner: Inner): ElementContent[] {
  const pairs = elementsOf(element).flatMap((child) => (child.name === 'div' ? elementsOf(child) : [child]));
  const items: Element[] = [];
  for (const child of pairs) {
    if (child.name === 'dt') items.push(h('li', [h('strong', [...inner(child), ':']), ' ']));
    else items.at(-1)?.children.push(...inner(child));
  }
  return [h('ul', items)];
}

const space: ElementContent = { type: 'text', value: ' ' };

/** Strong text without the spaces at its ends, which Markdown has outside. */
const strong =
  (name: 'strong' | 'em'): Handler =>
  (element, inner) => {
    const text = fullText(element);
    return [
      ...(/^\s/.test(text) ? [space] : []),
      h(name, trimmed(inner(element))),
      ...(/\s$/.test(text) ? [space] : []),
    ];
  };

function trimmed(children: ElementContent[]): ElementContent[] {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return children;
}

/** A link, unless it only leads to where it is, as the name of a row or a field does. */
function link(element: HtmlElement, inner: Inner): ElementContent[] {
  const { id, href = '', class: classes, title } = element.attribs;
  const isOwn = href.startsWith('#') && (href === `#${id}` || classesOf(classes).includes('api-field-name'));
  return isOwn ? inner(element) : [h('a', { href, ...(title ? { title } : {}) }, inner(element))];
}

/** Parts that styles set apart. */
const apart: Handler = (element, inner) => [
  h(
    element.name,
    elementsOf(element).flatMap((child, at) => [
      ...(at > 0 ? [space] : []),
      ...inner({ children: [child] } as unknown as HtmlElement),
    ]),
  ),
];

const byElement: Readonly<Record<string, Handler>> = {
  svg: drawing,
  a: link,
  b: strong('strong'),
  strong: strong('strong'),
  em: strong('em'),
  i: strong('em'),
  details: fold,
  dl: facts,
  td: (element, inner) => [h('td', spans(element), inOneLine(inner(element)))],
  th: (element, inner) => [h('th', spans(element), inOneLine(inner(element)))],
  // Nothing is chosen in a text: what the choices lead to is below.
  fieldset: () => [],
};

const spans = ({ attribs: { colspan, rowspan } }: HtmlElement): Record<string, string> => ({
  ...(colspan ? { colSpan: colspan } : {}),
  ...(rowspan ? { rowSpan: rowspan } : {}),
});

const byClass: Readonly<Record<string, Handler>> = {
  code,
  'api-endpoint': endpoint,
  'theme-admonition': admonition,
  'home-after': (element, inner) => [...inner(element), { type: 'text', value: ', ' }],
  'home-trace': (element, inner) => [h('p', link(element, inner))],
  'tab-name': (element) => [nameLine(squeezed(fullText(element)))],
};

/** Lists whose items have parts that only styles set apart. */
const partsApart = new Set(['home-jobs', 'home-checks', 'home-news']);

/** The handler of an element: by its class, or by its name. */
export function handlerOf(element: HtmlElement): Handler | undefined {
  const classes = classesOf(element.attribs.class);
  const name = classes.find((one) => Object.hasOwn(byClass, one));
  // A `code` class is a figure; other elements with it are text.
  if (name !== undefined && (name !== 'code' || element.name === 'figure')) return byClass[name];
  const parent = element.parent?.type === 'tag' ? classesOf(element.parent.attribs.class) : [];
  if (element.name === 'li' && parent.some((one) => partsApart.has(one))) return apart;
  return Object.hasOwn(byElement, element.name) ? byElement[element.name] : undefined;
}
