/** What is wrong with a request to the API, whatever describes it: an OpenAPI document or data/json-schemas. */
import { didYouMean } from '../../lib/text/closest';
import { pathPattern, type ApiCall } from './calls';
import { finding, unless, type SampleFinding } from './rules';

/** What one of the APIs takes at a path. */
export interface Target {
  path: string;
  /** In upper case. */
  methods: readonly string[];
}

/** The targets on the path of a call that take its method; findings if there are none. */
export function targetsOf<T extends Target>(
  targets: readonly T[],
  { method, row }: ApiCall,
  pathname: string,
): { found: readonly T[]; findings: SampleFinding[] } {
  const onPath = targets.filter(({ path }) => pathPattern(path).test(pathname));
  const found = onPath.filter(({ methods }) => methods.includes(method));
  if (found.length > 0) return { found, findings: [] };
  const paths = targets.map(({ path }) => path);
  const methods = onPath.flatMap((target) => target.methods).join(', ');
  return {
    found,
    findings: [
      onPath.length === 0
        ? finding(row, `${pathname} is not a path of the API`, didYouMean(pathname, paths))
        : finding(row, `${pathname} has no ${method}`, `It has ${methods}.`),
    ],
  };
}

/** The parameters in a path, each with its value. */
export function pathParameters(template: string, pathname: string): { name: string; value: string }[] {
  const values = pathPattern(template).exec(pathname)?.slice(1) ?? [];
  return [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ''], i) => ({ name, value: values[i] ?? '' }));
}

export const keyFindings = ({ headers, row }: ApiCall): SampleFinding[] =>
  unless(
    headers.has('x-whence-api-key'),
    row,
    'The call sends no X-Whence-Api-Key',
    'Add --header "X-Whence-Api-Key: $WHENCE_API_KEY".',
  );

/**
 * What is wrong with a JSON body; one that curl reads from a file is not looked at.
 * @param what The operation or path, for messages.
 * @param cure What to do about a body that does not fit.
 */
export function bodyFindings(
  { body, headers, row }: ApiCall,
  what: string,
  validate: (value: unknown) => string[],
  cure: string,
): SampleFinding[] {
  if (body === undefined) return [finding(row, `${what} needs a body`, 'Add --data with JSON.')];
  if (body.startsWith('@')) return [];
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    return [finding(row, `The body is not valid JSON: ${reason}`, 'Correct it.')];
  }
  return [
    ...unless(
      /^application\/json/.test(headers.get('content-type') ?? ''),
      row,
      'The call does not say that its body is JSON',
      'Add --header "Content-Type: application/json".',
    ),
    ...validate(value).map((problem) => finding(row, `The body does not fit ${what}: ${problem}`, cure)),
  ];
}
