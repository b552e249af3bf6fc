import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Logger, Page, Request } from 'playwright-core';

const root = join(import.meta.dirname, '../..');
const reports = join(root, '.cache/reports/journeys');

// Between a click and the line that asked for it lie more calls than a stack usually shows.
Error.stackTraceLimit = 50;

/** What a journey has done and met so far, for whoever has to find out why it failed. */
export class BlackBox {
  readonly #steps: string[] = [];
  readonly #console: string[] = [];
  readonly #requests: string[] = [];
  readonly #started = performance.now();

  /** Hears of each call to the browser, and finds the line of the journey that made it. */
  readonly logger: Logger = {
    isEnabled: (name) => name === 'api',
    log: (_name, _severity, message) => {
      const call = /^=> (\S+) started/.exec(`${message}`)?.[1];
      if (call) this.#steps.push(`${this.#now()} ${call.padEnd(24)} ${lineOf(new Error().stack)}`);
    },
  };

  record(context: BrowserContext): void {
    context.on('console', (message) => {
      const { url, lineNumber } = message.location();
      const place = url ? ` (${url}:${lineNumber})` : '';
      this.#console.push(`${this.#now()} ${message.type()}: ${message.text()}${place}`);
    });
    context.on('weberror', (error) => {
      const problem = error.error();
      this.#console.push(`${this.#now()} ${problem.stack ?? problem.message}`);
    });
    context.on('response', (response) => this.#answered(response.request(), response.status()));
    context.on('requestfailed', (request) =>
      this.#answered(request, request.failure()?.errorText ?? 'failed'),
    );
  }

  #answered(request: Request, how: number | string): void {
    this.#requests.push(`${this.#now()} ${how} ${request.method()} ${request.url()}`);
  }

  /** Answers with the folder in which it all lies. */
  async leave(title: string, pages: readonly Page[], problem: unknown): Promise<string> {
    const folder = join(reports, title.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const write = (name: string, lines: readonly string[]) =>
      writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    write('problem.txt', [problem instanceof Error ? (problem.stack ?? '') : `${problem}`]);
    write('steps.txt', this.#steps);
    write('console.txt', this.#console);
    write('requests.txt', this.#requests);
    for (const [index, page] of pages.entries()) {
      const path = join(folder, `page-${index + 1}.png`);
      await page
        .screenshot({ path, timeout: 10_000 })
        .catch((error) => write(`page-${index + 1}.txt`, [`${page.url()}: ${error}`]));
    }
    return relative(root, folder);
  }

  #now(): string {
    return ((performance.now() - this.#started) / 1000).toFixed(3).padStart(8);
  }
}

const sources = new Map<string, string[]>();

/** The nearest line of a stack that is a journey's own. */
function lineOf(stack = ''): string {
  const [, url, line] = /(file:\S+\/e2e\/journeys\/\S+?):(\d+):\d+/.exec(stack) ?? [];
  if (!url || !line) return '';
  const path = fileURLToPath(url);
  let lines = sources.get(path);
  if (!lines) {
    lines = readFileSync(path, 'utf8').split('\n');
    sources.set(path, lines);
  }
  return `${relative(root, path)}:${line} ${lines[Number(line) - 1]?.trim()}`;
}
