/** Properties of the demo app: keys that it reads, and a token of the right form. */
import { didYouMean } from '../../lib/text/closest';
import { tokenFinding, type SampleFinding } from './rules';

const keys: Readonly<Record<string, (value: string, row: number) => SampleFinding | undefined>> = {
  'whence.token': (value, row) => tokenFinding(value, 'whenceToken', row),
  'whence.applicationId': (value, row) =>
    /^[a-z]\w*(?:\.[a-z]\w*)+$/.test(value)
      ? undefined
      : {
          row,
          message: `"${value}" is not a package name`,
          cure: 'Write one such as com.lumenforge.harbortides.',
        },
};

/** Findings in a file of properties. */
export const checkProperties = (code: string): SampleFinding[] =>
  code.split('\n').flatMap((line, row) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [key = '', ...value] = line.split('=');
    const check = keys[key];
    if (!check)
      return [
        {
          row,
          message: `The demo reads no property ${key}`,
          cure: didYouMean(key, Object.keys(keys)) || 'Remove it.',
        },
      ];
    return check(value.join('='), row) ?? [];
  });
