/** Styles of parts that load when a reader asks for them. They are separate files, so other pages do not load them. */

/** Adds a style sheet to the page once and waits until it counts. Rejects if it cannot be loaded. */
export function addStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
