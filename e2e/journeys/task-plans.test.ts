import { createCourse } from '@board/contracts/calls/courses';
import { locales } from '@board/contracts/constants/locales';
import en from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import lateEn from '../../remotes/calendar-tasks/src/messages/late/en.json' with { type: 'json' };
import lateZh from '../../remotes/calendar-tasks/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import zh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { daysOf } from '../harness/full-board.ts';
import { go, layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const words = {
  en: { ...en, line: lateEn.line, filter: lateEn.filter, steps: lateEn.steps },
  'zh-CN': { ...zh, line: lateZh.line, filter: lateZh.filter, steps: lateZh.steps },
};

journeys('what a task carries', (journey) => {
  for (const locale of locales) {
    const say = words[locale];
    const filled = (text: string, title: string) => text.replace('{{title}}', title);

    journey(
      `is read of one line, found by its tag and course, and done in steps, in ${locale}`,
      async ({ page, product }) => {
        const account = await registerSignedIn(page, '/api/health', newAccount(), locale);
        const api = await apiOf(product, account);
        const [date] = await daysOf(api);
        await api(createCourse, { body: { course_name: 'Algebra', date, periods: '1-2' } });
        await page.goto('/');
        const open = page.getByRole('button', { name: filled(say.line.open, 'Lab report') });
        const line = page.getByRole('textbox', { name: say.quick.label });
        const title = (name: string) => page.getByRole('button', { name, exact: true });
        for (const task of ['Lab report #lab @Algebra 45m', 'Swim #sport']) {
          await line.fill(task);
          await line.press('Enter');
          await title(task.split(' #')[0] ?? '')
            .first()
            .waitFor();
        }

        await go(page, '/tasks');
        await title('Swim').waitFor();
        await page.getByRole('button', { name: say.filter.open }).click();
        const tags = page.getByRole('group', { name: say.filter.tag });
        await tags.getByRole('button', { name: 'lab', exact: true }).click();
        await title('Swim').waitFor({ state: 'detached' });
        await assertAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByText('#lab').first().waitFor();
        await page.goto('/tasks?course=Algebra');
        await open.click();
        const detail = page.getByRole('dialog');
        await detail.getByText('Algebra').waitFor();
        const steps = detail.getByRole('region', { name: say.field.steps });
        for (const step of ['Read', 'Write']) {
          await steps.getByRole('textbox', { name: say.steps.add }).fill(step);
          await page.keyboard.press('Enter');
        }
        await steps.getByRole('checkbox', { name: filled(say.row.done, 'Read') }).click();
        await steps.getByText('1 / 2').waitFor();
        await steps.getByRole('button', { name: filled(say.steps.remove, 'Read') }).click();
        await steps.getByText('0 / 1').waitFor();
        const undo = { name: locale === 'en' ? 'Undo' : '撤销', includeHidden: true };
        await page.getByRole('button', undo).first().click();
        await steps.getByText('1 / 2').waitFor();
        await assertAccessible(page);
        await assertFits(page);
        await page.keyboard.press('Escape');
        await layersGone(page);
        await page.reload();
        await open.click();
        await steps.getByText('1 / 2').waitFor();
      },
      locale === 'en' ? {} : phone,
    );
  }
});
