/**
 * Numbers with units in the texts of data. Readers meet these texts next to pages that show the same limit with <Fact>, so
 * a text takes it from data/limits.yaml too, as `{fact:…}` or `{value:…}`. A number that is nobody's limit is in
 * data/exceptions.yaml with the reason.
 */
import { LineCounter, isScalar, parseDocument, visit, type Pair } from 'yaml';
import { filesBelow, readText } from '../../lib/cache/inputs';
import { loadLimits } from '../../lib/facts/load';
import { quantityFinder } from '../../lib/facts/quantity-finder';
import { Exceptions } from '../exceptions';
import type { Finding } from '../report';

/**
 * Where texts are about something else: what partners, stores and libraries do, what an SDK requires, inputs of the sample
 * world, what readers search for.
 */
const elsewhere =
  /^(?:partners|monetization-partners|requirements|licenses|sample-world|raw-data\/samples)\/|^(?:limits|exceptions|search-|routes|attribution-windows|api-rate-limits|sdk-releases|supply-chain|link-names|voice|quantities)/;

/** Keys of values that are names on a screen or code, not sentences. */
const names = new Set([
  'default',
  'values',
  'columns',
  'part',
  'switch',
  'field',
  'option',
  'example',
  'tile',
]);

interface TypedText {
  text: string;
  line: number;
}

/** Texts of a file of facts: values of keys that are sentences. */
function textsOf(content: string): TypedText[] {
  const counter = new LineCounter();
  const texts: TypedText[] = [];
  visit(parseDocument(content, { lineCounter: counter }), {
    Scalar(key, node, path) {
      const named = path.findLast((parent): parent is Pair => 'key' in parent)?.key;
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      if (isScalar(named) && names.has(String(named.value))) return;
      texts.push({ text: node.value, line: counter.linePos(node.range[0]).line });
    },
  });
  return texts;
}

/** Files of facts whose texts are held to the rule, below data/. */
const quantityFiles = (): string[] =>
  filesBelow('data').filter((file) => /\.(?:yaml|json)$/.test(file) && !elsewhere.test(file));

/** Quantities in texts of data that are neither taken from a fact nor given a reason. */
export function quantityProblems(): Finding[] {
  const exceptions = new Exceptions();
  const limits = loadLimits();
  const quantitiesIn = quantityFinder(limits);
  const typed = quantityFiles().flatMap((name) =>
    textsOf(readText(`data/${name}`)).flatMap(({ text, line }) =>
      quantitiesIn(text)
        .map(({ text: found }) => found)
        .filter((found) => !exceptions.find('quantity', `data/${name}`, found))
        .map((found) => {
          const fact = limits.find((limit) => limit.text === found);
          const cure = fact
            ? `Write {fact:${fact.key}}.`
            : 'Write {fact:…} with its key of data/limits.yaml, or give the reason in data/exceptions.yaml.';
          return { file: `data/${name}`, line, message: `"${found}" is typed`, cure };
        }),
    ),
  );
  return [...typed, ...exceptions.unneeded('quantity')];
}
