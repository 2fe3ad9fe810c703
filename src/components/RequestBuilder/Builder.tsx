/** The request builder: fields for parameters and body, and the request as code next to them. */
import { useEffect, useRef, useState } from 'react';
import BodyField from './BodyField';
import ParameterField from './ParameterField';
import SnippetPanel, { useTabLanguage } from './SnippetPanel';
import { bodyProblems, parameterProblems } from './problems';
import stylesUrl from './request-builder.builder-css';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import { initialState, paramsIn, type BuilderParam, type BuilderState } from './builder-state';

/** Styles that load with it. */
export const styles = [stylesUrl];

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const;

function problemCount(operation: BuilderOperation, state: BuilderState): number {
  const params = places
    .flatMap(([place]) => paramsIn(state, place))
    .filter((param) => parameterProblems(param).length > 0);
  const body = operation.body ? bodyProblems(state.body ?? '', operation.body) : [];
  return params.length + body.length;
}

const isSame = (a: BuilderParam, b: BuilderParam): boolean => a.in === b.in && a.name === b.name;

function summary(count: number): string {
  if (count === 0) return 'The values follow the rules of the API.';
  return count === 1 ? 'One value breaks a rule of the API.' : `${count} values break rules of the API.`;
}

export default function Builder({ operation }: { operation: BuilderOperation }) {
  const [state, setState] = useState(() => initialState(operation));
  const [language, rememberLanguage] = useTabLanguage();
  const [chosen, setChosen] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="builder" aria-label="Request builder">
      <h2 ref={heading} tabIndex={-1}>
        Your request
      </h2>
      <div className="builder-columns">
        <div>
          {places.map(
            ([place, title]) =>
              paramsIn(state, place).length > 0 && (
                <fieldset key={place} className="builder-group">
                  <legend>{title}</legend>
                  {paramsIn(state, place).map((param) => (
                    <ParameterField
                      key={param.name}
                      param={param}
                      onChange={(value) =>
                        setState(({ params, body }) => ({
                          params: params.map((other) => (isSame(other, param) ? { ...other, value } : other)),
                          body,
                        }))
                      }
                    />
                  ))}
                </fieldset>
              ),
          )}
          {operation.body && (
            <BodyField
              body={operation.body}
              text={state.body ?? ''}
              onChange={(body) => setState(({ params }) => ({ params, body }))}
            />
          )}
        </div>
        <div>
          <p role="status" className="builder-status">
            {summary(problemCount(operation, state))}
          </p>
          <SnippetPanel
            operation={operation}
            state={state}
            language={chosen ?? language}
            onLanguage={(label) => {
              setChosen(label);
              rememberLanguage(label);
            }}
          />
        </div>
      </div>
    </section>
  );
}
