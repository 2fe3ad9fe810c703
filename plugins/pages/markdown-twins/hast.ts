/**
 * Makes plain elements of a page's main part, without what only a screen needs. An element or a class that it does not know
 * stops the build, so no page loses a part unnoticed.
 */
import type { AnyNode, Element as HtmlElement } from 'domhandler';
import type { ElementContent } from 'hast';
import { classesOf, isKnownClass, isLeftOutClass } from './classes';
import { handlerOf } from './components';

const elements = new Set(
  `a article b blockquote br code dd div dt em figcaption figure h1 h2 h3 h4 h5 h6 header hr i img kbd li main mark ol p pre
  section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var nav label footer samp abbr q`.split(
    /\s+/,
  ),
);

const leftOutElements = new Set(
  'button script style template noscript input select option textarea colgroup col form wbr search'.split(
    ' ',
  ),
);

const isLeftOut = ({ name, attribs }: HtmlElement, classes: readonly string[]): boolean =>
  leftOutElements.has(name) ||
  attribs['aria-hidden'] === 'true' ||
  attribs.role === 'tablist' ||
  classes.some(isLeftOutClass);

/** Attributes that mean something in Markdown, by the names that hast-util-to-mdast reads. */
const properties = new Map(['href', 'src', 'alt', 'title', 'start'].map((name) => [name, name]));

function propertiesOf(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      const known = properties.get(name);
      return known ? [[known, value]] : [];
    }),
  );
}

/**
 * Content of an element.
 * @throws Error naming the first element that Markdown cannot say, with the cure.
 */
export function plainElements(node: AnyNode): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.data.replace(/[\u200b\u00ad]/g, '') }];
  if (node.type !== 'tag') return node.type === 'root' ? node.children.flatMap(plainElements) : [];
  const classes = classesOf(node.attribs.class);
  if (isLeftOut(node, classes)) return [];
  const handler = handlerOf(node);
  if (handler) return handler(node, (element) => element.children.flatMap(plainElements));
  const unknown = elements.has(node.name) ? classes.find((name) => !isKnownClass(name)) : undefined;
  if (!elements.has(node.name) || unknown !== undefined)
    throw new Error(
      `<${node.name}${node.attribs.class ? ` class="${node.attribs.class}"` : ''}> has no form in Markdown — ` +
        `Say what ${unknown === undefined ? 'the element' : `the class ${unknown}`} means in plugins/pages/markdown-twins (classes.ts, components.ts, or hast.ts).`,
    );
  return [
    {
      type: 'element',
      tagName: node.name,
      properties: propertiesOf(node.attribs),
      children: node.children.flatMap(plainElements),
    },
  ];
}
