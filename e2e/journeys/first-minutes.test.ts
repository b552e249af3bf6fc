import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';
import { back, hasLayer } from '../harness/layers.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const looks = [
  {
    locale: 'en',
    words: {
      card: 'Start with your week',
      import: /Import your timetable/,
      file: 'Import a timetable',
      first: /Add the first course/,
      form: 'Add a course',
      name: 'Course name',
      periods: [/^Wednesday, period 3,/, /^Wednesday, period 4,/],
      chosen: 'Wed 3–4',
      week: 'Which week is it now?',
      keep: 'Keep editing',
      add: 'Add',
      added: /^编译原理 was added, and the term/,
      ask: /Ask the assistant/,
      sample: /Look at a sample term/,
      loaded: 'Sample term loaded, 10 courses',
      courses: 'Courses',
      remove: 'Remove the sample',
      removed: 'Sample removed',
    },
  },
  {
    locale: 'zh-CN',
    words: {
      card: '从这一周开始',
      import: /导入课程表/,
      file: '导入课程表',
      first: /添加第一门课/,
      form: '添加课程',
      name: '课程名称',
      periods: [/^星期三，第 3 节/, /^星期三，第 4 节/],
      chosen: '周三 3–4',
      week: '现在是第几周？',
      keep: '继续填写',
      add: '添加',
      added: /^已添加 编译原理，并新建了/,
      ask: /问助手/,
      sample: /看看示例学期/,
      loaded: '已放入示例学期，10 门课',
      courses: '课程',
      remove: '移除示例',
      removed: '已移除示例',
    },
  },
] as const;

const cell = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('gridcell', { name });

/** Presses in the middle of one cell, and lets go in the middle of the other. */
async function drag(page: Page, from: RegExp, to: RegExp) {
  await cell(page, from).hover();
  await page.mouse.down();
  await cell(page, to).hover();
  await page.mouse.up();
}

journeys('first minutes', (journey) => {
  for (const { locale, words } of looks)
    journey(
      `who has nothing comes to a week of cells to press on a phone, and no term is needed (${locale})`,
      async ({ page, watch }) => {
        // The first tab of a phone shows less than the preloads bring.
        watch.expect(/was preloaded using link preload/);
        await registerSignedIn(page, '/', newAccount(), locale);
        const card = page.getByRole('region', { name: words.card });
        await card.getByRole('button', { name: words.first }).tap();
        const form = page.getByRole('dialog', { name: words.form });
        await form.getByRole('textbox', { name: words.name }).fill('编译原理');
        for (const period of words.periods) await cell(page, period).tap();
        await form.getByText(words.chosen).waitFor();
        await form.getByText(words.week).waitFor();
        await assertAccessible(page, '[role="dialog"]');
        await page.goBack();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: words.keep, exact: true }).tap();
        await question.waitFor({ state: 'detached' });
        await form.getByRole('button', { name: words.add, exact: true }).tap();
        await page.getByText(words.added).waitFor();
        await card.waitFor({ state: 'detached' });
      },
      { ...phone, locale },
    );

  for (const { locale, words } of looks)
    for (const size of [{}, phone]) {
      const device = size === phone ? 'a phone' : 'a desk';
      journey(
        `a file is asked for, and a sample is looked at and goes as it came, on ${device} (${locale})`,
        async ({ page, watch }) => {
          watch.expect(/was preloaded using link preload/);
          await registerSignedIn(page, '/', newAccount(), locale);
          const card = page.getByRole('region', { name: words.card });
          await card.waitFor();
          await assertAccessible(page);
          await card.getByRole('button', { name: words.import }).click();
          await page.getByRole('dialog', { name: words.file }).waitFor();
          await hasLayer(page);
          await back(page, '/');
          await layersGone(page);
          await card.getByRole('button', { name: words.sample }).click();
          await page.getByText(words.loaded).waitFor();
          await card.waitFor({ state: 'detached' });
          if (size === phone)
            await page.getByRole('link', { name: words.courses, exact: true }).tap();
          const courses = page.locator('[data-module="courses"]');
          const lessons = courses.getByRole('button', { name: /^(Linear Algebra|线性代数)/ });
          if (size !== phone) await lessons.first().waitFor();
          await courses.getByRole('button', { name: words.remove }).click();
          await page.getByText(words.removed).waitFor();
          await lessons.first().waitFor({ state: 'detached' });
        },
        { ...size, locale },
      );

      journey(
        `the assistant is asked, with its cursor in place, on ${device} (${locale})`,
        async ({ page, watch }) => {
          watch.expect(/was preloaded using link preload/);
          await registerSignedIn(page, '/', newAccount(), locale);
          const card = page.getByRole('region', { name: words.card });
          await card.getByRole('button', { name: words.ask }).click();
          await page.locator('[data-module="ai-chat"] textarea:focus').waitFor();
          await card.waitFor({ state: 'detached' });
          await page.goto('/');
          await page.locator('[data-module="tasks"]').waitFor();
          assert.equal(await card.count(), 0, 'the card came back');
        },
        { ...size, locale },
      );
    }

  journey(
    'who asks before the board is filled has the cursor, and is offered no beginning again',
    async ({ page }) => {
      const pressed = Promise.withResolvers<void>();
      // What stands above the assistant, and what says that there is nothing yet.
      for (const late of [/\/remotes\/timetable-timeline\/.*\.js/, /\/api\/dashboard/])
        await page.route(late, (route) => pressed.promise.then(() => route.continue()));
      await registerSignedIn(page, '/api/health');
      await page.goto('/', { waitUntil: 'commit' });
      const card = page.getByRole('region', { name: 'Start with your week' });
      await card.getByRole('button', { name: /Ask the assistant/ }).click();
      await page.locator('[data-module="ai-chat"] textarea:focus').waitFor();
      pressed.resolve();
      await page.locator('[data-module="timeline"] section:not([aria-busy])').first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await card.waitFor({ state: 'detached' });
    },
  );

  journey('a week is dragged over, and the form knows day and periods', async ({ page }) => {
    await registerSignedIn(page);
    const courses = page.locator('[data-module="courses"]');
    const row = courses.getByRole('row', { name: /^3/ });
    await row.getByRole('gridcell').nth(3).click();
    const form = page.getByRole('dialog', { name: 'Add a course' });
    await form.getByText('Thu 3', { exact: true }).waitFor();
    await form.getByRole('textbox', { name: 'Course name' }).fill('Compilers');
    await drag(page, /^Friday, period 1,/, /^Friday, period 2,/);
    await form.getByText('Thu 3 · Fri 1–2').waitFor();
    await cell(page, /^Thursday, period 3,/).click();
    await form.getByText('Fri 1–2', { exact: true }).waitFor();
    await form.getByRole('radio', { name: 'Odd' }).check({ force: true });
    // Along the weeks each between is set as the first one is.
    const week = (name: string) => form.locator('label', { hasText: name }).last();
    await week('Week 2').hover();
    await page.mouse.down();
    await week('Week 6').hover();
    await page.mouse.up();
    await form.getByText('12 of 18 weeks').waitFor();
    await assertAccessible(page, '[role="dialog"]');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/^Compilers was added, and the term/).waitFor();
  });
});
