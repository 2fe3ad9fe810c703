/**
 * The frame of every tool: heading, controls, result, and what readers do with it. It runs in the browser alone, sends and
 * stores nothing, and keeps its state in the address. README of plugins/content says how a tool is added.
 */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { answerOn, copyText } from '../../lib/answer';
import type { Evaluation, Form, Problems, Tool } from './tool';
import { useFields } from './use-fields';

interface Props<Result> {
  tool: Tool<Result>;
  /** False if an address has opened the tool: then the focus stays where it is. */
  asked: boolean;
  controls: (form: Form) => ReactNode;
  /** Everything that the result shows, below the sentence that is read out. */
  children: (result: Result, form: Form) => ReactNode;
}

const notices = {
  damaged: 'This link was cut or changed, so the tool shows its start values. Ask for the link again.',
  version: 'This link was made for a different version of the tool, which now shows its start values.',
} as const;

function problemsIn(problems: Problems): string {
  const count = Object.keys(problems).length;
  return count === 1 ? 'No result: correct one value.' : `No result: correct ${count} values.`;
}

/** A tool that fails must not take the page with it. */
function evaluated<Result>(
  tool: Tool<Result>,
  fields: Form['fields'],
): Evaluation<Result> & { failure?: string } {
  try {
    return tool.evaluate(fields);
  } catch (error) {
    console.error(error);
    return { problems: {}, failure: 'No result: the tool cannot read these values. Reset it to continue.' };
  }
}

export default function Frame<Result>({ tool, asked, controls, children }: Props<Result>) {
  const { fields, problem, change, link } = useFields(tool.id, tool);
  const { problems, result, failure } = useMemo(() => evaluated(tool, fields), [tool, fields]);
  const [uncopied, setUncopied] = useState<string>();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
    // An address that was just opened; Back restores its own position.
    else if (window.scrollY < 1) box.current?.scrollIntoView();
  }, [asked]);

  const form: Form = {
    fields,
    problems,
    set: (name, value) => change({ ...fields, [name]: value }, name),
    replace: (next) => change(next),
  };
  const copy = async (button: HTMLElement, text: string): Promise<void> => {
    const isCopied = await copyText(text);
    answerOn(button, isCopied ? 'Copied' : 'Copy it below');
    setUncopied(isCopied ? undefined : text);
  };

  return (
    <section ref={box} className="builder tool" aria-label={tool.title}>
      <h2 ref={heading} tabIndex={-1}>
        {tool.title}
      </h2>
      {problem && (
        <p role="alert" className="tool-notice">
          {notices[problem]}
        </p>
      )}
      <div className="tool-body">
        <p role="status" className="tool-says">
          {result === undefined ? (failure ?? problemsIn(problems)) : tool.says(result)}
        </p>
        <div className="tool-controls">{controls(form)}</div>
        <div className="tool-result">{result !== undefined && children(result, form)}</div>
      </div>
      <p className="tool-actions">
        <button type="button" onClick={() => change(tool.presets[tool.start] ?? {})}>
          Reset
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) =>
            result === undefined
              ? answerOn(currentTarget, 'No result yet')
              : void copy(currentTarget, `${tool.text(result)}\n${link()}`)
          }
        >
          Copy result
        </button>
        <button type="button" onClick={({ currentTarget }) => void copy(currentTarget, link())}>
          Copy link
        </button>
      </p>
      {uncopied !== undefined && (
        <label className="builder-field">
          The browser allows no copying. Select the text and copy it:
          <textarea readOnly rows={4} value={uncopied} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </section>
  );
}
