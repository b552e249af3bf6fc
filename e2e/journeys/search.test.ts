import assert from 'node:assert/strict';
import { saveMessages } from '@board/contracts/calls/conversations';
import { createCourse } from '@board/contracts/calls/courses';
import { createExam } from '@board/contracts/calls/exams';
import { createRecurring, createTransaction } from '@board/contracts/calls/finance';
import { createMoneyAccount } from '@board/contracts/calls/money-accounts';
import { createNotification } from '@board/contracts/calls/notifications';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { createTerm } from '@board/contracts/calls/terms';
import { newId } from '@board/contracts/formats/new-id';
import type { Page } from 'playwright-core';
import chat from '../../remotes/ai-chat/remote.json' with { type: 'json' };
import finance from '../../remotes/finance/remote.json' with { type: 'json' };
import { addDays, dayIn, weekdayOf } from '../../shared/time/src/index.ts';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { type Api, apiOf } from '../harness/api.ts';
import { holds } from '../harness/fields.ts';
import { layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';
import { openPalette as open } from '../harness/palette.ts';
import { en, zh } from '../harness/shell-words.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const today = () => new Date().toISOString().slice(0, 10);

/** As the remotes say what they find. */
const remotesIn = (locale: 'en' | 'zh-CN') => {
  const sources = [...finance.search, ...chat.search].map(({ title }) => title[locale]);
  const [account = '', recurring = '', conversation = ''] = sources;
  return { account, recurring, conversation };
};

/** A word that one thing of a kind has. */
const kinds = [
  ['Compilers', 'lesson'],
  ['Compilers', 'course'],
  ['Oral', 'exam'],
  ['Wonders', 'term'],
  ['Noodles', 'transaction'],
  ['Bicycles', 'notification'],
  ['Meimei', 'account'],
  ['Rent', 'recurring'],
  ['Zeppelins', 'conversation'],
] as const;

async function ofEveryKind(api: Api): Promise<void> {
  const date = dayIn('Asia/Shanghai', Date.now());
  const paid = { type: 'expense', amount: 18, category: 'dining' } as const;
  await api(createCourse, { body: { date, course_name: 'Compilers', time: '22:00-23:00' } });
  await api(createExam, { body: { date, title: 'Oral' } });
  await api(createTerm, { body: { name: 'Wonders', first_monday: '2026-02-02', weeks: 16 } });
  await api(createTransaction, { body: { ...paid, date, description: 'Noodles' } });
  await api(createNotification, { body: { title: 'Bicycles' } });
  await api(createMoneyAccount, { body: { name: 'Meimei', kind: 'friend' } });
  await api(createRecurring, {
    body: { ...paid, description: 'Rent', every: 'month', start_date: date },
  });
  const asked = { id: newId(), role: 'user', content: 'Zeppelins', timestamp: Date.now() } as const;
  await api(saveMessages, { body: { id: newId(), messages: [asked] } });
}

/** Words of one person at each width: what he looks for, and what he adds because it is not there. */
const screens = [
  {
    locale: 'en',
    words: {
      title: 'Linear map essay',
      letters: ['linaer', 'essay linear'],
      friday: 'friday',
      fresh: 'Quantum lecture',
      none: 'Nothing found',
      add: 'Add task: Quantum lecture',
      added: /“Quantum lecture” added on/,
      other: 'Wash the car',
      question: 'Which rooms are free?',
      acts: en.palette,
      moved: '“Wash the car” is on today',
      ticked: '“Wash the car” is done',
      form: 'Edit task',
      record: 'Record details',
      kinds: { ...en.palette.kind, ...remotesIn('en') },
    },
  },
  {
    locale: 'zh-CN',
    words: {
      title: '整理线性代数错题',
      letters: ['xxds', 'xianxingdaishu', '错题 线性'],
      friday: '周五',
      fresh: '量子力学',
      none: '没有找到',
      add: '添加任务“量子力学”',
      added: /“量子力学”已添加到/,
      other: '洗衣服',
      question: '哪些教室空着？',
      acts: zh.palette,
      moved: '“洗衣服”已移到今天',
      ticked: '“洗衣服”已完成',
      form: '编辑任务',
      record: '记录详情',
      kinds: { ...zh.palette.kind, ...remotesIn('zh-CN') },
    },
  },
] as const;

/** Of the days to come, today among them, where people in China are. */
function nextFriday(): string {
  const now = dayIn('Asia/Shanghai', Date.now());
  return addDays(now, (12 - weekdayOf(now)) % 7);
}

/** Keys are for the line that is marked. */
const marked = (page: Page, name: RegExp) =>
  page.getByRole('option', { name }).and(page.locator('[data-highlighted]')).waitFor();

journeys('search', (journey) => {
  journey('finds in pinyin, ticks, adds and edits by keys', async ({ page, product }) => {
    const account = await registerSignedIn(page);
    const api = await apiOf(product, account);
    for (const title of ['线性代数第 7 次作业', 'Linear map essay'])
      await api(createTask, { body: { title, date: today() } });
    await page.reload();

    await page.locator('[data-module="tasks"]').waitFor();
    // Its code and its field come after the keys.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('xxds');
    await holds(page.getByRole('combobox'), 'xxds');
    await marked(page, /线性代数/);
    await page.locator('[data-highlighted] mark').getByText('线性代数', { exact: true }).waitFor();
    await assertAccessible(page);
    await page.keyboard.press('Control+x');
    await page.getByText('“线性代数第 7 次作业” is done').waitFor();
    const { items } = await api(listTasks, { query: { completed: true } });
    assert.deepEqual(
      items.map(({ title }) => title),
      ['线性代数第 7 次作业'],
    );

    await (await open(page)).fill('Buy milk tomorrow');
    await page.getByRole('option', { name: 'Add task: Buy milk tomorrow' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText(/“Buy milk” added on/).waitFor();

    await (await open(page)).fill('linear map');
    await marked(page, /Linear map essay/);
    await page.keyboard.press('Control+e');
    const form = page.getByRole('dialog', { name: 'Edit task' });
    await form.getByLabel('Title').fill('Linear map report');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });

    await (await open(page)).fill('linaer');
    await page.getByRole('option', { name: /Linear map report/ }).click();
    await page.getByRole('dialog').getByText('Linear map report', { exact: true }).waitFor();
  });

  for (const { locale, words } of screens)
    for (const view of [{}, phone]) {
      const isPhone = 'isMobile' in view;
      journey(
        `finds by letters and by day, and says where a new one went, and asks, ${isPhone ? 'a whole screen on a phone' : 'on a desk'} (${locale})`,
        async ({ page, product }) => {
          const account = await registerSignedIn(page, '/', undefined, locale);
          const api = await apiOf(product, account);
          await api(createTask, { body: { title: words.title, date: nextFriday() } });
          const later = addDays(dayIn('Asia/Shanghai', Date.now()), 30);
          await api(createTask, { body: { title: words.other, date: later } });
          await ofEveryKind(api);
          await page.reload();
          const field = await open(page, isPhone);
          await assertAccessible(page);
          const hit = page.getByRole('option', { name: words.title });
          for (const letters of words.letters) {
            await field.fill(letters);
            await hit.waitFor();
            await field.fill(words.fresh);
            await page.getByText(words.none).waitFor();
          }
          await field.fill(words.friday);
          await hit.waitFor();
          await assertAccessible(page);
          if (isPhone) assert.ok(((await hit.boundingBox())?.height ?? 0) >= 44);
          await assertFits(page);
          for (const [word, kind] of kinds) {
            await field.fill(word);
            await page
              .getByRole('group', { name: words.kinds[kind] })
              .getByRole('option')
              .first()
              .waitFor();
          }
          await field.fill('Noodles');
          await page
            .getByRole('group', { name: words.kinds.transaction })
            .getByRole('option')
            .click();
          const record = page.getByRole('dialog', { name: words.record });
          await record.getByText(/¥18\.00/).waitFor();
          await page.keyboard.press('Escape');
          await record.waitFor({ state: 'detached' });
          await layersGone(page);
          await (await open(page, isPhone)).fill(words.fresh);
          await page.getByRole('option', { name: words.add }).click();
          await page.getByText(words.added).waitFor();
          for (const [act, key, seen] of [
            ['today', 'd', page.getByText(words.moved)],
            ['tick', 'x', page.getByText(words.ticked)],
            ['edit', 'e', page.getByRole('dialog', { name: words.form })],
          ] as const) {
            await (await open(page, isPhone)).fill(words.other);
            await marked(page, new RegExp(`^${words.other}`));
            if (isPhone) {
              // What a pointer and keys do at once is behind the dots of a finger.
              const found = page.getByRole('option', { name: words.other }).first();
              await found.locator('[role=presentation]:not([title])').tap();
              const acts = page.getByRole('dialog');
              await acts.getByRole('button', { name: words.acts[act], exact: true }).tap();
            } else await page.keyboard.press(`Control+${key}`);
            await seen.waitFor();
            if (act === 'edit') await page.keyboard.press('Escape');
            await layersGone(page);
          }
          await (await open(page, isPhone)).fill(words.question);
          const lastLine = page.locator('[role=option]:last-child');
          const ask = words.acts.ask.replace('{{line}}', words.question);
          await page.getByRole('option', { name: ask }).and(lastLine).click();
          await page.locator('[role=log] [data-role=user]').getByText(words.question).waitFor();
        },
        { ...view, locale },
      );
    }
});
