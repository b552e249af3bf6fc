import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { launchBrowser } from '../../../e2e/harness/browser.ts';
import { begun, busiestTask, traced } from '../../tasks/busiest.ts';
import { buildPage } from './build-page.ts';
import { type Case, cases } from './cases.ts';

export interface Proof {
  cases: number;
  /** Each case whole and in pieces. */
  drawn: number;
  requests: string[];
  findings: string[];
  /** Of the page while each of what is heavy comes: ms of its thread's own work. */
  longestTasks: Record<string, number>;
}

const batch = 25;
const again = (formula: string) => `$${formula}$\n\n`.repeat(8);

/** What could hold the page up, and of formulas those of which little text is much to draw. */
const heavy: Record<string, string> = {
  'a table of 88 kB': `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(8_800)}`,
  'formulas without end': `${'$x$ '.repeat(1_900)}\n\n`.repeat(8),
  'formulas of fractions': again(`${'\\frac{'.repeat(100)}${'}1'.repeat(100)}`),
  'formulas of exponents': again(`x${'^{x'.repeat(240)}${'}'.repeat(240)}`),
  'formulas of rows': again(`\\begin{matrix}${'\\\\'.repeat(480)}\\end{matrix}`),
  'formulas of names': again(`\\def\\a{${'x'.repeat(380)}}${'\\a'.repeat(199)}`),
  'signs that open and never close': `${'\\( ` '.repeat(1_400)}\n\n`.repeat(8),
};

/** Draws hostile replies in a real Chromium without any content security policy and reports all that got through. */
export async function proveSanitiser(count: number, seed: number): Promise<Proof> {
  const folder = await buildPage();
  const server = createServer((request, response) => {
    if (request.url === '/main.js' || request.url === '/main.css') {
      response.setHeader(
        'content-type',
        request.url.endsWith('js') ? 'text/javascript' : 'text/css',
      );
      response.end(readFileSync(join(folder, request.url)));
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        '<!doctype html><html lang="en"><title>Proof</title><link rel="stylesheet" href="/main.css"><body><script src="/main.js" defer></script>',
      );
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const requests: string[] = [];
    const findings: string[] = [];
    const own = new Set([address, `${address}main.js`, `${address}main.css`]);
    await page.route('**', (route) => {
      const { url, method } = { url: route.request().url(), method: route.request().method() };
      if (own.has(url) && method === 'GET') return route.continue();
      // A picture of this site is what a reply may show, whatever its path looks like.
      const isOwn = url.startsWith(address) && route.request().resourceType() === 'image';
      if (!isOwn || url.startsWith(`${address}api`)) requests.push(`${method} ${url}`);
      return route.abort();
    });
    page.on('dialog', (dialog) => {
      findings.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => findings.push('a window was opened'));
    page.on('pageerror', (error) => findings.push(`error: ${error.message}`));
    await page.goto(address);
    await page.waitForFunction(() => 'tryCases' in window);
    const list = cases(count, seed);
    for (let from = 0; from < list.length; from += batch) {
      findings.push(...(await page.evaluate(tryInPage, list.slice(from, from + batch))));
    }
    const longestTasks: Record<string, number> = {};
    for (const [name, text] of Object.entries(heavy)) {
      await browser.startTracing(page, { categories: traced });
      await page.evaluate(drawInPage, [begun, text] as const);
      longestTasks[name] = busiestTask(await browser.stopTracing());
    }
    return { longestTasks, cases: list.length, drawn: list.length * 2, requests, findings };
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryInPage(list: readonly Case[]): Promise<string[]> {
  const run: unknown = Reflect.get(window, 'tryCases');
  return (run as (list: readonly Case[]) => Promise<string[]>)(list);
}

function drawInPage([mark, text]: readonly [string, string]): Promise<void> {
  performance.mark(mark);
  const draw: unknown = Reflect.get(window, 'drawInPieces');
  return (draw as (text: string) => Promise<void>)(text);
}
