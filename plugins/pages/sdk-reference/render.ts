/** A page of a reference as MDX: what a symbol is, its members or parameters, and what became of it. */
import { stringify } from 'yaml';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { site } from '../../../config/site';
import type { Versions } from '../../../lib/declarations/load';
import type { Comment, Declared } from '../../../lib/declarations/model';
import { wordList } from '../../../lib/text/words';
import { changesOf } from './changes';
import type { ReferencePage } from './pages';

/** A guide of this version, and what it uses. */
export interface Guide {
  title: string;
  route: string;
  symbols: readonly string[];
}

export interface ReferenceContext {
  platform: 'react-native' | 'unity';
  version: string;
  /** What samples import. */
  packageName: string;
  /** All versions of the platform, newest first, with comments. */
  versions: Versions;
  pages: readonly ReferencePage[];
  guides: readonly Guide[];
  renamed: Readonly<Record<string, string>>;
  /** Samples by symbol. */
  examples: Readonly<Record<string, string>>;
}

const code = (text: string): string => `\`${text}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The first sentence of a comment. */
const firstOf = (comment: Comment | undefined): string =>
  /^.*?(?<!\bArt)\.(?= |$)/.exec(comment?.text ?? '')?.[0] ?? '';

/** A class with more calls has a table of them, and a longer list of what uses a symbol is cut. */
const longIndex = 8;

/** Names of the members of a symbol, also of nested ones. */
const memberNames = ({ members }: Declared): readonly string[] =>
  members.flatMap((one) => [one.name, ...memberNames(one)]);

/** The names in a type, without literals. */
const namesIn = (type = ''): readonly string[] => type.replace(/'[^']*'/g, '').match(/\w+/g) ?? [];

const blocks = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** A signature that is too long for a line, with a line for each parameter or literal. */
function wrapped(line: string): string {
  if (line.length <= 80) return line;
  const [, head = '', inside, tail = ''] = /^([^(]*\()(.+)(\).*)$/.exec(line) ?? [];
  if (inside === undefined) return line.replace('= ', '= | ').replaceAll(' | ', '\n  | ');
  const each = inside.split(/, (?=[^<>]*(?:<|$))/).map((one) => `\n  ${one}`);
  return `${head}${each.join(',')}\n${tail}`;
}

/** A table without the columns that are empty in all rows. */
function dense(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, i) => rows.some((row) => row[i] !== ''));
  const kept = <T>(row: readonly T[]): T[] => row.filter((_, i) => used[i]);
  return table(
    kept(head),
    rows.map((row) => kept(row.map((text) => text || '–'))),
  );
}

export class ReferenceWriter {
  /** The page that is written; texts on it don't link to it. */
  private route = '';
  private membersHere: ReadonlySet<string> = new Set();

  constructor(private readonly context: ReferenceContext) {}

  /** Text of a comment in MDX: only code may have braces and angle brackets. Names lead to what documents them, once. */
  private prose(text: string): string {
    const linked = new Set<string>();
    return text
      .split(/(`[^`]*`)/)
      .map((part, i) => {
        if (i % 2 === 0) return part.replace(/[{}<]/g, (sign) => `\\${sign}`);
        const name = part.slice(1, -1);
        const link = linked.has(name) ? '' : this.linkTo(name);
        linked.add(name);
        return link || part;
      })
      .join('');
  }

  private cell(text: string): string {
    return this.prose(text).replaceAll('|', '\\|');
  }

  /**
   * Link to a symbol, or to a call of `WhenceSDK`, on another page; an empty string for any other name. A name that the page
   * itself declares for a member means that.
   */
  private linkTo(name: string): string {
    if (this.membersHere.has(name)) return '';
    const place = this.placeOf(name);
    if (place !== undefined) return place === this.route ? '' : this.link(name);
    const link = this.memberLink(name.includes('.') ? name : `WhenceSDK.${name}`, name);
    return link.includes(`(${this.route}#`) ? '' : link;
  }

  /** Address of the place that documents a symbol. */
  private placeOf(name: string): string | undefined {
    const page = this.context.pages.find(
      ({ own, hosted }) => own?.name === name || hosted.some((one) => one.name === name),
    );
    return page && (page.own?.name === name ? page.route : `${page.route}#${name.toLowerCase()}`);
  }

  /** A type, with links to its symbols and to the types inside the one that is described. */
  private type(text: string, here: string): string {
    const inside = this.context.versions.get(this.context.version)?.get(here)?.members ?? [];
    return (
      text
        .split(/('[^']*'|\w+)/)
        .filter(Boolean)
        .map((part) => {
          const isInside = inside.some(({ name, kind }) => name === part && /^(?:enum|class)$/.test(kind));
          const place = isInside
            ? `#${`${here}${part}`.toLowerCase()}`
            : part === here
              ? undefined
              : this.placeOf(part);
          return place ? `[${code(part)}](${place})` : `${code(part)}`;
        })
        .join('')
        .replaceAll('``', '')
        // A line can end before a linked type.
        .replaceAll('`[', '`<wbr />[')
        .replaceAll('|', '\\|')
    );
  }

  private inputs({ parameters, comment }: Declared, here: string): string {
    return dense(
      ['Parameter', 'Type', 'Meaning'],
      parameters.map(({ name, type, optional }) => [
        code(name + (optional ? '?' : '')),
        this.type(type, here),
        this.cell(comment?.parameters[name] ?? this.common(name) ?? ''),
      ]),
    );
  }

  /** Comment of a parameter that all calls have. */
  private common(name: string): string | undefined {
    const start = this.context.versions
      .get(this.context.version)
      ?.get('WhenceSDK')
      ?.members.find((one) => one.name === 'Start');
    return (
      start?.comment?.parameters[name] ??
      (name === 'onSuccess' ? 'Runs when the call has succeeded.' : undefined)
    );
  }

  private outcome({ type, comment }: Declared, here: string): string {
    const gives = type && type !== 'void' ? `${this.type(type, here)}. ` : '';
    const returns =
      gives || comment?.returns ? `**Result:** ${gives}${this.prose(comment?.returns ?? '')}`.trim() : '';
    // What only newer versions raise ends with `, from 6.0 on`.
    const errors = (comment?.errors ?? [])
      .flatMap((text) => text.split(/; (?=`)/))
      .filter((text) => {
        const from = /, from (\d+\.\d+) on\.?$/.exec(text)?.[1];
        return from === undefined || parseFloat(from) <= parseFloat(this.context.version);
      })
      .map((text) => text.replace(/\.?$/, '.'));
    return blocks(
      returns,
      errors.length > 0 ? `**Errors:**\n\n${errors.map((text) => `- ${this.prose(text)}`).join('\n')}` : '',
    );
  }

  private members({ members, name, kind }: Declared, isOwn = false): string {
    const of = (...kinds: Declared['kind'][]) => members.filter((one) => kinds.includes(one.kind));
    const constants = dense(
      ['Constant', 'Value', 'Meaning'],
      of('constant').map((one) => [
        code(one.name),
        one.type ? code(one.type) : '',
        this.cell(one.comment?.text ?? ''),
      ]),
    );
    const properties = dense(
      [
        kind === 'constants' ? 'Constant' : 'Member',
        kind === 'constants' ? 'Value' : 'Type',
        'Access',
        'Default',
        'Meaning',
      ],
      of('property', 'event').map((one) => [
        code(one.name + (one.optional ? '?' : '')),
        kind === 'constants' ? code(one.type ?? '') : this.type(one.type ?? '', name),
        one.kind === 'event' ? 'event' : one.access ? code(one.access) : '',
        this.cell(one.comment?.initial ?? ''),
        this.cell(one.comment?.text ?? '') + this.addedTo(one),
      ]),
    );
    const methods = of('constructor', 'method');
    const twinOf = (one: Declared) =>
      one.name.endsWith('Async') && methods.find(({ name: other }) => `${other}Async` === one.name);
    const calls = methods
      .filter((one) => !twinOf(one))
      .map((one, i, all) => {
        const twin = methods.find((other) => twinOf(other) === one);
        return blocks(
          `### ${one.kind === 'constructor' ? `new ${one.name}` : one.name}` +
            // The second form of a call has its own address.
            (all[i - 1]?.name === one.name ? ` with ${one.parameters[0]?.name ?? 'nothing'}` : ''),
          this.prose(one.comment?.text ?? '') + this.addedTo(one),
          this.fence([one, ...(twin ? [twin] : [])].map((form) => form.code).join('\n')),
          twin
            ? `${code(twin.name)} has no callbacks: it returns a task, and throws a ${this.link('WhenceException')} if it fails.${this.addedTo(twin)}`
            : '',
          this.inputs(one, name),
          this.outcome(one.kind === 'method' ? one : { ...one, type: '' }, name),
        );
      });
    const nested = of('enum', 'class').map((one) =>
      blocks(`### ${name}.${one.name}`, this.prose(one.comment?.text ?? ''), this.members(one)),
    );
    // The codes are rendered from data, as on the guides.
    if (name === 'ErrorCode') return '<Data view="sdk-errors" />';
    const below = [...calls, ...nested];
    const index = table(
      ['Call', 'What it does'],
      methods
        .filter((one, i) => one.kind === 'method' && !twinOf(one) && methods[i - 1]?.name !== one.name)
        .map((one) => [`[${code(one.name)}](#${one.name.toLowerCase()})`, this.cell(firstOf(one.comment))]),
    );
    // The symbol of a page is its first heading, so members need a heading of the second level above theirs.
    return blocks(
      constants,
      properties,
      below.length > 0 && isOwn ? '## Calls and types' : '',
      below.length > longIndex ? index : '',
      ...below,
    );
  }

  private example(name: string): string {
    const text = this.context.examples[name]?.trimEnd();
    const language = this.context.platform === 'unity' ? 'csharp' : 'ts';
    return text === undefined ? '' : `\`\`\`${language} title="Example"\n${text}\n\`\`\``;
  }

  private fence(text: string): string {
    const lines = text.split('\n').map(wrapped).join('\n');
    return `\`\`\`${this.context.platform === 'unity' ? 'csharp' : 'ts'} declaration\n${lines}\n\`\`\``;
  }

  /** The versions that are older, newest first. */
  private older(): [string, ReadonlyMap<string, Declared>][] {
    const all = [...this.context.versions];
    return all.slice(all.findIndex(([version]) => version === this.context.version) + 1);
  }

  /** `Added in 5.1.x.` for a member that an older version lacks. */
  private addedTo(one: Declared): string {
    if (one.comment?.since) return ` Added in ${one.comment.since}.`;
    const [previous] = this.older();
    const owner = this.ownerOf(one);
    const before = owner && previous?.[1].get(owner.name);
    return before && !before.members.some(({ name }) => name === one.name)
      ? ` Added in ${this.context.version}.`
      : '';
  }

  private ownerOf(member: Declared): Declared | undefined {
    return [...(this.context.versions.get(this.context.version)?.values() ?? [])].find(({ members }) =>
      members.includes(member),
    );
  }

  /** Where to read what an update changes. */
  private update(version: string, before: string): string {
    const changelog = `/sdk/${version}/${this.context.platform}/overview/changelog`;
    return `For what to change in your app, see [Update from ${before}](${changelog}#update-from-${before.replaceAll('.', '')}).`;
  }

  /** What a symbol has from another one of the SDK. */
  private base({ code: head }: Declared): string {
    const base = /(?:\bextends|^public sealed class \w+ :) (\w+)/.exec(head)?.[1] ?? '';
    return this.placeOf(base) ? `It has the members of ${this.link(base)}, too.` : '';
  }

  /** What takes or gives values of a symbol; where that is nearly everything, the first ones. */
  private users({ name }: Declared): string {
    const uses = ({ type, parameters }: Declared): boolean =>
      [type, ...parameters.map((one) => one.type)].some((text) => namesIn(text).includes(name));
    const links = this.symbols()
      .filter((owner) => owner.name !== name)
      .flatMap((owner) => [
        ...(uses(owner) ? [this.link(owner.name)] : []),
        ...owner.members
          .filter((member) => !member.name.endsWith('Async') && uses(member))
          .map((member) =>
            member.name === owner.name
              ? this.link(owner.name)
              : this.memberLink(`${owner.name}.${member.name}`),
          ),
      ]);
    const shown = [...new Set(links)];
    const more = shown.length > longIndex ? shown.splice(longIndex).length : 0;
    return shown.length > 0 ? `**Used by:** ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}.` : '';
  }

  private since(symbol: Declared): string {
    const since = symbol.comment?.since;
    const [previous] = this.older();
    if (since) return `Added in ${since}.`;
    return previous && !previous[1].has(symbol.name) ? `Added in ${this.context.version}.` : '';
  }

  private symbol(symbol: Declared, isOwn = false): string {
    const { packageName, platform } = this.context;
    const inType = symbol.kind === 'function' ? this.inputs(symbol, symbol.name) : '';
    const guide = this.guideOf(symbol.name);
    const { sentences, others, breaking } = changesOf(
      symbol,
      this.context.version,
      this.context.versions,
      this.context.renamed,
    );
    const head = /^(?:enum|interface)$/.test(symbol.kind) ? symbol.code.replace(/ \{.*$/, '') : symbol.code;
    const members = this.members(symbol, isOwn);
    const isType = symbol.kind === 'interface' || symbol.kind === 'union';
    const signature = platform === 'unity' ? symbol.code : symbol.kind === 'constants' ? '' : head;
    return blocks(
      this.prose(symbol.comment?.text ?? ''),
      this.fence(
        blocks(
          platform === 'unity'
            ? `using ${packageName};`
            : `import ${isType ? 'type ' : ''}{ ${symbol.name} } from '${packageName}';`,
          signature,
        ),
      ),
      this.base(symbol),
      inType,
      symbol.kind === 'function' ? this.outcome(symbol, symbol.name) : '',
      this.users(symbol),
      this.example(symbol.name),
      members,
      // Below headings of calls, what concerns the symbol needs a heading, too.
      isOwn && members.includes('## Calls and types') ? '## Other versions' : '',
      [this.since(symbol), ...sentences].filter(Boolean).join(' '),
      ...others.map(([next, rows]) =>
        table(
          [this.context.version, next],
          rows.map(([name, other]) => [code(name), other ? code(other) : 'gone']),
        ),
      ),
      breaking ? this.update(...breaking) : '',
      guide === undefined ? '' : `For how to use it, see [${guide.title}](${guide.route}).`,
    );
  }

  private link(name: string): string {
    return `[${code(name)}](${this.placeOf(name) ?? ''})`;
  }

  /** Link to a member such as `WhenceSDK.Flush`; an empty string where this version lacks it. */
  private memberLink(name: string, label = name): string {
    const [owner = '', member] = name.split('.');
    const found = this.context.versions
      .get(this.context.version)
      ?.get(owner)
      ?.members.find((one) => one.name === member);
    const place = this.placeOf(owner) ?? '';
    const anchor = found?.kind === 'method' && !place.includes('#') ? `#${found.name.toLowerCase()}` : '';
    return found ? `[${code(label)}](${place}${anchor})` : '';
  }

  /** All symbols by name. */
  private byName(): string {
    return table(
      ['Symbol', 'Kind', 'Meaning'],
      this.symbols()
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((one) => [this.link(one.name), one.kind, this.cell(firstOf(one.comment))]),
    );
  }

  private guideOf(symbol: string): Guide | undefined {
    return this.context.guides.find(({ symbols }) => symbols.includes(symbol));
  }

  /** All symbols by what they are for: the guide that uses their page, in its order. */
  private byTask(): string {
    const all = this.context.pages.flatMap(({ own, hosted }) =>
      [...(own ? [own] : []), ...hosted].map(({ name }) => ({
        name,
        owner: own?.name ?? name,
        guide: this.guideOf(own?.name ?? name),
      })),
    );
    const place = (guide: Guide, owner: string): number => guide.symbols.indexOf(owner);
    return table(
      ['Task', 'Symbols'],
      this.context.guides.map((one) => [
        `[${one.title}](${one.route})`,
        [
          ...all
            .filter(({ guide }) => guide === one)
            .sort((a, b) => place(one, a.owner) - place(one, b.owner))
            .map(({ name }) => this.link(name)),
          ...one.symbols.filter((name) => name.includes('.')).map((name) => this.memberLink(name)),
        ]
          .filter(Boolean)
          .join(', '),
      ]),
    );
  }

  private symbols(): Declared[] {
    return this.context.pages.flatMap(({ own, hosted }) => [...(own ? [own] : []), ...hosted]);
  }

  /** Description of a page: its own symbol's meaning if that fits, else what it hosts. */
  private describe({ own, title, slug, hosted }: ReferencePage, sdk: string): string {
    if (slug === '')
      return `All symbols in the ${sdk} by task and name, with their signatures, members, defaults, and errors.`;
    const texts = [
      own ? `${own.name} in the ${sdk}. ${firstOf(own.comment)}` : '',
      ...hosted.map((_, i) => {
        const names = hosted.slice(0, hosted.length - i).map(({ name }) => name);
        const all = [...names, ...(i > 0 ? [`${i} more`] : [])];
        return `${title} in the ${sdk}, with ${wordList(all)}.`;
      }),
      `${title} in the ${sdk}: signature, members, defaults, and errors.`,
    ].map((text) => text.replaceAll('`', ''));
    return texts.find(({ length }) => length >= 60 && length <= 160) ?? texts.at(-1) ?? '';
  }

  /** The page with its front matter. */
  page(page: ReferencePage): string {
    const { platform, version, pages } = this.context;
    const sdk = `${platformNames[platform satisfies PlatformPath]} SDK ${version}`;
    const { own, slug, hosted, title } = page;
    this.route = page.route;
    this.membersHere = new Set([...(own ? [own] : []), ...hosted].flatMap(memberNames));
    const hasList = !own && slug !== '';
    const list = pages.find((one) => !one.own && one.slug !== '');
    const intro =
      slug === ''
        ? `All symbols in the ${sdk}, grouped by task.${list ? ` For the list by name, see [${list.title}](${list.route}).` : ''}`
        : `All symbols in version ${version} by name, with the page that documents each one.`;
    return `---\n${stringify(
      {
        title,
        description: this.describe(page, sdk),
        custom_edit_url: `${site.editUrl}${own?.comment?.file ?? own?.file ?? `declarations/${platform}/${version}`}`,
        keywords: [...hosted.map(({ name }) => name), sdk.replace(' SDK', '')],
      },
      { lineWidth: 0 },
    )}---\n\n${blocks(
      own ? this.symbol(own, true) : intro,
      slug === '' ? this.byTask() : '',
      slug === '' && !list ? '## Symbols by name' : '',
      hasList || (slug === '' && !list) ? this.byName() : '',
      ...hosted.map((one) => blocks(`## ${one.name}`, this.symbol(one))),
    )}\n`;
  }
}
