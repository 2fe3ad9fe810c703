/**
 * Serves a built site as a good host would: HTTP/2, brotli 11 made once for each file, addresses without `.html`. Every site gets
 * the same server, so only the sites differ.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '../../config/delivery';

/** A certificate for the loopback, which the browser is told to accept. @throws Error if openssl is missing. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-bench-'));
  try {
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')] as const;
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const options = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
    execFileSync('openssl', options, { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file that answers an address; the 404 page if none does. */
function fileOf(folder: string, url: string): string {
  const base = path.join(folder, decodeURIComponent(new URL(url, 'http://host').pathname));
  const forms = [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')];
  return forms.find((file) => existsSync(file) && statSync(file).isFile()) ?? path.join(folder, '404.html');
}

/** Serves a folder on a free port of the loopback. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const known = new Map<string, { body: Buffer; packed: boolean }>();
  const answer = (file: string): { body: Buffer; packed: boolean } => {
    const raw = existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
    const packed = /\.(?:html|css|m?js|json|svg|xml|txt|md)$/.test(file);
    return { body: packed ? brotliCompressSync(raw) : raw, packed };
  };
  const server = http2.createSecureServer(selfSigned(), (request, response) => {
    const file = fileOf(path.resolve(folder), request.url);
    const { body, packed } = known.get(file) ?? answer(file);
    known.set(file, { body, packed });
    response.writeHead(file.endsWith('404.html') ? 404 : 200, {
      'content-type': contentTypes[path.extname(file).slice(1)]?.type ?? 'application/octet-stream',
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
