import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half a megabyte, and not the three times as much that it brings with itself. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface Finding {
  id: string;
  help: string;
  elements: string[];
}

/** Fails on anything on the screen that WCAG 2.2 AA forbids, and names the elements. */
export async function assertAccessible(page: Page, part?: string): Promise<void> {
  assert.deepEqual(await findInaccessible(page, part), [], 'accessibility');
}

/** Not `innerWidth`: on a phone the window grows with what is wider than the screen. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth);

export async function assertFits(page: Page): Promise<void> {
  assert.equal(await sideways(page), 0, 'px that scroll sideways');
}

export async function findInaccessible(page: Page, part?: string): Promise<Finding[]> {
  // It may still be on its way.
  if (part) await page.locator(part).first().waitFor({ state: 'attached' });
  // Evaluated by the debugger, which a content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await look(page, part);
  // What began to fade in between is looked at when it has come.
  return found.length === 0 ? found : look(page, part);
}

async function look(page: Page, part?: string): Promise<Finding[]> {
  await page.evaluate(untilStill);
  const found = await violations(page, part);
  if (!found.some(isSize)) return found;
  // A bar that stays covers half a button wherever the page happens to be scrolled to.
  await page.evaluate(() => scrollTo(0, scrollY === 0 ? innerHeight / 2 : 0));
  const small = (await violations(page, part)).filter(isSize).flatMap(({ elements }) => elements);
  return found
    .map((one) => ({ ...one, elements: one.elements.filter((e) => !isSize(one) || has(small, e)) }))
    .filter(({ elements }) => elements.length > 0);
}

const isSize = ({ id }: Finding): boolean => id === 'target-size';

/** Which element it is stands before what it lacks, and that differs from place to place. */
const has = (elements: string[], element: string): boolean =>
  elements.some((other) => other.split(' Fix ')[0] === element.split(' Fix ')[0]);

const violations = (page: Page, part?: string): Promise<Finding[]> =>
  page.evaluate(
    async ([tags, selector]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        runOnly: { type: 'tag', values: [...tags] },
        // What holds is counted for nobody, and costs more than the rest.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      }));
    },
    [standard, part] as const,
  );

/** What fades in has less contrast than it will have; a spinner never ends and is not waited for. */
async function untilStill(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  for (let left = moving(); left.length > 0; left = moving()) {
    // One that is cancelled rejects: its element went, or something else moves it now.
    await Promise.allSettled(left.map(({ finished }) => finished));
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
