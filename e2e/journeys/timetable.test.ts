import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createCourse } from '@board/contracts/calls/courses';
import { getDashboard } from '@board/contracts/calls/system';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const courses = (page: Page) => page.locator('[data-module="courses"]');
const lesson = (page: Page, name: string) =>
  courses(page).getByRole('button', { name: new RegExp(`^${name}`) });

async function loadSampleTerm(page: Page) {
  await registerSignedIn(page, '/timetable');
  await page.getByRole('button', { name: 'Load a sample term' }).click();
  await page.getByRole('button', { name: /^Linear Algebra/ }).waitFor();
  await page.goto('/');
}

async function withSampleTerm(page: Page) {
  await loadSampleTerm(page);
  await lesson(page, 'Linear Algebra').first().waitFor();
}

const schoolPage = new URL(
  '../../server/src/modules/courses/import/pages/samples/qingguo.page',
  import.meta.url,
);

journeys('timetable', (journey) => {
  journey(
    'a student enters a term and a course, and the week shows it',
    async ({ page, watch }) => {
      await registerSignedIn(page, '/timetable');
      await page.getByRole('button', { name: 'Add a term' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Autumn');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('heading', { name: 'Autumn' }).waitFor();
      await page.getByRole('button', { name: 'Add a course' }).first().click();
      await page.getByRole('textbox', { name: 'Course name' }).fill('Linear Algebra');
      await page.getByRole('button', { name: 'Set times row by row' }).click();
      await page.getByRole('button', { name: 'Add a weekly lesson' }).click();
      watch.expect(/400 .*\/api\/courses/);
      await page.getByRole('textbox', { name: 'Periods' }).fill('early');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText("Cannot read the periods 'early'").waitFor();
      await page.getByRole('textbox', { name: 'Periods' }).fill('第1-2节');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: /^Linear Algebra/ }).waitFor();
      await assertAccessible(page);
      await page.getByRole('link', { name: 'Back to Today' }).click();
      await lesson(page, 'Linear Algebra').waitFor();
    },
  );

  journey('one class is moved, the others stay, and it goes back to the plan', async ({ page }) => {
    await withSampleTerm(page);
    await lesson(page, 'Badminton').click();
    // What the course has comes into the dialog a moment later, and moves what stands below.
    await page.getByText('Nothing has been recorded for this course.').waitFor();
    await page.getByRole('button', { name: 'Change this lesson' }).click();
    await page.getByRole('textbox', { name: 'Location' }).fill('Hall 2');
    await page.getByRole('button', { name: 'Save' }).click();
    await lesson(page, 'Badminton Hall 2').waitFor();
    await lesson(page, 'Badminton Hall 2').click();
    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('menuitem', { name: 'Cancel this lesson only' }).click();
    await lesson(page, 'Badminton').waitFor({ state: 'detached' });
    const told = page.locator('[data-type="success"]', { hasText: /cancel/i });
    await told.getByRole('button', { name: 'Undo' }).click();
    await lesson(page, 'Badminton Hall 2').waitFor();
    // There is one of them.
    await lesson(page, 'Badminton').waitFor();
  });

  for (const [language, options] of [
    ['en', {}],
    ['zh-CN', {}],
    ['en', phone],
    ['zh-CN', phone],
  ] as const) {
    journey(
      `a class of one period shows its name and its room${options === phone ? ' on a phone' : ''} (${language})`,
      async ({ page, product }) => {
        const account = await registerSignedIn(page, '/profile', newAccount(), language);
        const api = await apiOf(product, account);
        const { date } = await api(getDashboard, { query: {} });
        const at = { date, course_name: '体育', classroom: '操场' };
        await api(createCourse, { body: { ...at, periods: '1' } });
        await page.goto('/');
        if (options === phone) {
          await page.getByRole('link', { name: /^(Courses|课程)$/ }).tap();
          const week = courses(page).getByRole('radio', { name: /^(Week|周)$/ });
          await week.click({ force: true });
          await week.and(page.locator(':checked')).waitFor();
        }
        const block = lesson(page, '体育');
        for (const words of ['体育', '操场']) {
          const { height, below } = await block
            .getByText(words, { exact: true })
            .evaluate((line) => {
              const inner = line.getBoundingClientRect();
              const outer = line.closest('button')?.getBoundingClientRect();
              return { height: inner.height, below: inner.bottom - (outer?.bottom ?? 0) };
            });
          assert.ok(height >= 14, `${words} has a line`);
          assert.ok(below <= 0, `${words} is whole`);
        }
      },
      { ...options, locale: language },
    );
  }

  journey('the week is walked by keyboard', async ({ page }) => {
    await withSampleTerm(page);
    await lesson(page, 'Linear Algebra').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await courses(page).locator('button:focus').waitFor();
    await page.keyboard.press('PageDown');
    await courses(page).getByText('Week 12').first().waitFor();
  });

  journey('a bookmark copies the school’s page, frames and all', async ({ page }) => {
    await registerSignedIn(page, '/timetable');
    await page.getByRole('button', { name: 'Import' }).first().click();
    const bookmark = page.getByRole('link', { name: 'Copy my timetable' });
    const address = (await bookmark.getAttribute('href')) ?? '';

    const school = await page.context().newPage();
    await school.route('http://school.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: route.request().url().endsWith('/timetable')
          ? readFileSync(schoolPage, 'utf8')
          : '<h1>My courses</h1><iframe src="/timetable"></iframe><a>Bookmark</a>',
      }),
    );
    await school.goto('http://school.example/');
    await school.frameLocator('iframe').getByRole('table').first().waitFor();
    await school.locator('a').evaluate((link, to) => link.setAttribute('href', to), address);
    const pressed = async () => {
      const told = school.waitForEvent('dialog');
      const pressed = school.locator('a').click();
      const dialog = await told;
      await dialog.accept();
      await pressed;
      return dialog.message();
    };
    await school.evaluate(() =>
      window.addEventListener('copy', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    );
    assert.match(await pressed(), /does not let itself be copied/);
    assert.match(await pressed(), /is copied/);
    await school.close();

    await page.getByLabel('Your school’s timetable page').focus();
    await page.keyboard.press('Control+V');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText(/^Recognised: /).waitFor();
  });

  journey(
    'on a phone courses open in the day view and nothing scrolls sideways',
    async ({ page, watch }) => {
      // The first tab of a phone shows less than the preloads bring.
      watch.expect(/was preloaded using link preload/);
      await loadSampleTerm(page);
      await page
        .getByRole('button', { name: 'Courses' })
        .or(page.getByRole('link', { name: 'Courses' }))
        .first()
        .click();
      await courses(page).getByRole('radio', { name: 'Day', checked: true }).waitFor();
      // Until its lessons are there the view is held, and takes a press without showing it.
      await courses(page).getByRole('radio', { name: 'Week' }).click({ force: true });
      await courses(page).getByRole('radio', { name: 'Week', checked: true }).waitFor();
      await lesson(page, 'Linear Algebra').first().waitFor();
      await assertFits(page);
      await assertAccessible(page, '[data-module="courses"]');
    },
    phone,
  );

  journey('week, details and timeline are accessible', async ({ page }) => {
    await withSampleTerm(page);
    await assertAccessible(page, '[data-module="courses"]');
    await page.locator('[data-module="timeline"]').waitFor();
    await assertAccessible(page, '[data-module="timeline"]');
    await lesson(page, 'Linear Algebra').first().click();
    await page.getByRole('dialog').waitFor();
    await assertAccessible(page, '[role="dialog"]');
  });
});
