/** Pages that the app has shown: their scripts are there. Apart from open-page.ts, because every page needs this alone. */
const shown = new Set<string>();

export const notePage = (pathname: string): void => void shown.add(pathname);

export const wasShown = (pathname: string): boolean => shown.has(pathname);
