/**
 * The bench: builds one corpus with each generator and measures builds, development servers and served pages, all in
 * one run. What cannot be measured, because a package cannot be installed or a build fails, is said and left out.
 *
 * Use: npm run bench -- --help
 */
import path from 'node:path';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../lib/toolchain/ensure-browser.mjs';
import { buildCost } from './lib/build-cost';
import { planCorpus } from './lib/corpus-plan';
import { devCost } from './lib/dev-server';
import { folderBytes, mainScript } from './lib/folder-size';
import { readVersions } from './lib/install';
import { runLighthouse } from './lib/lighthouse';
import { loadPage } from './lib/page-load';
import type { SiteResults } from './lib/results';
import { ResultsFile } from './lib/results-file';
import { serveFolder, type Served } from './lib/serve';
import { prepareTools, type Tools } from './lib/tools';
import { parseOptions, usage, type Options } from './options';
import { targets } from './targets';
import { own } from './targets/own';
import type { Place, Target } from './targets/target';

const repo = process.cwd();
const startedAt = performance.now();

function say(text: string): void {
  console.log(`[${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s] ${text}`);
}

class Bench {
  readonly #options: Options;
  readonly #results: ResultsFile;
  readonly #versions = readVersions(path.join(repo, 'tools/bench/versions.json'));
  readonly #browserPath: string;
  #targets: readonly Target[];

  constructor(options: Options, browserPath: string) {
    this.#options = options;
    this.#browserPath = browserPath;
    this.#results = new ResultsFile(options.folder, repo, options.pages, options.keep);
    this.#targets = targets.filter((target) => options.only.includes(target.name));
  }

