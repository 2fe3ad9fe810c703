/** Globals of Node that the snippet generators expect. Imported before them, and only with the builder. */
import { Buffer } from 'buffer';

const scope = globalThis as { Buffer?: unknown; process?: unknown };
scope.Buffer ??= Buffer;
scope.process ??= { env: {}, platform: 'browser', version: '' };
