import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { addPlans, addTask, addTasks, inDays, phone, tomorrow, zone } from '../harness/calendar.ts';
import { go, layersGone } from '../harness/go.ts';
import { allWith, journeys } from '../harness/journey.ts';

journeys('the calendar under a finger', (journey) => {
  const onPhone = allWith(journey, phone);

  onPhone('moves one lesson by a finger, and asks how far', async ({ page }) => {
    await registerSignedIn(page, '/timetable', newAccount(), 'zh-CN');
    await page.getByRole('button', { name: '加载示例学期' }).tap();
    await page
      .getByRole('button', { name: /^大学英语/ })
      .first()
      .waitFor();
    await go(page, '/calendar');
    const later = page.getByRole('button', { name: '往后', exact: true });
    const days = 7 - ((weekdayIn(zone) + 6) % 7);
    for (let day = 0; day < days; day += 1) await later.tap();
    const at = (time: string) =>
      page.locator('[data-hours]').getByRole('button', { name: new RegExp(`大学英语.* ${time}`) });
    const planned = at('14:00 到 15:25');
    await planned.waitFor();
    await carry(page, planned, async (moveBy) => {
      await moveBy(0, touchHour);
      await page
        .getByText(/15:00 到 16:25/)
        .first()
        .waitFor();
    });
    const question = page.getByRole('dialog', { name: /大学英语/ });
    await question.getByRole('radio', { name: /^这节课及以后/ }).check();
    await assertAccessible(page);
    await assertFits(page);
    await question.getByRole('button', { name: '移动', exact: true }).tap();
    await at('15:00 到 16:25').waitFor();
  });

  onPhone('gives a time to what has none on a phone', async ({ page }) => {
    await tomorrowWith(page, () => addPlans(page));
    await page.getByRole('button', { name: /Listening/ }).waitFor();
    await page.getByRole('button', { name: '显示', exact: true }).tap();
    const untimed = page.getByRole('list', { name: '未定时间' });
    await untimed.waitFor();
    await assertAccessible(page);
    await untimed.getByRole('button', { name: /^Listening/ }).tap();
    const dialog = page.getByRole('dialog', { name: /Listening/ });
    await dialog.getByText(/没有冲突/).waitFor();
    await assertAccessible(page);
    await assertFits(page);
    await dialog.getByRole('button', { name: '移动', exact: true }).tap();
    await page
      .locator('[data-hours]')
      .getByRole('button', { name: /Listening/ })
      .waitFor();
  });

  onPhone('is moved in by a finger that stays', async ({ page }) => {
    const report = await reportOfTomorrow(page);
    await carry(page, report, async (moveBy) => {
      await moveBy(0, -touchHour);
      await page
        .getByText(/15:00 到 16:30，没有冲突/)
        .first()
        .waitFor();
      await assertAccessible(page);
    });
    await page.getByRole('button', { name: /Lab report.* 15:00 到 16:30/ }).waitFor();
  });

  onPhone(
    'goes on under a finger at the end of a phone, and to the day beside at its side',
    async ({ page }) => {
      const report = await reportOfTomorrow(page);
      const dayBefore = page.getByRole('row', { name: dayName(inDays(1)) });
      const heldAt = (time: RegExp) => page.getByText(time).first().waitFor();
      await carry(page, report, async (moveBy) => {
        await moveBy(0, -300);
        await heldAt(/ 0\d:\d\d 到 0\d:\d\d，没有冲突/);
        await moveBy(0, 0);
        await moveBy(170, 0);
        // It goes on from day to day for as long as it is held.
        await dayBefore.waitFor({ state: 'detached' });
        await moveBy(0, 0);
      });
      await page
        .getByRole('row')
        .getByRole('button', { name: /Lab report/ })
        .waitFor();
      assert.equal(await dayBefore.count(), 0);
    },
  );

  onPhone(
    'has a menu for a thing under a finger that stays, and a press for it in the agenda',
    async ({ page }) => {
      const report = await reportOfTomorrow(page);
      await carry(page, report, async () => {});
      await page.getByRole('menuitem', { name: '移动…' }).waitFor();
      await assertAccessible(page, '[role=menu]');
      await page.keyboard.press('Escape');
      await layersGone(page);
      await page.getByRole('radio', { name: '日程', exact: true }).check();
      await page.getByRole('button', { name: 'Lab report：更多操作' }).tap();
      await page.getByRole('menuitem', { name: '移动…' }).tap();
      const dialog = page.getByRole('dialog', { name: /Lab report/ });
      await dialog.getByLabel('开始').fill('09:00');
      await page.keyboard.press('Tab');
      await dialog.getByRole('button', { name: '移动', exact: true }).tap();
      await page.getByRole('button', { name: /Lab report.* 09:00 到 10:30/ }).waitFor();
      await assertFits(page);
    },
  );

  onPhone('is added where a finger stays on free hours and draws over them', async ({ page }) => {
    await tomorrowWith(page);
    const hours = page.locator('[data-hours]');
    await hours.waitFor();
    await carry(page, hours, async (moveBy) => {
      await moveBy(0, 2 * touchHour);
      await assertAccessible(page);
    });
    const form = page.getByRole('dialog', { name: '添加任务' });
    await form.waitFor();
    await assertFits(page);
  });

  onPhone('has its lower edge pulled by a finger', async ({ page }) => {
    const report = await reportOfTomorrow(page);
    const pull = async (moveBy: MoveBy) => {
      await moveBy(0, touchHour);
      await page
        .getByText(/16:00 到 18:30，没有冲突/)
        .first()
        .waitFor();
    };
    await carry(page, report, pull, 8);
    await page.getByRole('button', { name: /Lab report.* 16:00 到 18:30/ }).waitFor();
  });

  onPhone('takes a task over midnight by a finger', async ({ page }) => {
    const night = { title: 'Night shift', time: '21:30-23:30' };
    await tomorrowWith(page, () => addTask(page, night, tomorrow()));
    const shift = page.locator('[data-hours]').getByRole('button', { name: /Night shift/ });
    await carry(page, shift, async (moveBy) => {
      await moveBy(0, touchHour);
      await page
        .getByText(/22:30 到 00:30/)
        .first()
        .waitFor();
    });
    await page.getByRole('button', { name: /Night shift.* 22:30 到 00:30/ }).waitFor();
  });
});

