import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/**
 * How much JavaScript some of a page's files are, in bytes as they are sent: a server that has just
 * started has not compressed them all yet. Drawings come after all that can be read, and are left out.
 */
export async function sentScripts(page: Page, urls: readonly string[]) {
  const bodies = await Promise.all(
    [...new Set(urls)]
      .filter((url) => new URL(url).pathname.endsWith('.js'))
      .map(async (url) => (await page.request.get(url)).text()),
  );
  const scripts = bodies.filter((body) => !body.includes('nivo'));
  const bytes = scripts.reduce((all, body) => all + brotliCompressSync(body).length, 0);
  return { bytes, count: scripts.length };
}
