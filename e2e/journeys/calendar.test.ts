import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { storedSession } from '../../shell/src/identity/stored-session.ts';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { go, layersGone, pressInTurn } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

/** Of whoever registers without saying one. */
const zone = 'Asia/Shanghai';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

journeys('the calendar', (journey) => {
  journey(
    'is gone through with the keyboard, and a source stays switched off',
    async ({ page }) => {
      await registerSignedIn(page);
      await addTasks(page);
      await go(page, '/');
      await pressInTurn(page, 'g', 'w');
      await page.waitForURL((url) => url.pathname === '/calendar');
      const report = page.getByRole('button', { name: /^Task, Lab report.* 16:00 to 17:30/ });
      await report.waitFor();
      await page.getByRole('button', { name: /^Due, Essay/ }).waitFor();
      await assertAccessible(page);

      const week = page.getByRole('grid').filter({ has: report });
      await week.locator('[aria-current="date"]').focus();
      await page.keyboard.press('ArrowDown');
      await report.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Task details' }).waitFor();
      await page.keyboard.press('Escape');
      await layersGone(page);

      await page.getByRole('checkbox', { name: /^Tasks/ }).click();
      await report.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('button', { name: /^Due, Essay/ }).waitFor();
      assert.equal(await report.count(), 0);
    },
  );

  journey(
    'is a day, three days, a month and a list on a phone',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addTasks(page);
      await go(page, '/');
      await page.getByRole('button', { name: '更多' }).tap();
      await page.getByRole('dialog').getByRole('link', { name: '日历' }).tap();
      const report = page.getByRole('button', { name: /Lab report/ });
      for (const view of ['日', '3 天', '月', '日程']) {
        await page.getByRole('radio', { name: view, exact: true }).check();
        await report.first().waitFor();
        await assertAccessible(page);
      }
      await assertFits(page);
    },
    phone,
  );

  journey('plans a day with the keyboard, and one press takes it back', async ({ page }) => {
    await registerSignedIn(page);
    await addPlans(page);
    await go(page, '/calendar');
    await showTomorrow(page);
    const listening = page.getByRole('button', { name: /^Task, Listening/ });
    await listening.waitFor();
    await page.getByRole('button', { name: 'Plan the day' }).focus();
    await page.keyboard.press('Enter');
    const plan = page.getByRole('dialog', { name: /^Plan / });
    await plan.getByRole('checkbox').nth(1).waitFor();
    await assertAccessible(page);
    await plan.getByRole('checkbox', { name: /^Place Problem set/ }).press('Space');
    await plan.getByText('1 chosen, 45 min').waitFor();
    await plan.getByRole('button', { name: 'Listening: later' }).press('Enter');
    await page.keyboard.press('Enter');
    const [, from = '', to = ''] =
      /, (\d\d:\d\d).(\d\d:\d\d)/.exec(
        (await plan
          .getByRole('checkbox', { name: /^Place Listening/ })
          .getAttribute('aria-label')) ?? '',
      ) ?? [];
    await plan.getByRole('button', { name: 'Place 1' }).press('Enter');
    await page.getByRole('button', { name: new RegExp(`Listening.* ${from} to ${to}`) }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Task, Listening.* all day/ }).waitFor();
  });

  journey('plans a day with the mouse', async ({ page }) => {
    await registerSignedIn(page);
    await addPlans(page);
    await go(page, '/calendar');
    await showTomorrow(page);
    await page.getByRole('button', { name: /^Task, Listening/ }).waitFor();
    await page.getByRole('button', { name: 'Plan the day' }).click();
    const plan = page.getByRole('dialog', { name: /^Plan / });
    await plan.getByRole('checkbox', { name: /^Place Problem set/ }).click();
    await plan.getByRole('button', { name: 'Listening: later' }).click();
    await plan.getByRole('button', { name: 'Place 1' }).click();
    await page.getByRole('button', { name: /^Task, Listening.* 09:45 to 10:30/ }).waitFor();
    await page.getByRole('button', { name: /^Task, Problem set.* all day/ }).waitFor();
  });

  journey(
    'plans a day on a phone',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addPlans(page);
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
      await page.getByRole('button', { name: /Listening/ }).waitFor();
      await page.getByRole('button', { name: '安排一天' }).tap();
      const plan = page.getByRole('dialog');
      await plan.getByRole('checkbox').nth(1).waitFor();
      await assertAccessible(page);
      await assertFits(page);
      await plan.getByRole('button', { name: '加入 2 段' }).tap();
      await page.getByRole('button', { name: /Problem set.* 08:00/ }).waitFor();
      await page.getByRole('button', { name: /Listening.* 09:30/ }).waitFor();
    },
    phone,
  );

  journey(
    'is moved in and pulled at with the mouse, and one press takes it back',
    async ({ page }) => {
      await registerSignedIn(page);
      await addTasks(page);
      await go(page, '/calendar');
      const report = page.getByRole('button', { name: /^Task, Lab report/ });
      const at = (time: string) =>
        page.getByRole('button', { name: new RegExp(`Lab report.* ${time}`) });
      await report.waitFor();

      await drag(page, report, 0, -2 * hour, async () => {
        await page
          .getByText(/14:00 to 15:30, no clash/)
          .first()
          .waitFor();
        await assertAccessible(page);
      });
      await at('14:00 to 15:30').waitFor();
      const undo = page.getByRole('button', { name: 'Undo' });
      // What the toast has besides its undo is for who looks at it.
      const close = { name: 'Close', includeHidden: true };
      await undo.locator('..').getByRole('button', close).click();
      await undo.waitFor({ state: 'detached' });
      await drag(page, page.locator('[data-edge="end"]'), 0, hour);
      await at('14:00 to 16:30').waitFor();
      await undo.click();
      await at('14:00 to 15:30').waitFor();

      const hours = page.locator('[data-hours]').last();
      await drag(page, hours, 0, hour);
      const form = page.getByRole('dialog', { name: 'Add a task' });
      const [start, end] = [form.getByLabel('Start'), form.getByLabel('End')];
      assert.match(await start.inputValue(), /^\d\d:(00|15|30|45)$/);
      assert.ok((await end.inputValue()) > (await start.inputValue()));
    },
  );

  journey('takes a task over midnight, where it is one thing of both days', async ({ page }) => {
    await registerSignedIn(page);
    await addTask(page, { title: 'Night shift', time: '21:30-23:30' }, tomorrow());
    await go(page, '/calendar');
    await showTomorrow(page);
    const shift = page.getByRole('button', { name: /^Task, Night shift/ });
    await shift.waitFor();
    await drag(page, shift, 0, hour);
    const late = page.getByRole('button', { name: /^Task, Night shift.* 22:30 to 00:30/ });
    await late.waitFor();
    await page.getByRole('button', { name: 'Later', exact: true }).click();
    await late.getByText('until 00:30').waitFor();
    await assertAccessible(page);
    await late.click();
    const detail = page.getByRole('dialog', { name: 'Task details' });
    await detail.getByRole('button', { name: 'Edit' }).click();
    await page.getByText('Ends on the next day').waitFor();
    await page.keyboard.press('Escape');
    await layersGone(page);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await late.waitFor({ state: 'detached' });
  });

  journey('moves a lesson and all that follow, and puts them back', async ({ page }) => {
    await registerSignedIn(page, '/timetable');
    await page.getByRole('button', { name: 'Load a sample term' }).click();
    await page
      .getByRole('button', { name: /^Badminton/ })
      .first()
      .waitFor();
    await go(page, '/calendar');
    const at = (time: string) =>
      page.getByRole('button', { name: new RegExp(`Badminton.* ${time}`) });
    const planned = at('14:00 to 15:25');
    await planned.waitFor();
    await drag(page, planned, 0, hour);
    const question = page.getByRole('dialog', { name: 'Move Badminton' });
    await question.getByRole('radio', { name: /6 lessons, weeks 11–16/ }).check();
    await assertAccessible(page);
    await question.getByRole('button', { name: 'Move' }).click();
    await at('15:00 to 16:25').waitFor();
    await layersGone(page);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await planned.waitFor();
  });

  journey('moves one lesson with the keyboard, and asks how far', async ({ page }) => {
    await registerSignedIn(page, '/timetable');
    await page.getByRole('button', { name: 'Load a sample term' }).click();
    await page
      .getByRole('button', { name: /^Badminton/ })
      .first()
      .waitFor();
    await go(page, '/calendar');
    const at = (time: string) =>
      page.getByRole('button', { name: new RegExp(`Badminton.* ${time}`) });
    await at('14:00 to 15:25').press('Space');
    await page.getByRole('application', { name: 'In hand' }).and(page.locator(':focus')).waitFor();
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Move Badminton' });
    await question.getByRole('radio', { name: /^Only this lesson/, checked: true }).waitFor();
    await question.getByRole('button', { name: 'Move' }).press('Enter');
    await at('15:00 to 16:25').waitFor();
    await layersGone(page);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await at('14:00 to 15:25').waitFor();
  });

  journey(
    'moves one lesson by a finger, and asks how far',
    async ({ page }) => {
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
        page
          .locator('[data-hours]')
          .getByRole('button', { name: new RegExp(`大学英语.* ${time}`) });
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
    },
    phone,
  );

  journey(
    'takes what has no time from the margin into the hours, by the mouse and by keys',
    async ({ page }) => {
      await registerSignedIn(page);
      await addPlans(page);
      await go(page, '/calendar');
      await showTomorrow(page);
      const untimed = page.getByRole('list', { name: 'Any time' });
      await untimed.getByRole('button', { name: /^Listening/ }).waitFor();
      await assertAccessible(page);

      const hours = await page.locator('[data-hours]').boundingBox();
      const line = untimed.getByRole('button', { name: /^Problem set/ });
      const box = await line.boundingBox();
      assert.ok(hours && box);
      const to = { x: hours.x + 200 - box.x - box.width / 2, y: 500 - box.y - box.height / 2 };
      await drag(page, line, to.x, to.y, () =>
        page
          .getByText(/no clash/)
          .first()
          .waitFor(),
      );
      await page
        .locator('[data-hours]')
        .getByRole('button', { name: /Problem set/ })
        .waitFor();
      await line.waitFor({ state: 'detached' });

      await untimed.getByRole('button', { name: /^Listening/ }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Move Listening' });
      await dialog.getByLabel('Start', { exact: true }).fill('20:15');
      await page.keyboard.press('Tab');
      await dialog.getByText(/20:15 to 21:00, no clash/).waitFor();
      await assertAccessible(page);
      await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
      await page.getByText(/^Dropped, .* 20:15 to 21:00/).waitFor();
      await page.getByRole('button', { name: /^Task, Listening.* 20:15 to 21:00/ }).waitFor();
      await untimed.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await untimed.getByRole('button', { name: /^Listening/ }).waitFor();
    },
  );

  journey(
    'gives a time to what has none on a phone',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addPlans(page);
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
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
    },
    phone,
  );

  journey('is moved in with the keyboard', async ({ page }) => {
    await registerSignedIn(page);
    await addTasks(page);
    await go(page, '/calendar');
    const report = page.getByRole('button', { name: /^Task, Lab report/ });
    await report.focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('application', { name: 'In hand' });
    await bar.and(page.locator(':focus')).waitFor();
    await assertAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    const moved = page.getByRole('button', { name: /Lab report.* 16:15 to 18:00/ });
    await moved.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await moved.and(page.locator(':focus')).waitFor();
  });

  journey('is moved in by the menu of a thing, with the mouse and with a key', async ({ page }) => {
    await registerSignedIn(page);
    await addTasks(page);
    await go(page, '/calendar');
    const report = page.getByRole('button', { name: /^Task, Lab report/ });
    await report.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move…' }).waitFor();
    await assertAccessible(page, '[role=menu]');
    await page.getByRole('menuitem', { name: 'Move…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Lab report' });
    await dialog.getByLabel('End').fill('18:30');
    await page.keyboard.press('Tab');
    await dialog.getByText(/16:00 to 18:30, no clash/).waitFor();
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await layersGone(page);
    await page.getByRole('button', { name: /Lab report.* 16:00 to 18:30/ }).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Finish' }).click();
    await page.getByRole('button', { name: /Lab report.* done/ }).waitFor();
  });

  journey(
    'is moved in by a finger that stays',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addTasks(page, tomorrow());
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
      // The board, which is left, has one of the same name.
      const report = page.locator('[data-hours]').getByRole('button', { name: /Lab report/ });
      await carry(page, report, async (moveBy) => {
        await moveBy(0, -touchHour);
        await page
          .getByText(/15:00 到 16:30，没有冲突/)
          .first()
          .waitFor();
        await assertAccessible(page);
      });
      await page.getByRole('button', { name: /Lab report.* 15:00 到 16:30/ }).waitFor();
    },
    phone,
  );

  journey(
    'goes on under a finger at the end of a phone, and to the day beside at its side',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addTasks(page, tomorrow());
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
      const report = page.locator('[data-hours]').getByRole('button', { name: /Lab report/ });
      const nextDay = page.getByRole('row', { name: dayName(inDays(2)) });
      const heldAt = (time: RegExp) => page.getByText(time).first().waitFor();
      await carry(page, report, async (moveBy) => {
        await moveBy(0, -300);
        await heldAt(/ 0\d:\d\d 到 0\d:\d\d，没有冲突/);
        await moveBy(0, 0);
        await moveBy(170, 0);
        await nextDay.waitFor();
        await moveBy(0, 0);
      });
      await nextDay.getByRole('button', { name: /Lab report/ }).waitFor();
    },
    phone,
  );

  journey(
    'has a menu for a thing under a finger that stays, and a press for it in the agenda',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addTasks(page, tomorrow());
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
      const report = page.locator('[data-hours]').getByRole('button', { name: /Lab report/ });
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
    phone,
  );

  journey(
    'has its lower edge pulled by a finger',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addTasks(page, tomorrow());
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
      const report = page.locator('[data-hours]').getByRole('button', { name: /Lab report/ });
      const pull = async (moveBy: MoveBy) => {
        await moveBy(0, touchHour);
        await page
          .getByText(/16:00 到 18:30，没有冲突/)
          .first()
          .waitFor();
      };
      await carry(page, report, pull, 8);
      await page.getByRole('button', { name: /Lab report.* 16:00 到 18:30/ }).waitFor();
    },
    phone,
  );

  journey('takes a task over midnight by keys', async ({ page }) => {
    await registerSignedIn(page);
    await addTask(page, { title: 'Night shift', time: '21:30-23:30' }, tomorrow());
    await go(page, '/calendar');
    await showTomorrow(page);
    await page.getByRole('button', { name: /^Task, Night shift/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('application', { name: 'In hand' }).and(page.locator(':focus')).waitFor();
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const late = page.getByRole('button', { name: /^Task, Night shift.* 22:30 to 00:30/ });
    await late.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Later', exact: true }).click();
    await late.getByText('until 00:30').waitFor();
  });

  journey(
    'takes a task over midnight by a finger',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addTask(page, { title: 'Night shift', time: '21:30-23:30' }, tomorrow());
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
      const shift = page.locator('[data-hours]').getByRole('button', { name: /Night shift/ });
      await carry(page, shift, async (moveBy) => {
        await moveBy(0, touchHour);
        await page
          .getByText(/22:30 到 00:30/)
          .first()
          .waitFor();
      });
      await page.getByRole('button', { name: /Night shift.* 22:30 到 00:30/ }).waitFor();
    },
    phone,
  );
});

