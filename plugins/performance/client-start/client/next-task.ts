/** Lets the browser paint and answer the reader before the work goes on. Resolves in a new task. */
export default function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
