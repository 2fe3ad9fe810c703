/** A server on loopback that answers everything alike and keeps the bytes that it received. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Api } from './run';

export interface FixedAnswer {
  status: number;
  /** Content type; none if undefined. */
  type?: string;
  body: string;
}

/** The page of a gateway when the API behind it is down. */
export const gatewayPage: FixedAnswer = {
  status: 502,
  type: 'text/html',
  body: `<html>\n<head><title>502 Bad Gateway</title></head>\n<body>${'<p>nginx</p>\n'.repeat(500)}</body></html>`,
};

export interface RawRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Calls `use` with such a server, which ends with it. `received` fills while requests come in. */
export async function withFixedAnswer<T>(
  answer: FixedAnswer,
  use: (api: Api, received: readonly RawRequest[]) => Promise<T>,
): Promise<T> {
  const received: RawRequest[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      const type = answer.type === undefined ? {} : { 'Content-Type': answer.type };
      response.writeHead(answer.status, type).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return await use({ origin, apiKey: `wk_live_${'0'.repeat(32)}` }, received);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
