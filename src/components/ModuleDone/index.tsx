/**
 * Lets a reader of a learning path check off a module. What is done is kept on the device alone; where storage is blocked,
 * it is known until the page is left. Without scripts there is nothing to check off, and nothing is shown.
 */
import { useSyncExternalStore } from 'react';
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

/** @param props Number of the module, and of how many. */
export default function ModuleDone({ module, of }: { module: string; of: string }): React.JSX.Element {
  const numbers = useSyncExternalStore(
    subscribe,
    () => done,
    () => '',
  )
    .split(',')
    .filter((number) => Number(number) >= 1 && Number(number) <= Number(of));
  const isDone = numbers.includes(module);
  const toggle = (): void => {
    const others = numbers.filter((number) => number !== module);
    change((isDone ? others : [...others, module]).join(','));
    slot.set(done);
  };
  return (
    <p className="module-done needs-js">
      <label>
        <input type="checkbox" checked={isDone} onChange={toggle} /> I have finished this module
      </label>{' '}
      <span role="status">{numbers.length > 0 && `${numbers.length} of ${of} finished`}</span>
    </p>
  );
}
