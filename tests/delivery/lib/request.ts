/** Requests as they are written, without a client that cleans paths, decompresses or follows redirects. */
import http from 'node:http';
import net from 'node:net';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  /** Of the connection, on this side. */
  port: number;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  agent?: http.Agent;
}

/** Sends one request; `path` is sent unchanged. */
export function request(url: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      const { statusCode: status = 0, headers, socket } = response;
      const { localPort: port = 0 } = socket;
      response.on('end', () => resolve({ status, headers, body: Buffer.concat(chunks), port }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes as they are and returns the first line of the answer, for requests that no client would write. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setTimeout(120_000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(text)}`)));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}
