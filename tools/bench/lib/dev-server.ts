/**
 * What a writer waits for: from the start of the development server to the first page, and from saving an edit to
 * seeing it. Both ends are in a real browser. Once with cold caches, once with the caches of the run before.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Place, Target } from '../targets/target';
import { clearCaches, environment } from './build-cost';
import type { Corpus } from './corpus-plan';
import { editPage, wordsOfEdit } from './edit-page';
import { ProcessTree, readProcesses } from './process-tree';
import { median } from './stats';

export interface DevCost {
  /** Seconds from the start of the command to the page's heading, with cold caches. */
  firstPageSeconds: number;
  /** The same with the caches of a former start. */
  warmFirstPageSeconds: number;
  /** Seconds from writing the file to its words on the page: the median of the edits. */
  editSeconds: number;
  /** Largest resident memory of the server's processes, in bytes. */
  peakBytes: number;
}

const edits = 5;
const patienceMs = 300_000;
const pauseMs = 1500;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens a page as soon as the server has it. */
async function openPage(page: Page, url: string, title: string, alive: () => void): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    alive();
    try {
      const response = await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
      if (response?.ok()) {
        await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: end - Date.now() });
        return;
      }
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    if (Date.now() > end) throw new Error(`${url} shows no "${title}" within ${patienceMs / 1000} s.`);
    await sleep(200);
  }
}

async function session(
  target: Target,
  place: Place,
  corpus: Corpus,
  browser: Browser,
  { logFile, editCount }: { logFile: string; editCount: number },
): Promise<{ firstPageSeconds: number; editSeconds: number[]; peakBytes: number }> {
  const port = await freePort();
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const file = path.join(place.folder, target.source(corpus.measured));
  const [command = '', ...args] = target.devCommand(place, port);
  const started = performance.now();
  const server = spawn(command, args, {
    cwd: place.folder,
    env: { ...process.env, ...environment(target, place.folder) },
    stdio: ['ignore', log, log],
    detached: true,
  });
  const tree = new ProcessTree(server.pid ?? -1);
  const sampler = setInterval(() => tree.observe(readProcesses()), 300);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const alive = (): void => {
      if (server.exitCode === null) return;
      const tail = readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n');
      throw new Error(`The development server of ${target.label} ended. ${logFile} ends:\n${tail}`);
    };
    await openPage(page, `http://127.0.0.1:${port}${corpus.measured.route}`, corpus.measured.title, alive);
    const firstPageSeconds = (performance.now() - started) / 1000;
    const editSeconds: number[] = [];
    for (let edit = 0; edit < editCount; edit += 1) {
      await sleep(pauseMs);
      const mark = `${edit + 1}-${Date.now()}`;
      const saved = performance.now();
      editPage(file, mark);
      await page.getByText(wordsOfEdit(mark)).waitFor({ timeout: 60_000 });
      editSeconds.push((performance.now() - saved) / 1000);
    }
    return { firstPageSeconds, editSeconds, peakBytes: tree.peakBytes };
  } finally {
    clearInterval(sampler);
    await context.close();
    const ended = server.exitCode === null && new Promise((resolve) => server.once('exit', resolve));
    // The server leads its own group; its helpers end with it.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await Promise.race([ended, sleep(5000)]);
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
      process.kill(-server.pid, 'SIGKILL');
    }
    closeSync(log);
    editPage(file);
  }
}

/** Starts a target's development server twice and edits a page. */
export async function devCost(
  target: Target,
  place: Place,
  corpus: Corpus,
  browser: Browser,
  logFolder: string,
): Promise<DevCost> {
  clearCaches(target, place.folder);
  const log = (name: string): string => path.join(logFolder, `${target.name}-${name}.log`);
  const cold = await session(target, place, corpus, browser, { logFile: log('dev'), editCount: edits });
  const warm = await session(target, place, corpus, browser, { logFile: log('dev-warm'), editCount: 0 });
  return {
    firstPageSeconds: cold.firstPageSeconds,
    warmFirstPageSeconds: warm.firstPageSeconds,
    editSeconds: median(cold.editSeconds),
    peakBytes: Math.max(cold.peakBytes, warm.peakBytes),
  };
}
