import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';

const root = join(import.meta.dirname, '../../..');
const special = /[.*+?^${}()|[\]\\]/g;

export type Act = (page: Page) => Promise<void>;
type Role = 'button' | 'tab' | 'menuitem' | 'radio';

/** Presses what the shell or a remote names by `key`, in the language of the page. */
export function press(room: string, key: string, opened: string, role: Role = 'button'): Act {
  return async (page) => {
    const name = await nameOf(page, room, key);
    await page.getByRole(role, { name }).filter({ visible: true }).first().click();
    await page.locator(opened).first().waitFor();
  };
}

/** Presses what carries words that a person wrote, which no language changes. */
export function pressThing(words: string, opened: string): Act {
  return async (page) => {
    const name = new RegExp(`^${words}`);
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await page.locator(opened).first().waitFor();
  };
}

/** Types into the field that the shell or a remote names by `key`, in the language of the page where it is given. */
export function fill(room: string, key: string, value: string | Record<Locale, string>): Act {
  return async (page) => {
    const label = await nameOf(page, room, key);
    const words = typeof value === 'string' ? value : value[await localeOf(page)];
    await page.getByLabel(label).filter({ visible: true }).first().fill(words);
  };
}

/** Scrolls to what stands under the heading that the shell or a remote names by `key`. */
export function shows(room: string, key: string): Act {
  return async (page) => {
    const heading = page.getByRole('heading', { name: await nameOf(page, room, key) });
    await heading.evaluate((element) => element.scrollIntoView());
  };
}

export function inTurn(...acts: readonly Act[]): Act {
  return async (page) => {
    for (const act of acts) await act(page);
  };
}

/** By the keyboard alone, until a dialog stands there. */
export function opens(...keys: readonly string[]): Act {
  return async (page) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
  };
}

const localeOf = (page: Page) => page.evaluate(() => document.documentElement.lang as Locale);

async function nameOf(page: Page, room: string, key: string): Promise<RegExp> {
  const locale = await localeOf(page);
  const files = globSync(join(root, room, `src/messages/{*/,}${locale}.json`));
  const found = files
    .map((file) => textOf(JSON.parse(readFileSync(file, 'utf8')), key))
    .find((text) => typeof text === 'string');
  if (found === undefined) throw new Error(`${room} has no text ${key} in ${locale}.`);
  const pieces = found.split(/\{\{.*?\}\}/).map((piece) => piece.replaceAll(special, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`);
}

const textOf = (catalog: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce((each, part) => (each as Record<string, unknown> | undefined)?.[part], catalog);
