/** What the fields of the builder hold for one operation. Problems and code are made from it. */
import { layOut } from '../../../lib/shared/samples/literal';
import type { RequestBodyForm, RequestField, RequestForm } from '../../../lib/shared/samples/fields';
import type { FilledField } from '../../../lib/shared/samples/request';

export interface BuilderState {
  fields: readonly FilledField[];
  /** Text of a JSON or text body; undefined if none is sent. */
  text: string | undefined;
}

/** True for what is in the body. */
export const isOfBody = (field: Pick<RequestField, 'in'>): boolean =>
  field.in === 'form' || field.in === 'part' || field.in === 'file';

/** True for fields that take more than one value. */
export const isList = ({ schema }: Pick<RequestField, 'schema'>): boolean =>
  [schema.type ?? []].flat().includes('array');

/** An example as the editor shows it. */
export const exampleText = ({ kind }: RequestBodyForm, value: string): string =>
  kind === 'json' ? layOut(value) : value;

/** The state that the builder opens with: the examples of the body, and of parameters that are required. */
export function initialState({ fields, body }: RequestForm): BuilderState {
  const example = body?.examples[0];
  return {
    fields: fields.map((field) => ({
      ...field,
      value: field.required || isOfBody(field) ? field.example : undefined,
    })),
    text: body && example && exampleText(body, example.value),
  };
}
