/**
 * The API on a free port of loopback, for programs of pages: it holds each request to the rules of the sample checks and
 * answers as the documentation says. That shows what no reading of a program does: what it really sends, quoted and
 * encoded by the shell, Node or Python.
 *
 * It is ours because Prism does not fit: its current release (5.16) needs Node 24.18, the last one for Node 20 brings 122
 * packages, it accepts query parameters that the document does not have, and data/json-schemas is not OpenAPI.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { site } from '../../../config/site';
import { loadApiErrors, loadEndpoints, loadLimits } from '../../../lib/facts/load';
import type { Endpoint } from '../../../lib/facts/types';
import { pathPattern, type ApiCall } from '../../../checks/samples/calls';
import { checkApiCall } from '../../../checks/samples/curl';
import { operationAt } from '../../../checks/samples/operations';
import { answerOfEndpoint, answerOfOperation, pageOf, type Answer } from './answers';
import { cursorOf, receivedProblems } from './received';

/** A request as the mock saw it. */
export interface Received {
  method: string;
  path: string;
  /** Id of the operation or the endpoint; undefined if there is none. */
  target: string | undefined;
  /** What is wrong with it, each with its cure. */
  problems: string[];
}

/** A key in the form of real ones, which are never in a repository. */
function sampleKey(): string {
  const length = loadLimits().find(({ key }) => key === 'apiKey.length')?.value;
  return `wk_live_${'0'.repeat(Number(length))}`;
}

const endpointAt = (pathname: string): Endpoint | undefined =>
  loadEndpoints().find(({ path }) => pathPattern(path).test(pathname));

/** What a request leads to, and the answer to it. */
function targetOf(method: string, pathname: string): { id: string; answer: Answer } | undefined {
  const operation = operationAt(method, pathname);
  if (operation) return { id: operation.operationId, answer: answerOfOperation(operation) };
  const endpoint = endpointAt(pathname);
  return endpoint && { id: endpoint.id, answer: answerOfEndpoint(endpoint) };
}

/** Answers a wrong request with a problem, whose members programs print. */
function refuse(response: ServerResponse, instance: string, detail: string): void {
  const code = 'validation_failed';
  const { status, title } = loadApiErrors().errors.find((error) => error.code === code) ?? { status: 422 };
  response
    .writeHead(status, { 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify({ title, status, detail, instance, code, request_id: randomUUID() }));
}

export class MockApi {
  /** Requests to the API, in their order. */
  readonly received: Received[] = [];
  /** Other hosts that programs tried to reach: curl and Python take this server as their proxy. */
  readonly otherHosts: string[] = [];
  readonly apiKey = sampleKey();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: Error) => {
      const { method = '', url = '' } = request;
      this.received.push({ method, path: url, target: undefined, problems: [error.message] });
      refuse(response, url, error.message);
    });
  });

  async start(): Promise<this> {
    this.#server.on('connect', ({ url = '' }, socket) => {
      this.otherHosts.push(url);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** `http://127.0.0.1:<port>`, for the address of the API. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The request as the checks read it. Only where a form is expected is it taken apart. */
  async #callOf(request: IncomingMessage): Promise<ApiCall> {
    const { method = '', url = '' } = request;
    const address = new URL(url, site.apiUrl);
    const headers = new Map(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    );
    const content = await text(request);
    const takesForm = endpointAt(address.pathname)?.parameters !== undefined;
    const isForm = takesForm && headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    return {
      method,
      url: address.href,
      headers,
      body: isForm || content === '' ? undefined : content,
      form: isForm ? [...new URLSearchParams(content)] : [],
      row: 0,
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A proxy is asked for whole addresses.
    if (!request.url?.startsWith('/')) {
      this.otherHosts.push(new URL(request.url ?? '').host);
      response.writeHead(403).end();
      return;
    }
    const call = await this.#callOf(request);
    const { pathname } = new URL(call.url);
    const problems = [
      ...receivedProblems(call, this),
      ...checkApiCall(call).map(({ message, cure }) => `${message}. ${cure}`),
    ];
    const target = targetOf(call.method, pathname);
    this.received.push({ method: call.method, path: pathname, target: target?.id, problems });
    if (!target || problems.length > 0) {
      refuse(response, pathname, problems.join(' '));
      return;
    }
    const { status, body } = target.answer;
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(pageOf(body, cursorOf(call))));
  }
}
