/** Where the build keeps the document of a route: the framework writes both forms, by the slash at a route's end. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The file of a route in the build folder; undefined if it has none. */
export function builtFile(outDir: string, route: string): string | undefined {
  const bare = route.replace(/\/$/, '');
  return [path.join(outDir, bare, 'index.html'), path.join(outDir, `${bare}.html`)].find((file) =>
    existsSync(file),
  );
}
