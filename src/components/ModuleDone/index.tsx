/**
 * Lets a reader of a learning path check off a module, and does it once the right option of each question above is open.
 * What is done is kept on the device alone; where storage is blocked, it is known until the page is left. Without scripts
 * there is nothing to check off, and nothing is shown.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('learning-path');
const listeners = new Set<() => void>();

/** Numbers of the modules that are done, joined by commas. */
let done = '';

function change(to: string): void {
  done = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  done = slot.get() ?? done;
  const stop = slot.listen(({ newValue }) => change(newValue ?? ''));
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Numbers in a list that someone may have damaged. */
const numbersIn = (list: string, of: string): string[] =>
  list.split(',').filter((number) => Number(number) >= 1 && Number(number) <= Number(of));

function mark(module: string, of: string, isDone: boolean): void {
  const others = numbersIn(done, of).filter((number) => number !== module);
  change((isDone ? [...others, module] : others).join(','));
  slot.set(done);
}

/** The questions right above the element around the box. */
function questionsAbove(box: Element | null): Element[] {
  const questions: Element[] = [];
  let above = box?.parentElement?.previousElementSibling;
  while (above?.matches('[role="group"]')) {
    questions.push(above);
    above = above.previousElementSibling;
  }
  return questions;
}

/** @param props Number of the module, and of how many. */
export default function ModuleDone({ module, of }: { module: string; of: string }): React.JSX.Element {
  const box = useRef<HTMLParagraphElement>(null);
  const list = useSyncExternalStore(
    subscribe,
    () => done,
    () => '',
  );
  const numbers = numbersIn(list, of);
  const isDone = numbers.includes(module);
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const questions = questionsAbove(box.current);
      const isOwn = questions.some((question) => question.contains(target as Node));
      if (isOwn && questions.every((question) => question.querySelector('details[open][data-right]')))
        mark(module, of, true);
    };
    // The event doesn't bubble.
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, [module, of]);
  return (
    <p ref={box} className="module-done needs-js">
      <label>
        <input type="checkbox" checked={isDone} onChange={() => mark(module, of, !isDone)} /> I have finished
        this module
      </label>{' '}
      <span role="status">{numbers.length > 0 && `${numbers.length} of ${of} finished`}</span>
    </p>
  );
}
