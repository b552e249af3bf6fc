import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { fillBoard } from '../../bench/prove/a11y/belongings.ts';
import { settled } from '../../bench/prove/a11y/settled.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

/** What a keyboard with its line of suggestions leaves of a phone's 740 pixels. */
const left = 400;
const written =
  ':is(textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [hidden]))';

/** A browser without a screen has no keyboard: it covers the end of the page, and moves nothing. */
async function withKeyboard(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    class Visible extends EventTarget {
      readonly scale = 1;
      readonly offsetTop = 0;
      isUp = false;
      get height() {
        return this.isUp ? Math.min(innerHeight, most) : innerHeight;
      }
    }
    const visible = new Visible();
    Object.defineProperty(window, 'visualViewport', { value: visible });
    Object.assign(window, {
      raiseKeyboard(isUp: boolean) {
        visible.isUp = isUp;
        visible.dispatchEvent(new Event('resize'));
      },
    });
  }, left);
}

/** Those of its fields which cannot be seen while somebody writes in them. */
async function hiddenFields(page: Page, root: string): Promise<string[]> {
  await settled(page);
  const hidden: string[] = [];
  const fields = page.locator(`${root} ${written}:not(:disabled)`).filter({ visible: true });
  const count = await fields.count();
  assert.ok(count > 0, `there is something to write in ${root}`);
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    await field.focus();
    const where = await field.evaluate(async (element) => {
      const raise: (isUp: boolean) => void = Reflect.get(window, 'raiseKeyboard');
      raise(true);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { left, top, bottom } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 12, bottom - 12);
      const isSeen = top >= 0 && bottom <= (visualViewport?.height ?? 0) && seen === element;
      const words = `${element.id} ${element.getAttribute('aria-label') ?? ''} ${top}-${bottom}`;
      raise(false);
      return isSeen ? undefined : `${words}, there is ${seen?.className}`;
    });
    if (where) hidden.push(where);
  }
  return hidden;
}

async function walk({ page }: Traveller): Promise<void> {
  await withKeyboard(page);
  const hidden: Record<string, string[]> = {};
  const look = async (name: string, root: string) => {
    hidden[name] = await hiddenFields(page, root);
  };
  const dialog = '[role=dialog]';
  await page.goto('/login');
  await page.getByText('Create an account').tap();
  await page.getByLabel('Email').waitFor();
  await look('registration', 'main');

  await registerSignedIn(page);
  await fillBoard(page);
  await page.goto('/');
  await look('today', 'main');
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Assistant' }).tap();
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  await look('chat', 'main');
  for (const path of ['/tasks?add=1', '/finance?add=1']) {
    await page.goto(path);
    await page.getByRole('dialog').waitFor();
    await look(path, dialog);
  }
  await page.goto('/timetable');
  await page.getByRole('button', { name: 'Add a course' }).tap();
  await page.getByRole('dialog').waitFor();
  await look('course', dialog);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).first().tap();
  await page.getByLabel('Bio').waitFor();
  await look('profile', 'main');
  assert.deepEqual(
    Object.entries(hidden).filter(([, fields]) => fields.length > 0),
    [],
  );
}

journeys('fields', (journey) => {
  for (const [what, height] of [
    ['covers the page', 740],
    ['makes it lower', left],
  ] as const)
    journey(`are never under the bar, nor under a keyboard that ${what}`, walk, {
      viewport: { width: 360, height },
      hasTouch: true,
      isMobile: true,
    });
});
