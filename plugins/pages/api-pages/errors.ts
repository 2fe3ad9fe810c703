/**
 * Writes the errors of an operation: one fold a status, with the codes in its summary, so a reader with a status at hand
 * finds it among ten. Each code has an address, such as `#409-already-exists`, which opens the fold. The error body is the same everywhere: its fields are listed once, after the statuses.
 */
import { errorAnchor, errorRoute } from '../../../lib/openapi/error-anchor';
import { flatten } from '../../../lib/openapi/schema-model';
import type { LocatedOperation, MediaType, OperationError, Response } from '../../../lib/openapi/types';
import type { Json, Schema } from '../../../lib/shared/json-schema';
import { blocks, code, heading, mdxMarkdown } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { schemaBlock, type Place } from './fields';
import type { Anchors } from './anchors';
import { contentsOf, examplesOf, isJson, jsonContent } from './media';
import { samplePart } from './sample-column';
import { allExampleFences, contentBlocks, exampleFence, isError, phraseOf, responsesOf } from './responses';

const codesOf = (errors: readonly OperationError[]): string[] => [
  ...new Set(errors.map(({ code: name }) => name)),
];

/**
 * The codes of a status, each with its causes and their cures, and a link to itself. A code that two rules send is one entry:
 * who has it in a log looks for one place.
 */
function codeList(status: string, errors: readonly OperationError[]): string {
  if (errors.length === 0) return '';
  const entries = codesOf(errors).map((name) => {
    const causes = errors.filter((error) => error.code === name);
    const id = `${status}-${errorAnchor(name)}`;
    const self = `<a className="hash-link" href="#${id}" aria-label="Direct link to ${status} ${name}"></a>`;
    return blocks(
      `<li className="api-field" id="${id}">\n<div className="api-field-head">[${code(name)}](${errorRoute(name)}) ${self}</div>`,
      ...causes.map(({ when, cure }) => [when, cure].map(mdxMarkdown).join(' ')),
      '</li>',
    );
  });
  return blocks('<ul className="api-fields api-errors">', ...entries, '</ul>');
}

/**
 * One status: what it means, its codes with their cures, and an example next to them. The anchors are inside the fold,
 * because a browser opens a fold for an address that leads into it.
 */
function fold(
  status: string,
  response: Response | undefined,
  errors: readonly OperationError[],
  anchors: Anchors,
): string {
  const contents = contentsOf(response?.content);
  // The fields of JSON are listed once for all statuses.
  const others = contents.filter(({ type }) => !isJson(type));
  const codes = codesOf(errors).map((name) => `<code>${name}</code>`);
  return blocks(
    '<Fold className="api-error">',
    `<summary><strong>${status}</strong> ${phraseOf(status)} <span className="api-error-codes">${codes.join(' ')}</span></summary>`,
    `<div id="response-${status}">`,
    samplePart({
      before: blocks(
        response && mdxMarkdown(response.description),
        codeList(status, errors),
        contentBlocks(others, { anchor: `response-${status}`, anchors, sender: 'api' }),
      ),
      samples: allExampleFences(contents, `${status} response`),
    }),
    '</div>',
    '</Fold>',
  );
}

/** Error bodies of the operation by the name of their schema, each with the statuses that send it. */
function problems(
  responses: readonly [string, Response][],
): { name: string; statuses: string[]; type: string; media: MediaType }[] {
  const found = new Map<string, { statuses: string[]; type: string; media: MediaType }>();
  for (const [status, response] of responses) {
    const [content] = isError(status) ? contentsOf(response.content).filter(({ type }) => isJson(type)) : [];
    if (!content?.media.schema) continue;
    const name = content.media.schema.title ?? 'Error';
    const entry = found.get(name) ?? { statuses: [], ...content };
    entry.statuses.push(status);
    found.set(name, entry);
  }
  return [...found].map(([name, entry]) => ({ name, ...entry }));
}

/** A schema without the fields that it shares with another one; undefined if it lacks or changes any of those. */
function beyond(schema: Schema, base: Schema): Schema | undefined {
  const [own, shared] = [flatten(schema), flatten(base).properties ?? {}];
  const fields = Object.entries(own.properties ?? {});
  const extra = fields.filter(([name]) => !(name in shared));
  const same = fields.filter(([name, field]) => JSON.stringify(field) === JSON.stringify(shared[name]));
  if (same.length < Object.keys(shared).length || extra.length === 0) return undefined;
  return {
    ...own,
    properties: Object.fromEntries(extra),
    required: own.required?.filter((name) => !(name in shared)),
  };
}

/** The fields of an error body; of a second one only what it adds to the first. */
function problemFields(schema: Schema, first: Schema | undefined, place: Place): string {
  const extra = first && first !== schema ? beyond(schema, first) : undefined;
  return extra
    ? blocks('The fields in [the other error body](#problem), plus the following:', schemaBlock(extra, place))
    : schemaBlock(schema, place);
}

/** The example that shows most of the fields, as a fence. */
function fullestExample(media: readonly (MediaType | undefined)[]): string {
  const size = (value: Json): number => Object.keys(value ?? {}).length;
  const [fullest] = media.flatMap(examplesOf).toSorted((a, b) => size(b.value) - size(a.value));
  return fullest ? exampleFence(fullest, 'Error body', 'application/json') : '';
}

/** The "Errors" section; empty for an operation that names none. */
export function errorsSection(operation: LocatedOperation, anchors: Anchors): string {
  const responses = responsesOf(operation);
  const named = operation['x-whence-errors'] ?? [];
  const statuses = [
    ...new Set([
      ...responses.map(([status]) => status).filter(isError),
      ...named.map((e) => String(e.status)),
    ]),
  ].sort();
  if (statuses.length === 0) return '';
  const errorBodies = problems(responses);
  return blocks(
    heading(2, 'Errors', 'errors'),
    ...statuses.map((status) =>
      fold(
        status,
        operation.responses[status],
        named.filter((error) => String(error.status) === status),
        anchors,
      ),
    ),
    ...errorBodies.map(({ name, statuses: sentWith, type, media }, index) => {
      const id = index === 0 ? 'problem' : `problem-${index + 1}`;
      return samplePart({
        before: blocks(
          heading(3, errorBodies.length === 1 ? 'Error body' : `Error body: ${name}`, id),
          `${code(type)}, sent with ${wordList(sentWith)}.`,
          media.schema &&
            problemFields(media.schema, errorBodies[0]?.media.schema, { anchor: id, anchors, sender: 'api' }),
        ),
        samples: fullestExample(sentWith.map((status) => jsonContent(operation.responses[status]?.content))),
      });
    }),
  );
}
