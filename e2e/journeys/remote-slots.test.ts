import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { createCourse } from '../../shared/contracts/calls/courses.ts';
import { switchRemote } from '../../shared/contracts/calls/delivery.ts';
import { getDashboard } from '../../shared/contracts/calls/system.ts';
import { createTask } from '../../shared/contracts/calls/tasks.ts';
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeysAlone } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const name = 'Linear Algebra';
const tasks = (page: Page) => page.getByRole('region', { name: 'Tasks of this course' });

/** A lesson of today, and something to be done for its course. */
async function withLesson(page: Page, product: Product): Promise<void> {
  const api = await apiOf(product, await registerSignedIn(page));
  const { date } = await api(getDashboard, { query: {} });
  await api(createCourse, { body: { date, course_name: name, periods: '1-2' } });
  await api(createTask, { body: { date, title: `${name}: problem set 7` } });
  await api(createTask, { body: { date, title: 'Laundry' } });
  await page.reload();
  const lesson = page.locator('[data-module="courses"]').getByRole('button', { name });
  await lesson.first().click();
}

journeysAlone('a place of one remote', (journey) => {
  journey('shows what another brings, which works as it does at home', async (traveller) => {
    const { page, product } = traveller;
    await withLesson(page, product);
    const course = page.getByRole('dialog', { name });
    await tasks(page)
      .getByRole('button', { name: `${name}: problem set 7` })
      .waitFor();
    assert.equal(await tasks(page).getByText('Laundry').count(), 0);
    await assertAccessible(page, '[role="dialog"]');
    await tasks(page)
      .getByRole('button', { name: `${name}: problem set 7` })
      .click();
    const details = page.getByRole('dialog', { name: 'Task details' });
    await details.press('Escape');
    await details.waitFor({ state: 'detached' });
    await tasks(page).getByRole('button', { name: 'Add a task' }).click();
    const form = page.getByRole('dialog', { name: 'Add a task' });
    await form.getByRole('textbox', { name: /^Title/ }).fill(`${name}: read chapter 5`);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await tasks(page)
      .getByRole('button', { name: `${name}: read chapter 5` })
      .waitFor();
    await course.waitFor();
  });

  journey('is none where that other is switched off', async ({ page, product, watch }) => {
    // Switched on again, it is loaded anew into the open page.
    watch.expect(/already registered/);
    const admin = await apiOf(product, product.admin);
    const params = { remote: 'calendar-tasks' };
    await withLesson(page, product);
    await tasks(page).waitFor();
    await admin(switchRemote, { params, body: { disabled: true } });
    try {
      await tasks(page).waitFor({ state: 'detached' });
      await page.getByRole('dialog', { name }).getByText('Periods', { exact: true }).waitFor();
    } finally {
      await admin(switchRemote, { params, body: { disabled: false } });
    }
  });
});
