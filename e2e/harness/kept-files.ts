import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { type Account, newAccount, registerSignedIn } from './accounts.ts';

/** A board that opens without a network. */
export async function withWorker(page: Page, language: Locale = 'en'): Promise<Account> {
  const account = await registerSignedIn(page, '/', newAccount(), language);
  await page.locator('[data-module="tasks"]').waitFor();
  await page.evaluate(async () => {
    const pages = await caches.open('board-pages');
    while ((await pages.keys()).length < 2) await new Promise((next) => setTimeout(next, 100));
  });
  return account;
}

interface Kept {
  shell: { files: { url: string }[]; later: string[] };
  remotes: { name: string; files: { url: string }[] }[];
}

/** Until the worker has every file that a student can come to need. */
export async function withEverythingKept(page: Page, language?: Locale): Promise<Account> {
  const account = await withWorker(page, language);
  await page.evaluate(async () => {
    const registry: Kept = await (await fetch('/registry.json')).json();
    const remotes = registry.remotes.filter(({ name }) => name !== 'admin');
    const early = [registry.shell, ...remotes].flatMap(({ files }) => files.map(({ url }) => url));
    const files = await caches.open('board-files');
    for (const url of [...early, ...registry.shell.later]) {
      while (!(await files.match(url))) await new Promise((next) => setTimeout(next, 100));
    }
  });
  return account;
}