  #place(target: Target): Place {
    return { folder: path.join(this.#options.folder, target.name), repo, versions: this.#versions };
  }

  #site(target: Target): SiteResults {
    return (this.#results.data.sites[target.name] ??= {
      label: target.label,
      builds: [],
      views: [],
      lighthouse: [],
    });
  }

  #launch(): Promise<Browser> {
    return chromium.launch({
      executablePath: this.#browserPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    });
  }

  get #logs(): string {
    return path.join(this.#options.folder, 'logs');
  }

  /** Runs a step; if it fails, says so and goes on. */
  async #try<T>(what: string, step: () => T | Promise<T>): Promise<T | undefined> {
    say(what);
    try {
      return await step();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      console.error(`could not measure — ${what}:\n${text}`);
      this.#results.data.problems.push(`${what}: ${text.split('\n').slice(0, 2).join(' ').trim()}`);
      return undefined;
    } finally {
      this.#results.save();
    }
  }

  /** Installs packages and writes the corpus; a site that cannot be prepared drops out. */
  async #prepare(): Promise<void> {
    const corpus = planCorpus(this.#options.pages);
    const ready: Target[] = [];
    for (const target of this.#targets) {
      const done = await this.#try(`${target.label}: packages and ${this.#options.pages} pages`, () => {
        target.prepare(this.#place(target), corpus);
        return true;
      });
      if (done) ready.push(target);
    }
    this.#targets = ready;
  }

  async #builds(): Promise<void> {
    const corpus = planCorpus(this.#options.pages);
    for (const target of this.#targets) this.#site(target).builds = [];
    for (let round = 1; round <= this.#options.rounds; round += 1) {
      for (const target of this.#targets) {
        const place = this.#place(target);
        const cost = await this.#try(
          `${target.label}: cold and warm build, ${round} of ${this.#options.rounds}`,
          () => buildCost(target, place, corpus, this.#logs),
        );
        if (!cost) continue;
        const output = path.join(place.folder, target.output);
        const site = this.#site(target);
        site.builds.push(cost);
        site.outputBytes = folderBytes(output);
        site.search = target.search(output);
        say(
          `  cold ${cost.cold.cpuSeconds.toFixed(1)} CPU s, warm ${cost.warm.cpuSeconds.toFixed(1)} CPU s, ${(cost.cold.peakBytes / 1e6).toFixed(0)} MB, load ${cost.cold.load[0].toFixed(1)}`,
        );
      }
    }
  }

  /** Serves the sites that are built. */
  async #serve(tools: Tools | undefined): Promise<{ target: Target; served: Served }[]> {
    const all: { target: Target; served: Served }[] = [];
    for (const target of this.#targets) {
      const folder = path.join(this.#place(target).folder, target.output);
      if (!existsSync(folder)) {
        this.#results.data.problems.push(
          `${target.label}: pages, because there is no build in ${target.output}`,
        );
        continue;
      }
      all.push({ target, served: await serveFolder(folder, tools?.certificate) });
    }
    this.#results.data.protocol = all[0]?.served.protocol ?? 'nothing';
    return all;
  }

  async #views(browser: Browser, sites: readonly { target: Target; served: Served }[]): Promise<void> {
    const { route } = planCorpus(this.#options.pages).measured;
    for (const { target } of sites) this.#site(target).views = [];
    // View 0 only fills the server's memory of compressed files.
    for (let view = 0; view <= this.#options.views; view += 1) {
      for (const { target, served } of sites) {
        const load = await this.#try(`${target.label}: page view ${view} of ${this.#options.views}`, () =>
          loadPage(browser, served.origin + route),
        );
        if (load && view > 0) this.#site(target).views.push(load);
      }
    }
  }

  async #lighthouse(tools: Tools, sites: readonly { target: Target; served: Served }[]): Promise<void> {
    const { route } = planCorpus(this.#options.pages).measured;
    for (const { target } of sites) this.#site(target).lighthouse = [];
    for (let round = 1; round <= this.#options.views; round += 1) {
      for (const { target, served } of sites) {
        const run = await this.#try(`${target.label}: Lighthouse ${round} of ${this.#options.views}`, () =>
          runLighthouse(tools, this.#browserPath, served.origin + route),
        );
        if (run) this.#site(target).lighthouse.push(run);
      }
    }
  }

  /** Each site gets its own browser, so a crash affects only that site. */
  async #dev(): Promise<void> {
    const corpus = planCorpus(this.#options.pages);
    for (const target of this.#targets) {
      const cost = await this.#try(`${target.label}: development server`, async () => {
        const browser = await this.#launch();
        try {
          return await devCost(target, this.#place(target), corpus, browser, this.#logs);
        } finally {
          await browser.close();
        }
      });
      if (cost) this.#site(target).dev = cost;
    }
  }

  /** This site at different sizes, in a separate folder so the compared build stays. */
  async #scales(browser: Browser, tools: Tools | undefined): Promise<void> {
    this.#results.data.scales = [];
    const place = { ...this.#place(own), folder: path.join(this.#options.folder, 'scale') };
    for (const scale of this.#options.scales) {
      const pages = this.#options.pages * scale;
      await this.#try(`${own.label}: ${pages} pages`, async () => {
        const corpus = planCorpus(pages);
        own.prepare(place, corpus);
        const build = await buildCost(own, place, corpus, this.#logs);
        const output = path.join(place.folder, own.output);
        const served = await serveFolder(output, tools?.certificate);
        try {
          await loadPage(browser, served.origin + corpus.measured.route);
          const view = await loadPage(browser, served.origin + corpus.measured.route);
          this.#results.data.scales.push({ pages, build, view, main: mainScript(output) });
        } finally {
          await served.close();
        }
      });
    }
  }

  async run(): Promise<void> {
    const { skip, keep, scales } = this.#options;
    if (!keep || !skip.has('builds') || !skip.has('dev')) await this.#prepare();
    if (!skip.has('builds')) await this.#builds();
    const tools = await this.#try('Lighthouse and a certificate', () =>
      prepareTools(path.join(this.#options.folder, 'tools'), this.#versions),
    );
    const browser = await this.#launch();
    try {
      if (!skip.has('views') || !skip.has('lighthouse')) {
        const sites = await this.#serve(tools);
        if (!skip.has('views')) await this.#views(browser, sites);
        if (!skip.has('lighthouse') && tools) await this.#lighthouse(tools, sites);
        await Promise.all(sites.map(({ served }) => served.close()));
      }
      if (!skip.has('scale') && (scales.length > 1 || scales[0] !== 1)) await this.#scales(browser, tools);
    } finally {
      await browser.close();
    }
    // Last, because it empties the folders of the builds.
    if (!skip.has('dev')) await this.#dev();
    console.log(`\n${this.#results.finish()}\nWritten to ${this.#results.markdown}`);
    if (this.#results.data.problems.length > 0) process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const browserPath = findBrowser();
  await new Bench(parseOptions(args), browserPath).run();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
