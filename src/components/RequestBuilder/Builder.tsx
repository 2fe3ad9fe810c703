/** The request builder: fields for parameters and body in the store of the API theme, and the request as code next to them. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { setStringRawBody } from '@theme/ApiExplorer/Body/slice';
import { setParam } from '@theme/ApiExplorer/ParamOptions/slice';
import { createStoreWithState } from '@theme/ApiItem/store';
import BodyField from './BodyField';
import ParameterField from './ParameterField';
import SnippetPanel, { useTabLanguage } from './SnippetPanel';
import { bodyProblems, parameterProblems } from './problems';
import stylesUrl from './request-builder.builder-css';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import { initialState, type ThemeState } from './theme-state';

export { stylesUrl };

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const;

function problemCount(operation: BuilderOperation, state: ThemeState): number {
  const params = places
    .flatMap(([place]) => state.params[place])
    .filter((param) => parameterProblems(param).length > 0);
  const body = operation.body ? bodyProblems(textOf(state), operation.body) : [];
  return params.length + body.length;
}

const textOf = (state: ThemeState): string =>
  state.body.type === 'raw' ? (state.body.content.value ?? '') : '';

function summary(count: number): string {
  if (count === 0) return 'The values follow the rules of the API.';
  return count === 1 ? 'One value breaks a rule of the API.' : `${count} values break rules of the API.`;
}

export default function Builder({ operation }: { operation: BuilderOperation }) {
  const [store] = useState(() => createStoreWithState(initialState(operation), []));
  const state = useSyncExternalStore(store.subscribe, store.getState);
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
              state.params[place].length > 0 && (
                <fieldset key={place} className="builder-group">
                  <legend>{title}</legend>
                  {state.params[place].map((param) => (
                    <ParameterField
                      key={param.name}
                      param={param}
                      onChange={(value) => store.dispatch(setParam({ ...param, value }))}
                    />
                  ))}
                </fieldset>
              ),
          )}
          {operation.body && (
            <BodyField
              body={operation.body}
              text={textOf(state)}
              onChange={(text) => store.dispatch(setStringRawBody(text))}
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
