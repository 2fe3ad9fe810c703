/**
 * Tests what pages type: numbers with their units, dates, versions and code names. A writer may type a fact if it is one;
 * what no data proves is a finding that names the nearest fact.
 */
import type { Root, Table } from 'mdast';
import { loadLimits } from '../../../lib/facts/load';
import type { Source } from '../../../lib/markdown/sources';
import { walk } from '../../../lib/markdown/walk';
import { closest } from '../../../lib/text/closest';
import { Exceptions } from '../../exceptions';
import type { Finding } from '../../report';
import { KnownCode } from './codes';
import { dataTexts } from './corpus';
import { figureFile, figurePassages, figuresOf, readFigure } from './figures';
import { isPosition, quantitiesOf, type Quantity } from './numbers';
import { passagesOf, type Passage } from './passages';
import { Prover, surroundingsOf, type Proof } from './prove';
import { Releases, type Verdict } from './releases';
import { fenceNumbers, type Fences } from './samples';

export type How = Proof | 'exempt' | 'another check';

/** What the check has seen, over all pages. */
export interface Tally {
  candidates: number;
  proven: Map<How, number>;
}

/** Most literals that may be exempt. */
export const exemptLimit = 0.02;

/** Days, clock times and time spans of a text, which labels and description of a drawing both have. */
const momentsIn = (text: string): Quantity[] =>
  quantitiesOf(text).filter(({ kind }) => kind === 'date' || kind === 'clock' || kind === 'time');

type PageSource = Pick<Source, 'file' | 'platform'>;

interface Content {
  tree: Root;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** Tests pages, one at a time. */
export class LiteralsCheck {
  readonly tally: Tally = { candidates: 0, proven: new Map() };
  private readonly prover: Prover;
  private readonly releases = new Releases();
  private readonly codes: KnownCode;
  private readonly facts = new Map(loadLimits().map(({ key, text }) => [key, text]));

  constructor(readonly exceptions = new Exceptions()) {
    const texts = dataTexts();
    this.prover = new Prover(texts);
    this.codes = new KnownCode(texts);
  }

  /** Findings of a page. */
  page({ file, platform }: PageSource, { tree, frontMatter }: Content): Finding[] {
    const fences = fenceNumbers(tree);
    const findings: Finding[] = [];
    for (const passage of passagesOf(tree, frontMatter, (id) => this.facts.get(id) ?? '')) {
      const { fact, result } = passage.provenElsewhere;
      this.count('another check', fact + result);
      findings.push(
        ...this.numbers(file, passage, fences, platform),
        ...this.codeNames(file, passage, fences),
      );
    }
    walk(tree, (node) => {
      if (node.type !== 'table') return;
      for (const problem of this.releases.table(node as Table)) findings.push({ file, ...problem });
    });
    return findings;
  }

  /**
   * Findings of the figures that a page shows.
   * @param read Gives the source of a drawing.
   */
  figures({ tree, frontMatter }: Content, read: (name: string) => string = readFigure): Finding[] {
    const fences = fenceNumbers(tree);
    const said = new Set(
      passagesOf(tree, frontMatter, () => '').flatMap(({ text }) =>
        quantitiesOf(text).map(({ kind, value }) => `${kind} ${value}`),
      ),
    );
    const headings = String(frontMatter.title ?? '');
    return figuresOf(tree).flatMap(({ name, caption, hasResults }) => {
      const file = figureFile(name);
      const passages = figurePassages(read(name), `${headings}. ${caption}`);
      const told = new Set(
        passages
          .filter(({ kind }) => kind === 'description')
          .flatMap(({ text }) => momentsIn(text).map(({ value }) => value)),
      );
      return passages.flatMap((passage) => {
        this.count('another check', passage.provenElsewhere.fact);
        const quantities = quantitiesOf(passage.typed);
        if (hasResults) this.count('another check', quantities.length);
        const open = hasResults ? [] : quantities;
        return [
          ...open.flatMap((quantity) => {
            const proof = said.has(`${quantity.kind} ${quantity.value}`)
              ? 'page'
              : this.prover.prove(quantity, passage, fences);
            if (proof) this.count(proof);
            else if (!this.exempt(file, quantity.text)) {
              this.tally.candidates += 1;
              return [{ file, line: passage.line, ...this.unproven(quantity, passage) }];
            }
            return [];
          }),
          ...this.codeNames(file, passage, fences),
          ...momentsIn(passage.text)
            .filter(({ value }) => !told.has(value))
            .map(({ text }) => ({
              file,
              line: passage.line,
              message: `The label "${passage.text}" has ${text}, which the description does not tell`,
              cure: 'Let <desc> tell all that the drawing shows, or correct one of them.',
            })),
        ];
      });
    });
  }

