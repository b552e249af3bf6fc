import assert from 'node:assert/strict';
import { listTasks } from '@board/contracts/calls/tasks';
import { locales } from '@board/contracts/constants/locales';
import type { Locator, Page } from 'playwright-core';
import tasksEn from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import tasksZh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import coursesEn from '../../remotes/timetable-timeline/src/messages/late/en.json' with {
  type: 'json',
};
import coursesZh from '../../remotes/timetable-timeline/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import { sharePath } from '../../shell/src/worker/shared-thing.ts';
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { holds } from '../harness/fields.ts';
import { journeys } from '../harness/journey.ts';
import { withWorker } from '../harness/kept-files.ts';
import { hasWords, shareWith } from '../harness/share-target.ts';
import { en, zh } from '../harness/shell-words.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const texts = { en, 'zh-CN': zh };
const shared = {
  en: {
    addTask: tasksEn.command.add,
    add: tasksEn.quick.save,
    title: tasksEn.field.title,
    import: coursesEn.import,
    line: 'Lab report tomorrow 8pm',
    task: 'Lab report',
    added: /^Task added/,
    run: 'Import 1 course',
  },
  'zh-CN': {
    addTask: tasksZh.command.add,
    add: tasksZh.quick.save,
    title: tasksZh.field.title,
    import: coursesZh.import,
    line: '实验报告 明天20:00',
    task: '实验报告',
    added: /^任务添加成功/,
    run: '导入 1 门课程',
  },
};

/** What the system reads of an app that it installs. */
interface Offered {
  shortcuts: { url: string }[];
  screenshots: { src: string; form_factor: string }[];
  share_target: { action: string; params: object };
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

journeys('phone is whole', (journey) => {
  for (const locale of locales) {
    const { share: shown } = texts[locale];
    const words = shared[locale];
    journey(
      `what another app shares is looked at, and added when a form says so (${locale})`,
      async ({ page, product, watch }) => {
        watch.expect(/was preloaded using link preload/);
        const account = await withWorker(page, locale);
        const api = await apiOf(product, account);
        const { share_target: target, ...offered }: Offered = await (
          await page.request.get('/manifest.webmanifest')
        ).json();
        assert.deepEqual(
          [target.action, ...Object.keys(target.params)],
          [sharePath, 'title', 'text', 'url', 'files'],
        );
        const ways = offered.shortcuts.map(({ url }) => url);
        assert.deepEqual(ways, ['/tasks?add=1', '/finance?add=1', '/#today']);
        assert.deepEqual(
          offered.screenshots.map(({ form_factor }) => form_factor),
          ['narrow', 'wide'],
        );
        for (const { src } of offered.screenshots)
          assert.ok((await page.request.get(src)).ok(), src);

        await shareWith(page, { text: words.line }, shown.title);
        await hasWords(page, words.line);
        await assertAccessible(page);
        await page.getByRole('button', { name: shown.task }).tap();
        const form = page.getByRole('dialog', { name: words.addTask });
        await holds(form.getByLabel(words.title), words.task);
        assert.equal((await api(listTasks, { query: {} })).items.length, 0, 'nothing is added yet');
        await form.getByRole('button', { name: words.add, exact: true }).tap();
        await page.getByText(words.added).waitFor();
        const [task] = (await api(listTasks, { query: {} })).items;
        assert.deepEqual([task?.title, task?.time], [words.task, '20:00-21:00']);

        const link = 'https://example.org/list';
        await shareWith(page, { text: 'Reading list', url: link }, shown.title);
        await hasWords(page, `Reading list\n${link}`);

        const picture = { name: 'board.png', type: 'image/png', base64: onePixel };
        await shareWith(page, { file: picture }, shown.title);
        await page.getByAltText(shown.picture).waitFor();
        await page.getByRole('textbox', { name: shown.seen }).fill('Essay friday');
        await page.getByRole('button', { name: shown.task }).waitFor();

        const table = '课程名称,星期,开始节数,结束节数,老师,地点,周数\nCompilers,1,1,2,,B-207,1-16';
        const base64 = Buffer.from(table).toString('base64');
        const file = { name: 'autumn.csv', type: 'text/csv', base64 };
        await shareWith(page, { file }, shown.title);
        await page.getByRole('button', { name: shown.timetable }).tap();
        const wizard = page.getByRole('dialog', { name: words.import.title });
        await wizard.getByRole('button', { name: words.import.check }).tap();
        await wizard.getByText('Compilers').waitFor();
        await wizard.getByRole('button', { name: words.run }).waitFor();
      },
      { ...phone, locale },
    );
  }

  for (const locale of locales) {
    const { strip: words, tabs } = texts[locale];
    journey(
      `the month stands in for the strip, and the ends of the screen stay free (${locale})`,
      async ({ page, watch }) => {
        watch.expect(/was preloaded using link preload/);
        await registerSignedIn(page, '/', newAccount(), locale);
        const strip = page.getByRole('navigation', { name: words.label });
        await strip.waitFor();
        const month = page.getByRole('grid');
        const another = month
          .getByRole('gridcell', { selected: false })
          .filter({ hasText: /^1[56]/ });
        for (const day of [month.getByRole('gridcell', { selected: true }), another.first()]) {
          await page.getByRole('button', { name: words.openMonth }).tap();
          await strip.waitFor({ state: 'hidden' });
          await day.tap();
          await strip.waitFor();
        }
        await page.getByRole('button', { name: words.openMonth }).waitFor();
        // The system's own bars are of the page's colour in either theme.
        const tint = page.locator('meta[name=theme-color]');
        const light = await tint.getAttribute('content');
        await page.keyboard.press('d');
        await page.locator('html.dark').waitFor();
        assert.notEqual(await tint.getAttribute('content'), light);
        await keepsOffTheEdges(page, tabs.label);
      },
      { ...phone, locale },
    );
  }
});

/** What a screen has at its ends, such as a camera and the line that one swipes up. */
const edges = { top: 47, bottom: 34 };

/** The grounds of bar and sheets reach the end of the screen, what one reads and presses does not. */
async function keepsOffTheEdges(page: Page, barName: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: edges } as never);
  const wrong: string[] = [];
  const end = phone.viewport.height;
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    assert.ok(box, `${what} is not drawn`);
    return { top: box.y, end: box.y + box.height };
  };
  const keepsOff = async (what: Locator, below = edges.top, above = end - edges.bottom) => {
    const box = await boxOf(what);
    if (box.top < below || box.end > above) wrong.push(`${what}: ${JSON.stringify(box)}`);
  };
  const reachesEnd = async (what: Locator) => {
    if (Math.round((await boxOf(what)).end) !== end) wrong.push(`${what} ends before the screen`);
  };

  const bar = page.getByRole('navigation', { name: barName });
  await reachesEnd(bar);
  for (const each of await bar.locator('a, button').all()) await keepsOff(each);
  await keepsOff(page.getByRole('banner').getByRole('button').first());
  await bar.getByRole('button').first().tap();
  const sheet = page.getByRole('dialog');
  await reachesEnd(sheet);
  await keepsOff(sheet.getByRole('listitem').last());
  await sheet.getByRole('listitem').first().getByRole('button').tap();
  await sheet.locator('form input').first().fill('Essay');
  const save = sheet.locator('[type="submit"]');
  await reachesEnd(sheet);
  await keepsOff(sheet.getByRole('heading').first());
  await keepsOff(save);
  await save.tap();
  const { top } = await boxOf(bar);
  await keepsOff(page.locator('p[data-type="success"]'), edges.top, top);
  await client.detach();
  assert.deepEqual(wrong, []);
}
