/** Loads the surface of a platform and version from the files of its folder in `declarations/`. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import { firstError, parseCode, type GrammarName } from '../../lib/declarations/grammar';
import type { Declarations, Surface } from './surface';
import { readCSharp } from './surface-csharp';
import { readKotlin, readableKotlin } from './surface-kotlin';
import { readSwift, readableSwift } from './surface-swift';

interface Reader {
  grammar: GrammarName;
  /** The text as the grammar reads it, without moving a line. */
  readable: (text: string) => string;
  read: (surface: Surface, root: Node, source: Declarations) => void;
}

const readers: Readonly<Record<string, Reader>> = {
  '.kt': { grammar: 'kotlin', readable: readableKotlin, read: readKotlin },
  '.cs': { grammar: 'csharp', readable: (text) => text, read: readCSharp },
  '.swift': { grammar: 'swift', readable: readableSwift, read: readSwift },
};

/**
 * Reads declarations from source texts.
 * @throws Error naming the file and line that cannot be parsed.
 */
export async function readSurface(sources: readonly Declarations[]): Promise<Surface> {
  const surface: Surface = { types: new Map(), extensions: [], packages: new Set() };
  for (const source of sources) {
    const reader = readers[path.extname(source.file)];
    if (!reader) continue;
    const root = await parseCode(reader.grammar, reader.readable(source.text));
    const error = firstError(root);
    if (error) {
      throw new Error(
        `${source.file}:${error.startPosition.row + 1}: the declaration cannot be parsed. Correct it.`,
      );
    }
    reader.read(surface, root, source);
  }
  return surface;
}

const loaded = new Map<string, Promise<Surface>>();

/** The surface of a platform and version; undefined if it is not declared yet. */
export function loadSurface(platform: string, version: string): Promise<Surface> | undefined {
  const folder = path.join('declarations', platform, version);
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => path.extname(file) in readers);
  } catch {
    return undefined;
  }
  let surface = loaded.get(folder);
  if (!surface) {
    surface = readSurface(
      files.sort().map((file) => ({
        file: path.join(folder, file),
        text: readFileSync(path.join(folder, file), 'utf8'),
      })),
    );
    loaded.set(folder, surface);
  }
  return surface;
}