  /** Counts over all pages read so far, for people. */
  get summary(): string {
    const { candidates, proven } = this.tally;
    const kinds = [...proven].map(([how, count]) => `${how} ${count}`).join(', ');
    const exempt = proven.get('exempt') ?? 0;
    return `${candidates} typed literals; proven by ${kinds} (${((exempt / candidates) * 100).toFixed(1)}% exempt).`;
  }

  /** Exceptions that nothing needs any longer. */
  unusedExemptions(): Finding[] {
    return this.exceptions.unneeded('number', 'screen', 'role');
  }

  private count(how: How, count = 1): void {
    this.tally.candidates += count;
    this.tally.proven.set(how, (this.tally.proven.get(how) ?? 0) + count);
  }

  private exempt(page: string, text: string): boolean {
    if (!this.exceptions.find('number', page, text) && !this.exceptions.find('result', page, text))
      return false;
    this.count('exempt');
    return true;
  }

  private *numbers(
    file: string,
    passage: Passage,
    fences: Fences,
    platform: string | undefined,
  ): Generator<Finding> {
    for (const quantity of quantitiesOf(passage.typed)) {
      const { start, text } = quantity;
      if (isPosition(quantity, passage)) continue;
      const line = passage.lineAt(start);
      const verdict =
        quantity.kind === 'date'
          ? this.releases.date(quantity, passage)
          : this.releases.version(quantity, passage, platform);
      const proof = verdict
        ? verdict.proven
          ? 'release'
          : undefined
        : this.prover.prove(quantity, passage, fences);
      if (proof) this.count(proof);
      else if (!this.exempt(file, text)) {
        this.tally.candidates += 1;
        yield { file, line, ...(verdict ?? this.unproven(quantity, passage)) };
      }
    }
  }

  private unproven(quantity: Quantity, passage: Passage): Pick<Verdict, 'message' | 'cure'> {
    const nearest = this.prover.nearest(quantity, surroundingsOf(passage, quantity.start));
    const said = passage.text.slice(
      Math.max(0, quantity.start - 30),
      quantity.start + quantity.text.length + 20,
    );
    return {
      message: `"${quantity.text}" in "${said.trim()}" is not proven by data${
        nearest ? `; the nearest fact is ${nearest.name} = ${nearest.text} (${nearest.place})` : ''
      }`,
      cure: 'Correct the number, show it by key, or add the fact with its words to data/quantities.yaml.',
    };
  }

  private *codeNames(file: string, passage: Passage, fences: Fences): Generator<Finding> {
    for (const { value, line, start } of passage.codes) {
      const number = /^-?\d[\d,.]*$/.test(value) ? quantitiesOf(value)[0] : undefined;
      if (number) {
        const proof = this.prover.prove({ ...number, start }, passage, fences);
        if (proof || this.codes.unknown(value).length === 0) this.count(proof ?? 'name');
        continue;
      }
      const [unknown] = this.codes.unknown(value);
      if (unknown === undefined) this.count('name');
      else if (!this.exempt(file, value)) {
        this.tally.candidates += 1;
        yield {
          file,
          line,
          message: `\`${value}\`: nothing declares "${unknown}"`,
          cure: `The nearest name is ${closest(unknown, this.codes.all)}. A name of another product belongs in data/code-names.yaml.`,
        };
      }
    }
  }
}
