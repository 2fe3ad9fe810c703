/** Properties of the demo app: keys that it reads, and a token of the right form. */
import { didYouMean } from '../../lib/text/closest';
import { finding, tokenFindings, unless, type SampleFinding } from './rules';

const keys: Readonly<Record<string, (value: string, row: number) => SampleFinding[]>> = {
  'whence.token': (value, row) => tokenFindings(value, 'whenceToken', 'wta', row),
  'whence.applicationId': (value, row) =>
    unless(
      /^[a-z]\w*(?:\.[a-z]\w*)+$/.test(value),
      row,
      `"${value}" is not a package name`,
      'Write one such as com.lumenforge.harbortides.',
    ),
};

/** Findings in a file of properties. */
export const checkProperties = (code: string): SampleFinding[] =>
  code.split('\n').flatMap((line, row) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [key = '', ...value] = line.split('=');
    const cure = didYouMean(key, Object.keys(keys)) || 'Remove it.';
    return keys[key]?.(value.join('='), row) ?? [finding(row, `The demo reads no property ${key}`, cure)];
  });
