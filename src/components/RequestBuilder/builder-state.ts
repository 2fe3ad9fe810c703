/** What the builder's fields hold, as text by name like the fields of tools, and the values that are sent of it. */
import { layOut } from '../../../lib/shared/samples/literal';
import type { RequestBodyForm, RequestField, RequestForm } from '../../../lib/shared/samples/fields';
import type { FilledField } from '../../../lib/shared/samples/request';
import type { Fields } from '../../tools/frame/address';

/** True for what is in the body. */
export const isOfBody = (field: Pick<RequestField, 'in'>): boolean =>
  field.in === 'form' || field.in === 'part' || field.in === 'file';

/** True for fields that take more than one value. */
export const isList = ({ schema }: Pick<RequestField, 'schema'>): boolean =>
  [schema.type ?? []].flat().includes('array');

/** Name of what holds a field: parameters of two places may have one name. */
export const keyOf = (field: Pick<RequestField, 'in' | 'name'>): string => `${field.in}.${field.name}`;

/** Name of the switch that sends a field without a value. */
export const emptyKeyOf = (field: Pick<RequestField, 'in' | 'name'>): string => `${keyOf(field)}.empty`;

/** Name of what holds the text of a JSON or text body. */
export const bodyKey = 'body';

/** An example as the editor shows it. */
export const exampleText = ({ kind }: RequestBodyForm, value: string): string =>
  kind === 'json' ? layOut(value) : value;

/** What the builder opens with: the examples of the body, and of parameters that are required. */
export function initialFields({ fields, body }: RequestForm): Fields {
  const example = body?.examples[0];
  return {
    ...Object.fromEntries(
      fields
        .filter((field) => field.required || isOfBody(field))
        .map((field) => [keyOf(field), [field.example ?? []].flat().join('\n')]),
    ),
    ...(body && example && { [bodyKey]: exampleText(body, example.value) }),
  };
}

/** The value of a field. A list has one a line; an empty last line isn't a value yet. */
function valueOf(field: RequestField, fields: Fields): FilledField['value'] {
  const text = fields[keyOf(field)];
  if (!text) return fields[emptyKeyOf(field)] === 'on' ? '' : undefined;
  return isList(field) ? text.replace(/\n$/, '').split('\n') : text;
}

/** The fields of the operation with their values. */
export const filledFields = (form: RequestForm, fields: Fields): FilledField[] =>
  form.fields.map((field) => ({ ...field, value: valueOf(field, fields) }));
