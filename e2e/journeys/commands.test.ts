import assert from 'node:assert/strict';
import { type Locale, locales } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import tasksEn from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import briefsEn from '../../remotes/calendar-tasks/src/messages/late/en.json' with { type: 'json' };
import briefsZh from '../../remotes/calendar-tasks/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import tasksZh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import moneyEn from '../../remotes/finance/src/messages/en.json' with { type: 'json' };
import moneyZh from '../../remotes/finance/src/messages/zh-CN.json' with { type: 'json' };
import coursesEn from '../../remotes/timetable-timeline/src/messages/en.json' with { type: 'json' };
import lateEn from '../../remotes/timetable-timeline/src/messages/late/en.json' with {
  type: 'json',
};
import lateZh from '../../remotes/timetable-timeline/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import coursesZh from '../../remotes/timetable-timeline/src/messages/zh-CN.json' with {
  type: 'json',
};
import early from '../../shell/src/messages/en.json' with { type: 'json' };
import earlyZh from '../../shell/src/messages/zh-CN.json' with { type: 'json' };
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { go } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';
import { address, back, dialog, gone, hasLayer } from '../harness/layers.ts';
import { pagesFor } from '../harness/pages.ts';
import { en, zh } from '../harness/shell-words.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const words = { en, 'zh-CN': zh };
const earlyWords = { en: early, 'zh-CN': earlyZh };

/** What only the palette opens. */
const others = (
  shell: typeof en | typeof zh,
  tasks: typeof tasksEn | typeof tasksZh,
  { brief }: typeof briefsEn | typeof briefsZh,
  money: typeof moneyEn | typeof moneyZh,
  { command, exam }: typeof coursesEn | typeof coursesZh,
  late: typeof lateEn | typeof lateZh,
) => [
  { command: exam.add, opens: exam.add },
  { command: exam.plan, opens: exam.plan },
  { command: command.import, opens: late.import.title },
  { command: money.command.import, opens: money.command.import },
  { command: command.joinClass, opens: command.joinClass },
  { command: command.makeClass, opens: command.makeClass },
  { command: command.share, opens: late.share.title },
  { command: tasks.command.briefs, opens: brief.settings },
  { command: shell.commands.begin, opens: shell.first.title },
  { command: shell.shortcuts.title, opens: shell.shortcuts.title },
];

/** In the palette, in the sheet of a phone, and what opens. */
const commands = {
  en: {
    others: others(en, tasksEn, briefsEn, moneyEn, coursesEn, lateEn),
    layers: [
      { command: 'Add a task', choice: /^Task/, opens: 'Add a task' },
      { command: 'Add a course', choice: /^Course/, opens: /course/i },
      { command: 'Add a record', choice: /^Expense/, opens: 'Add a record' },
    ],
    ask: { command: 'Ask the assistant', choice: /^Ask/, opens: null },
    order: /^Task.*\|Expense.*\|Course.*/,
  },
  'zh-CN': {
    others: others(zh, tasksZh, briefsZh, moneyZh, coursesZh, lateZh),
    layers: [
      { command: '添加任务', choice: /^任务/, opens: '添加任务' },
      { command: '添加课程', choice: /^课程/, opens: '添加课程' },
      { command: '记一笔', choice: /^支出/, opens: /记/ },
    ],
    ask: { command: '问 AI 助手', choice: /^问助手/, opens: null },
    order: /^任务.*\|支出.*\|课程.*/,
  },
};

/** What tells a page from what it was before something was done. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const { className, lang } = document.documentElement;
    return { address: location.href, className, lang };
  });

/** In the page: another address, another look, or a dialog that has a title, as the palette has none. */
const hasChanged = (before: Awaited<ReturnType<typeof standing>>) =>
  location.href !== before.address ||
  document.documentElement.className !== before.className ||
  document.documentElement.lang !== before.lang ||
  document.querySelector('[role=dialog][aria-labelledby]') !== null;

interface Command {
  command: string;
  opens: string | RegExp | null;
}

