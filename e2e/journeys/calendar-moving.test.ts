import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { addPlans, addTask, addTasks, showTomorrow, tomorrow, zone } from '../harness/calendar.ts';
import { go, layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

journeys('the calendar by mouse and keys', (journey) => {
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
    const at = await badmintonAt(page);
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
    const at = await badmintonAt(page);
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

  journey('is taken to another day of the month by the mouse', async ({ page }) => {
    await registerSignedIn(page);
    await addTasks(page);
    await go(page, '/calendar');
    await page.getByRole('radio', { name: 'Month' }).click();
    const name = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      month: 'long',
      year: 'numeric',
    }).format();
    // The week stays until the month has come; the small one beside it has the same name.
    const month = page.getByRole('grid', { name }).filter({ has: page.locator('[data-thing]') });
    const report = page.getByRole('button', { name: /^Task, Lab report/ });
    const cell = month.getByRole('gridcell').filter({ has: report });
    const { before, width, isLast } = await cell.filter({ visible: true }).evaluate((own) => ({
      before: own.getAttribute('data-day'),
      width: own.getBoundingClientRect().width,
      isLast: own.nextElementSibling === null,
    }));
    await drag(page, cell.locator(report), isLast ? -width : width, 0, () =>
      assertAccessible(page),
    );
    await page.getByText(/^Dropped, /).waitFor();
    const after = await cell.getAttribute('data-day');
    assert.notEqual(after, before);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page
      .locator(`[data-day="${before}"]`)
      .getByRole('button', { name: /Lab report/ })
      .waitFor();
  });
});

/** As high as an hour is under a mouse. */
const hour = 40;

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

/** Of the sample term, which is there then. */
async function badmintonAt(page: Page): Promise<(time: string) => Locator> {
  await registerSignedIn(page, '/timetable');
  await page.getByRole('button', { name: 'Load a sample term' }).click();
  await page
    .getByRole('button', { name: /^Badminton/ })
    .first()
    .waitFor();
  await go(page, '/calendar');
  return (time) => page.getByRole('button', { name: new RegExp(`Badminton.* ${time}`) });
}
