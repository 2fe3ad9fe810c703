/**
 * Serves a built site as a good host would: HTTP/2 with TLS where a certificate can be made, brotli 11 made once for
 * each file, hashed assets immutable, addresses without `.html`. Every site gets the same server, so only the sites differ.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Certificate {
  key: string;
  cert: string;
}

export interface Served {
  /** Without a slash at the end. */
  origin: string;
  protocol: 'HTTP/2' | 'HTTP/1.1';
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /^(?:text\/|application\/(?:json|xml|manifest)|image\/(?:svg|x-icon))/;

/** The file that answers an address; undefined if none does. */
export function fileOf(folder: string, url: string): string | undefined {
  const pathname = decodeURIComponent(new URL(url, 'http://host').pathname);
  const base = path.join(folder, pathname);
  if (base !== folder && !base.startsWith(folder + path.sep)) return undefined;
  return [base, `${base.replace(/[\\/]$/, '')}.html`, path.join(base, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers from a folder, each made once. */
function answersOf(folder: string): (url: string, brotli: boolean) => Answer {
  const known = new Map<string, Answer>();
  return (url, brotli) => {
    const found = fileOf(folder, url);
    const file = found ?? path.join(folder, '404.html');
    const key = `${brotli} ${file}`;
    const made = known.get(key);
    if (made) return made;
    const raw = existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const packed = brotli && compressible.test(type);
    const body = packed
      ? brotliCompressSync(raw, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        })
      : raw;
    const hashed = /[.-][\w-]{8,}\.\w+$/.test(path.basename(file)) && !file.endsWith('.html');
    const answer: Answer = {
      status: found ? 200 : 404,
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        'cache-control': hashed
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
        vary: 'accept-encoding',
        ...(packed ? { 'content-encoding': 'br' } : {}),
      },
      body,
    };
    known.set(key, answer);
    return answer;
  };
}

/**
 * Serves a folder on a free port of the loopback.
 * @param certificate Without one the site is served by HTTP/1.1 in the clear.
 */
export async function serveFolder(folder: string, certificate?: Certificate): Promise<Served> {
  const answer = answersOf(path.resolve(folder));
  const handle = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    const { status, headers, body } = answer(
      request.url ?? '/',
      /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')),
    );
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? '' : body);
  };
  const server = certificate
    ? http2.createSecureServer({ ...certificate, allowHTTP1: true }, handle)
    : http.createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    protocol: certificate ? 'HTTP/2' : 'HTTP/1.1',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Idle connections of a browser must not hold the bench.
        if ('closeAllConnections' in server) server.closeAllConnections();
        else setTimeout(resolve, 1000).unref();
      }),
  };
}