/**
 * At each width one language runs every command on every page; in the other each page and each command
 * has a turn.
 */
async function turnsOf<Choice extends Command>(
  page: Page,
  all: Choice[],
  isEvery: boolean,
): Promise<[path: string, some: Choice[]][]> {
  const paths = ['/', ...(await pagesFor(page, 'user')), '/profile'];
  if (isEvery) return paths.map((path) => [path, all]);
  const turns = Math.max(paths.length, all.length);
  return Array.from({ length: turns }, (_, turn) => [
    paths[turn % paths.length] ?? '/',
    all.slice(turn % all.length).slice(0, 1),
  ]);
}

/** Whatever a command opens is its effect; the assistant, which opens nothing, has the focus at home. */
async function runAll<Choice extends Command>(
  page: Page,
  path: string,
  all: readonly Choice[],
  run: (choice: Choice) => Promise<void>,
) {
  await go(page, path);
  for (const each of all) {
    await run(each);
    if (each.opens) {
      await page.getByRole('dialog', { name: each.opens }).waitFor();
      await hasLayer(page);
      await back(page, path);
    } else {
      await page.locator('[data-module="ai-chat"] textarea:focus').waitFor();
      assert.equal(address(page), '/');
    }
  }
}

journeys('commands', (journey) => {
  for (const [language, size] of [
    ['en', {}],
    ['zh-CN', phone],
  ] as const)
    journey(
      `every line of the palette does something (${language})`,
      async ({ page }) => {
        // What a browser without a screen does not show.
        await page.addInitScript(() => {
          window.print = () => document.documentElement.classList.add('printed');
        });
        await registerSignedIn(page, '/', newAccount(), language);
        await page.locator('[data-module="tasks"]').waitFor();
        const lines = page.locator('[role=option]');
        const open = async () => {
          // A page that no line leads to.
          await go(page, '/share');
          await page.keyboard.press('Control+k');
          await dialog(page).locator('input:focus').waitFor();
          await lines.filter({ hasText: words[language].tabs.today }).first().waitFor();
          return lines.allTextContents();
        };
        const close = async () => {
          await page.keyboard.press('Escape');
          await gone(page);
        };
        await open();
        // Those of the remotes come when they are loaded.
        await lines.filter({ hasText: commands[language].others[0]?.command ?? '' }).waitFor();
        await lines.filter({ hasText: commands[language].layers[2]?.command ?? '' }).waitFor();
        const all = await lines.allTextContents();
        await close();
        assert.ok(all.length > 30, `only ${all.length} lines`);
        // What ends the session is walked elsewhere, what changes the words comes last.
        const isEnd = (line: string) => /Log out|退出登录/.test(line);
        const isLast = (line: string) => /^(English|简体中文)/.test(line);
        const first = all.filter((line) => !isEnd(line) && !isLast(line));
        for (const line of [...first, ...all.filter(isLast)]) {
          const at = (await open()).indexOf(line);
          assert.ok(at >= 0, `${line} is there no more`);
          const before = await standing(page);
          await lines.nth(at).click();
          await page
            .waitForFunction(hasChanged, before)
            .catch(() => assert.fail(`${line} does nothing`));
          await lines.first().waitFor({ state: 'detached' });
          // A page may come before the dialog that was asked for there.
          const opened = page.locator('[role=dialog][aria-labelledby]');
          if (line.startsWith(words[language].board.settings)) await opened.waitFor();
          if (await opened.count()) await close();
        }
      },
      { ...size, locale: language },
    );

  for (const language of locales) {
    const { board } = words[language];
    const { command } = language === 'en' ? tasksEn : tasksZh;
    journey(
      `every command of the palette works from every page (${language})`,
      async ({ page }) => {
        const { ask, layers, others } = commands[language];
        const choose = async (command: string) => {
          await page.keyboard.press('Control+k');
          await dialog(page).locator('input:focus').waitFor();
          if (command === ask.command) {
            // Once a page all letters are typed, which are its keys where nothing has the focus.
            await page.keyboard.type('abcdefghijklmnopqrstuvwxyz');
            await page.keyboard.press('Control+a');
          }
          await page.keyboard.insertText(command);
          await dialog(page).getByText(command, { exact: true }).first().click();
        };
        await registerSignedIn(page, '/', newAccount(), language);
        await page.locator('[data-module="tasks"]').waitFor();
        await page.keyboard.press('Control+k');
        await assertAllNamed(page, language);
        await page.keyboard.press('Escape');
        await gone(page);
        const all = [...layers, ...others, ask];
        for (const [path, some] of await turnsOf(page, all, language === 'en'))
          await runAll(page, path, some, ({ command }) => choose(command));
        await go(page, '/finance');
        await choose(board.settings);
        await page.getByRole('dialog', { name: board.settings }).waitFor();
        await hasLayer(page);
        assert.equal(address(page), '/');
        await back(page, '/');

        const selected = page.getByRole('gridcell', { selected: true });
        const today = selected.and(page.locator(':has([aria-current="date"])'));
        const another = selected.and(page.locator(':not(:has([aria-current="date"]))'));
        for (const step of [command.nextDay, command.previousDay]) {
          await go(page, '/finance');
          await choose(step);
          await page.waitForURL((url) => url.pathname === '/');
          await (step === command.nextDay ? another : today).waitFor();
        }
        await choose(command.nextDay);
        await another.waitFor();
        await choose(command.today);
        await today.waitFor();
        await choose(earlyWords[language].header.darkMode);
        await page.locator('html.dark').waitFor();
        await choose(language === 'en' ? '简体中文' : 'English');
        await page.locator(`html:not([lang="${language}"])`).waitFor();
      },
      { locale: language },
    );

    journey(
      `every line of a phone’s + does something on every page (${language})`,
      async ({ page }) => {
        await registerSignedIn(page, '/', newAccount(), language);
        const bar = page.getByRole('navigation', { name: words[language].tabs.label });
        await bar.waitFor();
        const { add } = words[language].tabs;
        const { ask, layers, order } = commands[language];
        const all = [...layers, ask];
        for (const [path, some] of await turnsOf(page, all, language === 'zh-CN'))
          await runAll(page, path, some, async ({ choice }) => {
            await bar.getByRole('button', { name: add }).tap();
            const sheet = page.getByRole('dialog', { name: add });
            await sheet.getByRole('button', { name: ask.choice }).waitFor();
            const lines = await sheet.getByRole('listitem').allTextContents();
            assert.match(lines.join('|'), order, 'the order is fixed');
            await sheet.getByRole('button', { name: choice }).tap();
          });
      },
      { ...phone, locale: language },
    );
  }
});

/** A command that is new is walked from every page as well, or is named here with those that need no page. */
async function assertAllNamed(page: Page, language: Locale) {
  const { ask, layers, others } = commands[language];
  const { command: tasks } = language === 'en' ? tasksEn : tasksZh;
  const { account, board, commands: ways, palette } = words[language];
  const { darkMode } = earlyWords[language].header;
  const named = [
    ...[ask, ...layers, ...others].map(({ command }) => command),
    ...[tasks.today, tasks.nextDay, tasks.previousDay, board.settings, darkMode],
    ...[...Object.values(ways.settings), ways.print, account.logout],
    ...['English', '简体中文'],
  ];
  const offered = page.getByRole('group', { name: palette.commands }).getByRole('option');
  // Those of the remotes come when they are loaded.
  for (const name of named.slice(0, named.indexOf(board.settings)))
    await offered.filter({ hasText: name }).first().waitFor();
  const titles = await offered.evaluateAll((lines) =>
    lines.map((line) => line.querySelector('svg + span > span')?.textContent ?? ''),
  );
  assert.deepEqual(
    titles.filter((title) => !named.includes(title)),
    [],
    'commands that this walk does not know',
  );
}