/** As high as an hour is under a finger. */
const touchHour = 56;

/** Somebody new looks at the next day, once it has what is added. */
async function tomorrowWith(page: Page, add?: () => Promise<void>): Promise<void> {
  await registerSignedIn(page, '/', newAccount(), 'zh-CN');
  await add?.();
  await go(page, '/calendar');
  await page.getByRole('button', { name: '往后', exact: true }).tap();
}

/** It lies in the calendar of the next day. */
async function reportOfTomorrow(page: Page): Promise<Locator> {
  await tomorrowWith(page, () => addTasks(page, tomorrow()));
  // The board, which is left, has one of the same name.
  return page.locator('[data-hours]').getByRole('button', { name: /Lab report/ });
}

type MoveBy = (x: number, y: number) => Promise<unknown>;

/** By a finger that stays first, and then moves; so many pixels above the lower edge it pulls that. */
async function carry(
  page: Page,
  what: Locator,
  held: (moveBy: MoveBy) => Promise<void>,
  aboveEdge?: number,
) {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  assert.ok(box);
  const touch = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + (aboveEdge === undefined ? 30 : box.height - aboveEdge);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x, y }]);
  await page.getByRole('application').waitFor();
  await held((byX, byY) => send('touchMove', [{ x: x + byX, y: y + byY }]));
  await send('touchEnd', []);
}

const weekdayIn = (timeZone: string) =>
  new Date(new Date().toLocaleDateString('sv', { timeZone })).getUTCDay();
const dayName = (on: Date) =>
  new Intl.DateTimeFormat('zh-CN', { timeZone: zone, dateStyle: 'full' }).format(on);
