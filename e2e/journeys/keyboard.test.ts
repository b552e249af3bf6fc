import assert from 'node:assert/strict';
import { type Locale, locales } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { fillBoard } from '../../bench/prove/a11y/belongings.ts';
import { settled } from '../../bench/prove/a11y/settled.ts';
import chatEn from '../../remotes/ai-chat/src/messages/en.json' with { type: 'json' };
import chatZh from '../../remotes/ai-chat/src/messages/zh-CN.json' with { type: 'json' };
import coursesEn from '../../remotes/timetable-timeline/src/messages/late/en.json' with {
  type: 'json',
};
import coursesZh from '../../remotes/timetable-timeline/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import en from '../../shell/src/messages/en.json' with { type: 'json' };
import profileEn from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import profileZh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import signedInEn from '../../shell/src/messages/signed-in/en.json' with { type: 'json' };
import signedInZh from '../../shell/src/messages/signed-in/zh-CN.json' with { type: 'json' };
import zh from '../../shell/src/messages/zh-CN.json' with { type: 'json' };
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

const words = {
  en: { ...en, ...profileEn, ...signedInEn, ...coursesEn, ...chatEn },
  'zh-CN': { ...zh, ...profileZh, ...signedInZh, ...coursesZh, ...chatZh },
};

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

async function walk({ page }: Traveller, locale: Locale): Promise<void> {
  const { login, fields, tabs, composer, course, profile } = words[locale];
  await withKeyboard(page);
  const hidden: Record<string, string[]> = {};
  const look = async (name: string, root: string) => {
    hidden[name] = await hiddenFields(page, root);
  };
  const dialog = '[role=dialog]';
  await page.goto('/login');
  await page.getByText(login.toRegister).tap();
  await page.getByLabel(fields.email).waitFor();
  await look('registration', 'main');

  await registerSignedIn(page, '/', newAccount(), locale);
  await fillBoard(page);
  await page.goto('/');
  await look('today', 'main');
  await page.getByRole('button', { name: tabs.more }).tap();
  await page.getByRole('dialog').getByRole('button', { name: tabs.assistant }).tap();
  await page.getByRole('textbox', { name: composer.label }).waitFor();
  await look('chat', 'main');
  for (const path of ['/tasks?add=1', '/finance?add=1']) {
    await page.goto(path);
    await page.getByRole('dialog').waitFor();
    await look(path, dialog);
  }
  await page.goto('/timetable');
  await page.getByRole('button', { name: course.add }).tap();
  await page.getByRole('dialog').waitFor();
  await look('course', dialog);
  await page.goto('/profile');
  await page.getByRole('button', { name: profile.info.edit }).first().tap();
  await page.getByLabel(profile.info.bio).waitFor();
  await look('profile', 'main');
  assert.deepEqual(
    Object.entries(hidden).filter(([, fields]) => fields.length > 0),
    [],
  );
}

journeys('fields', (journey) => {
  for (const locale of locales)
    for (const [what, height] of [
      ['covers the page', 740],
      ['makes it lower', left],
    ] as const)
      journey(
        `are never under the bar, nor under a keyboard that ${what} (${locale})`,
        (traveller) => walk(traveller, locale),
        { viewport: { width: 360, height }, hasTouch: true, isMobile: true, locale },
      );
});
