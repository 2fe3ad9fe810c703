/** Requests as they are written, without a client that cleans paths, decompresses or follows redirects. */
import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Names and values by turns, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

/** Sends one request; `path` is sent unchanged. */
export function request(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, path, agent: false, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      const { statusCode: status = 0, rawHeaders } = response;
      response.on('end', () =>
        resolve({ status, headers: response.headers, rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
