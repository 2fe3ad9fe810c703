/**
 * One interface over both engines. The manifest says which is in use: hosted where its settings were given to the
 * build, embedded otherwise; so the same bundle serves both, and a deployment can be switched without a new one.
 */
import { dataUrl } from './data-url';
import { unpackedManifest, type PackedManifest } from './manifest';
import type { Engine, SearchAnswer, SearchManifest, SearchRequest } from './types';

const manifestTimeoutMs = 5_000;

async function fetchManifest(): Promise<SearchManifest> {
  const url = `${dataUrl}manifest.json`;
  const get = async (cache: RequestCache): Promise<SearchManifest> => {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(manifestTimeoutMs) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const manifest = (await response.json()) as PackedManifest;
    if (manifest.version !== 5 || typeof manifest.parts !== 'object') {
      throw new Error(`${url} is not a manifest of search.`);
    }
    return unpackedManifest(manifest);
  };
  // With a network, ask the server, because there may be a new build. Without one, use the last known manifest.
  return get('no-cache').catch((error: unknown) => get('force-cache').catch(() => Promise.reject(error)));
}

let manifests: Promise<SearchManifest> | undefined;

/** The manifest, fetched once; after a failure the next call tries again. */
export function loadManifest(): Promise<SearchManifest> {
  manifests ??= fetchManifest().catch((error: unknown) => {
    manifests = undefined;
    throw error;
  });
  return manifests;
}

let engines: Promise<Engine> | undefined;

async function startEngine(): Promise<Engine> {
  const manifest = await loadManifest();
  if (manifest.hosted) {
    const { hostedEngine } = await import('./hosted');
    return hostedEngine(manifest.hosted, manifest.language);
  }
  const { EmbeddedEngine } = await import('./embedded');
  const engine = new EmbeddedEngine(manifest);
  engine.onGrown(() => growth.forEach((listener) => listener()));
  return engine;
}

/** The engine in use; starts it with the first call. */
export function loadEngine(): Promise<Engine> {
  engines ??= startEngine().catch((error: unknown) => {
    engines = undefined;
    throw error;
  });
  return engines;
}

const growth = new Set<() => void>();

/** Calls back when the engine has more records than before. Returns what ends it. */
export function whenGrown(listener: () => void): () => void {
  growth.add(listener);
  return () => void growth.delete(listener);
}

/** Searches with the engine in use. */
export async function runSearch(request: SearchRequest): Promise<SearchAnswer> {
  const engine = await loadEngine();
  return engine.search(request);
}
