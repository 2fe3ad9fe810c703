/** What the fields of the builder hold for one operation. Problems and code are made from it. */
import { isList } from './lists';
import type { BuilderOperation, BuilderParameter } from '../../../lib/shared/builder-operation';
import type { Json } from '../../../lib/shared/json-schema';

/** A parameter with its value; `style` and `explode` are for the request builder of the API theme. */
export interface BuilderParam extends BuilderParameter {
  /** What the reader typed; a list for repeatable parameters. */
  value?: string | string[];
  style?: 'form';
  explode?: boolean;
}

export interface BuilderState {
  params: readonly BuilderParam[];
  /** Text of the body; undefined if the operation has no example of one and nothing was typed. */
  body: string | undefined;
}

/** A value as the text of an input. */
export function inputText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Readable JSON for the body's editor. */
export const bodyText = (value: Json): string => JSON.stringify(value, null, 2);

function initialValue({ required, example, schema }: BuilderParameter): string | string[] | undefined {
  if (!required || example === undefined) return undefined;
  if (isList(schema)) return [example].flat().map(inputText);
  return inputText(example);
}

/** The state that the builder opens with: required values and the body filled in from the specification's examples. */
export function initialState({ parameters, body }: BuilderOperation): BuilderState {
  const example = body?.examples[0];
  return {
    params: parameters.map((parameter) => ({
      ...parameter,
      // Lists in the query are repeated parameters. On single values the theme would take `explode` for an object's.
      ...(parameter.in === 'query' && isList(parameter.schema) ? { style: 'form', explode: true } : {}),
      value: initialValue(parameter),
    })),
    body: example && bodyText(example.value),
  };
}

/** Parameters of one place, such as the query. */
export const paramsIn = ({ params }: BuilderState, place: BuilderParameter['in']): BuilderParam[] =>
  params.filter((param) => param.in === place);
