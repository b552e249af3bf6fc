import assert from 'node:assert/strict';
import { createCourse } from '@board/contracts/calls/courses';
import { changeTasks, createTask, listTasks, toggleTask } from '@board/contracts/calls/tasks';
import type { Page } from 'playwright-core';
import { addDays } from '../../shared/time/src/index.ts';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { type Api, apiOf } from '../harness/api.ts';
import { daysOf, filled, fullBoard } from '../harness/full-board.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const english = {
  fold: /^\d+ finished/,
  line: 'Add a task in one line',
  all: 'All 102 tasks of this day',
};
const chinese = { fold: /^已完成 \d+ 项/, line: '用一行添加任务', all: '查看当天全部 102 项任务' };
const days = [
  { locale: 'en', size: {}, words: english },
  { locale: 'zh-CN', size: {}, words: chinese },
  { locale: 'en', size: phone, words: english },
  { locale: 'zh-CN', size: phone, words: chinese },
] as const;

/** More than a board shows at once: a series whose days are all moved to its first. */
async function hundredAndOne(api: Api, date: string): Promise<void> {
  await api(createTask, { body: { title: 'Line', date, recurrence: 'FREQ=DAILY;COUNT=101' } });
  const query = { start_date: addDays(date, 1), limit: 100 };
  const { items } = await api(listTasks, { query });
  await api(changeTasks, { body: { changes: items.map(({ id }) => ({ id, date })) } });
}

/** Where something stands once the page stands at one of its ends, or as it is. */
const topAt = (page: Page, selector: string, end?: boolean) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (element, down) => {
      if (down !== undefined) scrollTo({ top: down ? document.documentElement.scrollHeight : 0 });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { top, bottom } = element.getBoundingClientRect();
      return { top, isSeen: top >= 0 && bottom <= innerHeight };
    }, end);

journeys('a long day', (journey) => {
  for (const { locale, size, words } of days) {
    const onPhone = size === phone;
    journey(
      `folds what is finished and keeps the line to write on in reach, ${onPhone ? 'on a phone' : 'on a desk'} (${locale})`,
      async (traveller) => {
        const { page, watch } = traveller;
        if (onPhone) watch.expect(/was preloaded using link preload/);
        const [, api] = await fullBoard(traveller, 24, locale);
        const [date] = await daysOf(api);
        const { items } = await api(listTasks, { query: { limit: 100 } });
        for (const { id, title } of items)
          if (/^Line [1-5]$/.test(title)) await api(toggleTask, { params: { id } });
        for (const [course_name, time] of [
          ['Noon', '12:00-12:45'],
          ['One', '13:00-13:40'],
        ] as const)
          await api(createCourse, { body: { date, course_name, time } });
        await page.goto('/');
        const fold = page.getByRole('button', { name: words.fold });
        await fold.waitFor();
        await filled(page);
        const done = page.getByRole('button', { name: 'Line 1', exact: true });
        assert.equal(await done.count(), 0, 'what is finished is folded');
        await assertFits(page);
        const line = `[aria-label="${words.line}"]`;
        assert.ok((await topAt(page, line, false)).isSeen, 'the line to write on is in reach');
        await topAt(page, line, false);
        await fold.click();
        await done.waitFor();
        await done.evaluate((last) => last.scrollIntoView({ block: 'end' }));
        assert.ok((await topAt(page, line)).isSeen, 'at the end of the list too');
        if (onPhone) {
          await page.getByRole('link', { name: /^(Courses|课程)$/ }).tap();
          const whole = page.getByRole('radio', { name: /^(Week|周)$/ });
          // Until its lessons are there the view is held, and takes a press without showing it.
          await whole.click({ force: true });
          await whole.and(page.locator(':checked')).waitFor();
        } else {
          const side = '[data-module="calendar"]';
          const before = await topAt(page, side, false);
          assert.equal((await topAt(page, side, true)).top, before.top, 'the sides stay');
        }
        // What is outside of the periods stands where its time is.
        const week = page.locator('[data-module="courses"]');
        await week
          .getByRole('button', { name: /^Noon/ })
          .first()
          .getByText(/^12:00/)
          .waitFor();
        const y = async (role: 'button' | 'rowheader', name: RegExp) =>
          (await week.getByRole(role, { name }).first().boundingBox())?.y ?? 0;
        const order = [
          await y('rowheader', /^5\b/),
          await y('button', /^Noon/),
          await y('button', /^One/),
          await y('rowheader', /^6\b/),
        ];
        assert.deepEqual(
          order,
          order.toSorted((one, other) => one - other),
        );
      },
      { ...size, locale },
    );
  }

  for (const { locale, size, words } of days)
    journey(
      `shows what has a time before what has none, opens its timeline at what comes next, ${size === phone ? 'on a phone' : 'and is wide at 1920'} (${locale})`,
      async (traveller) => {
        const { page, product, watch } = traveller;
        watch.expect(/was preloaded using link preload/);
        const api = await apiOf(
          product,
          await registerSignedIn(page, '/api/health', newAccount(), locale),
        );
        const [date] = await daysOf(api);
        await hundredAndOne(api, date);
        await api(createTask, { body: { title: 'Late', date, time: '23:58-23:59' } });
        const opensAtLate = async () => {
          await page.goto('/');
          const timeline = page.locator('[data-module="timeline"]');
          const late = timeline.getByRole('button', { name: /Late/ });
          await late.waitFor();
          const [inner, outer] = [await late.boundingBox(), await timeline.boundingBox()];
          assert.ok(
            inner && outer && inner.x >= outer.x && inner.x < outer.x + outer.width,
            'it is seen',
          );
        };
        await opensAtLate();
        const tasks = page.locator('[data-module="tasks"]');
        await tasks.getByRole('button', { name: 'Late', exact: true }).waitFor();
        await tasks.getByRole('link', { name: words.all }).waitFor();
        if (size === phone) return;
        await page.setViewportSize({ width: 1920, height: 1080 });
        await opensAtLate();
        await page.getByRole('heading', { name: /^(Upcoming|接下来)/ }).waitFor();
        await assertAccessible(page);
        await assertFits(page);
        const xs: number[] = [];
        for (const path of ['/tasks', '/finance', '/timetable']) {
          await page.goto(path);
          xs.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0);
        }
        assert.equal(new Set(xs).size, 1, `titles stand on ${xs}`);
      },
      { ...size, locale },
    );
});
