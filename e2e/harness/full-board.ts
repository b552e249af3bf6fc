import { createTask } from '@board/contracts/calls/tasks';
import { loadSampleTerm } from '@board/contracts/calls/terms';
import { getProfile } from '@board/contracts/calls/user';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { type Account, newAccount, registerSignedIn } from './accounts.ts';
import { type Api, apiOf } from './api.ts';
import type { Traveller } from './journey.ts';

const dayMs = 86_400_000;

/** A board with a term, some of it outside of its periods, a task of tomorrow and tasks of today. */
export async function fullBoard(
  { page, product }: Traveller,
  tasks = 8,
  language: Locale = 'en',
): Promise<[Account, Api]> {
  // The shell first hears of somebody who has all of this.
  const account = await registerSignedIn(page, '/api/health', newAccount(), language);
  const api = await apiOf(product, account);
  await api(loadSampleTerm, { body: { name: 'Sample term' } });
  const [date, tomorrow] = await daysOf(api);
  await api(createTask, { body: { title: 'Tomorrow', date: tomorrow } });
  for (let line = 1; line <= tasks; line += 1)
    await api(createTask, { body: { title: `Line ${line}`, date } });
  return [account, api];
}

/** The person's today and the days beside it. */
export async function daysOf(
  api: Api,
): Promise<[today: string, tomorrow: string, yesterday: string]> {
  const { timeZone } = (await api(getProfile, {})).preferences;
  const dayAt = (instant: number) => new Date(instant).toLocaleDateString('sv', { timeZone });
  return [dayAt(Date.now()), dayAt(Date.now() + dayMs), dayAt(Date.now() - dayMs)];
}

/** Says whose board it is. */
export const accountButton = (page: Page, username: string) =>
  page.getByRole('button', { name: `Account: ${username}` });

/** Nothing that its modules show is being loaded or drawn any more, and so many are without their code. */
export const filled = (page: Page, { failed = 0 } = {}) =>
  page.waitForFunction((without) => {
    const modules = [...document.querySelectorAll('[data-module]')];
    const having = (what: string) => modules.filter((place) => place.querySelector(what)).length;
    return (
      modules.length > 0 && having('[aria-busy=true]') === 0 && having('[role=alert]') === without
    );
  }, failed);

/** What is to be done today is here. */
export const counted = (page: Page) => page.getByText(/\d (to do|项待办)/).waitFor();

/** Filled once, with all of it kept in this browser. */
export async function seenOnce(page: Page): Promise<void> {
  await page.goto('/');
  await counted(page);
  await filled(page);
  await page.waitForFunction(async () => {
    const known = await indexedDB.databases();
    const name = known.find((each) => each.name?.startsWith('board-'))?.name;
    if (!name) return false;
    const opening = indexedDB.open(name);
    await new Promise((opened) => opening.addEventListener('success', opened));
    const reading = opening.result.transaction('replies').objectStore('replies').getAllKeys();
    await new Promise((read) => reading.addEventListener('success', read));
    opening.result.close();
    return reading.result.some((key) => String(key).startsWith('/api/tasks'));
  });
}

/** No question about the person is answered until it is told. */
export async function heldBack(page: Page): Promise<() => void> {
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answers.promise;
    await route.continue();
  });
  return answers.resolve;
}
