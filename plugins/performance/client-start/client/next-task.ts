/** Lets the browser paint and answer the reader before the work goes on. Resolves in a task of its own. */
export default function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