/** As high as an hour is, under a mouse and under a finger. */
const hour = 40;
const touchHour = 56;

async function drag(page: Page, what: Locator, x: number, y: number, held = async () => {}) {
  // Away from the ends of the window, which a drag takes along.
  await what.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await what.boundingBox();
  assert.ok(box);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await held();
  await page.mouse.up();
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
  await page.getByRole('button', { name: '放回' }).waitFor();
  await held((byX, byY) => send('touchMove', [{ x: x + byX, y: y + byY }]));
  await send('touchEnd', []);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const tomorrow = () => inDays(1);
const weekdayIn = (timeZone: string) =>
  new Date(new Date().toLocaleDateString('sv', { timeZone })).getUTCDay();
const dayName = (on: Date) =>
  new Intl.DateTimeFormat('zh-CN', { timeZone: zone, dateStyle: 'full' }).format(on);

async function showTomorrow(page: Page): Promise<void> {
  // The board, which stays until the calendar has come, has a timetable by the day as well.
  await page.getByRole('radio', { name: 'Agenda', exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Day', exact: true }).check();
  await page.getByRole('button', { name: 'Later', exact: true }).click();
}

/** With open tasks of tomorrow that say how long they take. */
async function addPlans(page: Page): Promise<void> {
  for (const [title, minutes] of [
    ['Problem set', 90],
    ['Listening', 45],
  ] as const)
    await addTask(page, { title, duration_minutes: minutes }, tomorrow());
}

async function addTasks(page: Page, on?: Date): Promise<void> {
  for (const [title, time] of [
    ['Lab report', '16:00-17:30'],
    ['Essay', '23:59-23:59'],
  ])
    await addTask(page, { title, time }, on);
}

async function addTask(page: Page, fields: object, on = new Date()): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storedSession.tokenKey);
  const headers = { authorization: `Bearer ${token}` };
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(on);
  const reply = await page.request.post('/api/tasks', { headers, data: { ...fields, date } });
  assert.equal(reply.status(), 201);
}
