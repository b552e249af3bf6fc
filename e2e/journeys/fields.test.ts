import assert from 'node:assert/strict';
import { updatePreferences } from '@board/contracts/calls/user';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { holds } from '../harness/fields.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const phones = [
  {
    locale: 'en',
    words: {
      form: 'Add a task',
      title: 'Title',
      times: ['Start', 'End'],
      date: 'Date',
      friday: 'next friday',
      understood: /Fri/,
      tomorrow: /^Tomorrow/,
      near: 'Tomorrow',
      keep: 'Keep editing',
      remind: 'Reminder',
      before: /10 minutes before/,
      another: 'At another time',
      moment: 'Remind at',
      presets: [
        [/^Tonight/, '20:00'],
        [/^Tomorrow morning/, '08:00'],
      ],
    },
  },
  {
    locale: 'zh-CN',
    words: {
      form: '添加任务',
      title: '标题',
      times: ['开始', '结束'],
      date: '日期',
      friday: '下周五',
      understood: /周五$/,
      tomorrow: /^明天/,
      near: '明天',
      keep: '继续填写',
      remind: '提醒',
      before: /提前 10 分钟/,
      another: '再加一个时刻',
      moment: '提醒时间',
      presets: [
        [/^今晚/, '20:00'],
        [/^明早/, '08:00'],
      ],
    },
  },
] as const;

/** Where it is before noon: the evening is offered until it has come. */
const morningZone = () => (new Date().getUTCHours() < 12 ? 'UTC' : 'Etc/GMT+12');

/** Beyond an edge of the screen, or with more in them than they show. */
const cutFields = (form: Element): string[] =>
  [...form.querySelectorAll('input, select, textarea')]
    .filter((field) => {
      const { left, right, width } = field.getBoundingClientRect();
      const isCut = left < 0 || right > innerWidth || field.scrollWidth > field.clientWidth + 1;
      return width > 1 && isCut;
    })
    .map((field) => field.outerHTML.slice(0, 120));

journeys('fields of days and times', (journey) => {
  journey(
    'are written into, say what they understood, and offer the rest by keys',
    async ({ page, product }) => {
      const api = await apiOf(product, await registerSignedIn(page));
      await api(updatePreferences, { body: { timeZone: morningZone() } });
      await page.goto('/tasks');
      await page.getByRole('button', { name: 'Add task' }).click();
      const form = page.getByRole('dialog', { name: 'Add a task' });
      await form.getByLabel('Title').fill('Essay');
      const day = form.getByRole('combobox', { name: 'Date' });
      // A narrow field says how near it is to nobody's eyes.
      const near = (word: string) =>
        form.getByText(word, { exact: true }).waitFor({ state: 'attached' });
      await day.click();
      await page.keyboard.type('tomorrow 8pm');
      await form.getByRole('button', { name: '20:00' }).waitFor();
      await page.keyboard.press('Enter');
      await near('Tomorrow');
      await holds(form.getByLabel('Start'), '20:00');
      await holds(form.getByLabel('End'), '21:00');

      await day.click();
      await page.keyboard.type('some day');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await form.getByText('This does not read as a day').waitFor();
      await page.keyboard.press('Escape');
      await near('Tomorrow');

      await day.press('ArrowDown');
      const layer = page.getByRole('dialog', { name: 'Date' });
      await layer.locator('[data-day]:focus').waitFor();
      await assertAccessible(page);
      await page.keyboard.press('Escape');
      await layer.waitFor({ state: 'detached' });
      await day.press('ArrowDown');
      await layer.getByRole('button', { name: /^Today/ }).click();
      await near('Today');

      await form.getByRole('button', { name: 'Choose a time' }).last().click();
      await page.getByRole('button', { name: /^90 min/ }).click();
      await holds(form.getByLabel('End'), '21:30');
      await form.getByRole('switch', { name: 'Reminder' }).click();
      await form.getByRole('checkbox', { name: /10 minutes before/, checked: true }).waitFor();
      for (const [preset, time] of phones[0].words.presets) {
        await form.getByRole('button', { name: 'At another time' }).click();
        await form.getByRole('combobox', { name: 'Remind at' }).last().press('ArrowDown');
        await page.getByRole('button', { name: preset }).click();
        await form.locator(`[value$=" ${time}"]`).waitFor();
      }
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'detached' });
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Task added successfully, today').waitFor();
      await page.getByRole('button', { name: 'Essay' }).first().waitFor();
    },
  );

  for (const { locale, words } of phones)
    journey(
      `are a sheet and the wheel of the system on a phone, and nothing covers them (${locale})`,
      async ({ page, product }) => {
        const account = await registerSignedIn(page, '/tasks', newAccount(), locale);
        const api = await apiOf(product, account);
        await api(updatePreferences, { body: { timeZone: morningZone() } });
        await page.goto('/tasks?add');
        const form = page.getByRole('dialog', { name: words.form });
        await form.getByLabel(words.title).fill('读书');
        for (const name of words.times) {
          const field = form.getByLabel(name, { exact: true });
          assert.equal(await field.getAttribute('type'), 'time');
          await field.fill('16:30');
        }
        assert.deepEqual(await form.evaluate(cutFields), [], 'these fields are cut');
        await form.getByRole('switch', { name: words.remind }).tap();
        await form.getByRole('checkbox', { name: words.before, checked: true }).waitFor();
        for (const [preset, time] of words.presets) {
          await form.getByRole('button', { name: words.another }).tap();
          await form.getByRole('combobox', { name: words.moment }).last().tap();
          await page.getByRole('button', { name: preset }).tap();
          await form.locator(`[value$=" ${time}"]`).waitFor();
        }
        await form.getByRole('combobox', { name: words.date }).tap();
        const sheet = page.getByRole('dialog', { name: words.date });
        await sheet.getByRole('grid').waitFor();
        await assertAccessible(page);
        await assertFits(page);
        await sheet.getByRole('textbox', { name: words.date }).fill(words.friday);
        // A preset may say the same day; only the words that were understood have a title.
        await sheet.locator('button[title]', { hasText: words.understood }).tap();
        await sheet.getByRole('button', { name: words.tomorrow }).tap();
        await sheet.waitFor({ state: 'detached' });
        await form.getByText(words.near, { exact: true }).waitFor();
        await form.getByRole('combobox', { name: words.date }).tap();
        await sheet.waitFor();
        await page.waitForFunction(() => history.state?.layers === 2);
        await page.goBack();
        await sheet.waitFor({ state: 'detached' });
        await form.waitFor();
        await page.waitForFunction(() => history.state?.layers === 1);
        await page.goBack();
        await page.getByRole('alertdialog').getByRole('button', { name: words.keep }).tap();
        await holds(form.getByLabel(words.title), '读书');
      },
      { ...phone, locale },
    );
});
