/**
 * A slow or busy machine, for tests that pass only where everything is fast. With a seed in WHENCE_SHAKE, what such a
 * machine delays comes late by chance: answers of the server and of workers, idle time, frames, observers, steps in the
 * history, the next task of React, and in half of the tests the processor itself. A test that fails so waits for too
 * little, or the site breaks on that machine; with the same seed the chance is the same.
 */
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { Random } from '../../lib/random';

/** The longest delay, in milliseconds: tests whose steps can change places by it are as good as never in order. */
const longest = 400;

/** How many delays a page has before they begin anew: more than a visit needs. */
const drawn = 1_000;

/** Delays for a page, in milliseconds. */
interface Delays {
  /** For what a machine does once in a while. */
  each: readonly number[];
  /** For tasks, of which a page has hundreds: most are at once. */
  tasks: readonly number[];
}

/**
 * The seed of this run; undefined leaves the tests as they are.
 * @throws Error if the variable is not a whole number.
 */
export function shakeSeed(source: NodeJS.ProcessEnv = process.env): number | undefined {
  const value = source.WHENCE_SHAKE?.trim();
  if (!value) return undefined;
  if (!/^\d+$/.test(value))
    throw new Error(
      `WHENCE_SHAKE="${value}" is not a whole number such as 7. Correct it, or unset it to run the tests unshaken.`,
    );
  return Number(value);
}

/** The chance of a test: the same for a seed and a test, whatever runs before or at the same time. */
export const chanceOf = (seed: number, { titlePath, repeatEachIndex }: TestInfo): Random =>
  new Random([seed, repeatEachIndex, ...titlePath].join(' '));

/** Runs in the page ahead of its scripts: delays what the browser calls them for. */
function delayCallbacks({ each, tasks }: Delays): void {
  // The page's own clock may be stopped by a test.
  const setTimer = window.setTimeout.bind(window);
  let [events, turns] = [0, 0];

  /** Puts off whatever it is given, and keeps the order. */
  function line(): (act: () => void) => void {
    let last = Promise.resolve();
    return (act) => {
      const delay = each[events++ % each.length];
      last = last.then(
        () =>
          new Promise((done) => {
            setTimer(() => {
              done();
              act();
            }, delay);
          }),
      );
    };
  }

  const step = line();
  for (const name of ['go', 'back', 'forward'] as const) {
    const now = history[name].bind(history);
    history[name] = (...distance: [number?]) => step(() => now(...distance));
  }

  /** A request for a callback and its cancellation, late; the callback does not come once it is cancelled. */
  function lateRequest<Callback extends (value: never) => void, Options extends unknown[]>(
    request: (callback: Callback, ...options: Options) => number,
    cancel: (id: number) => void,
  ): [typeof request, typeof cancel] {
    const wanted = new Set<number>();
    const inLine = line();
    return [
      (callback, ...options) => {
        const id = request(
          ((value: never) =>
            inLine(() => {
              if (wanted.delete(id)) callback(value);
            })) as Callback,
          ...options,
        );
        wanted.add(id);
        return id;
      },
      (id) => {
        wanted.delete(id);
        cancel(id);
      },
    ];
  }
  [window.requestIdleCallback, window.cancelIdleCallback] = lateRequest(
    window.requestIdleCallback.bind(window),
    window.cancelIdleCallback.bind(window),
  );
  [window.requestAnimationFrame, window.cancelAnimationFrame] = lateRequest(
    window.requestAnimationFrame.bind(window),
    window.cancelAnimationFrame.bind(window),
  );

  type Told = (entries: readonly { target: Element }[], observer: unknown) => void;
  /** Observers that tell late, and say nothing of elements that are not observed then. */
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    const Original = window[name] as unknown as new (told: Told, options?: object) => ResizeObserver;
    const construct = (_: unknown, [told, options]: [Told, object?]): object => {
      const inLine = line();
      const watched = new Set<Element>();
      const observer = new Original((entries) => {
        inLine(() => {
          const left = entries.filter(({ target }) => watched.has(target));
          if (left.length > 0) told(left, observer);
        });
      }, options);
      const observe = observer.observe.bind(observer);
      const unobserve = observer.unobserve.bind(observer);
      const disconnect = observer.disconnect.bind(observer);
      return Object.assign(observer, {
        observe(target: Element, box?: ResizeObserverOptions) {
          watched.add(target);
          observe(target, box);
        },
        unobserve(target: Element) {
          watched.delete(target);
          unobserve(target);
        },
        disconnect() {
          watched.clear();
          disconnect();
        },
      });
    };
    Object.assign(window, { [name]: new Proxy(Original, { construct }) });
  }

  const lines = new WeakMap<Worker, ReturnType<typeof line>>();
  const ask = Worker.prototype.postMessage as (...message: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    const inLine = lines.get(this) ?? line();
    lines.set(this, inLine);
    inLine(() => ask.apply(this, message));
  };

  // How React asks for its next task.
  const post = MessagePort.prototype.postMessage as (...message: unknown[]) => void;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    const delay = tasks[turns++ % tasks.length];
    if (delay) setTimer(() => post.apply(this, message), delay);
    else post.apply(this, message);
  };
}

/** Delays what the pages of a context are told and what they ask for. */
export async function shakeContext(context: BrowserContext, chance: Random): Promise<void> {
  const draw = (): number => chance.int(0, longest);
  const delays: Delays = {
    each: Array.from({ length: drawn }, draw),
    tasks: Array.from({ length: drawn }, () => (chance.chance(0.1) ? draw() : 0)),
  };
  await context.addInitScript(delayCallbacks, delays);
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, draw()));
    await route.fallback();
  });
}

/** Slows the processor down for the pages of half of the tests, to between a half and a sixth of its speed. */
export async function shakeProcessor(page: Page, chance: Random): Promise<void> {
  if (!chance.chance(0.5)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: chance.between(2, 6) });
}
