import { essay, noodles } from '../belongings.ts';
import { type Act, fill, inTurn, opens, press, pressThing } from '../press.ts';
import { dialog, heading, question, type Screen } from './screen.ts';

const timetable = 'remotes/timetable-timeline';
const finance = 'remotes/finance';
const chat = 'remotes/ai-chat';

/** Where a phone shows them; on a desk all stand on the one board. */
const courses = '/#courses';
const money = '/#money';
const assistant = '/#assistant';

const week = '[data-module=courses] [role=grid]';

const opensLedger = press(finance, 'tabs.ledger', `button:has-text("${noodles}")`, 'tab');
const opensLesson: Act = inTurn(
  press(timetable, 'courses.week', `${week} button`, 'radio'),
  async (page) => {
    await page.locator(`${week} button`).first().click();
    await page.locator(dialog).first().waitFor();
  },
);
const proposed = { en: 'Add a task: revise today 21:00', 'zh-CN': '添加任务：今天 21:00 复习' };
const asks: Act = inTurn(
  pressThing('Task management|任务管理', '[role=log] [role=article], [role=log] article'),
  async (page) => page.locator('[role=log][aria-busy=true]').waitFor({ state: 'detached' }),
);

/** The dashboard, and what opens above it. */
export const boardScreens: readonly Screen[] = [
  { name: 'board', path: '/', ready: heading },
  { name: 'palette', path: '/', ready: heading, act: opens('Control+k') },
  { name: 'shortcuts', path: '/', ready: heading, act: opens('?') },
  { name: 'board settings', path: '/', ready: heading, act: opens('g', 'd') },
  {
    name: 'bell',
    path: '/',
    ready: heading,
    act: press('remotes/notifications', 'bellUnread', dialog),
    part: dialog,
  },
  {
    name: 'account menu',
    path: '/',
    ready: heading,
    act: press('shell', 'account.menu', '[role=menu]'),
    part: '[role=menu]',
  },
  { name: 'reminder details', path: '/', ready: heading, act: opensReminder() },
  { name: 'courses', path: courses, ready: heading },
  { name: 'course details', path: courses, ready: week, act: opensLesson },
  {
    name: 'one class changed',
    path: courses,
    ready: week,
    act: inTurn(opensLesson, press(timetable, 'lesson.editThis', `:is(${dialog}) input`)),
  },
  {
    name: 'revision plan',
    path: courses,
    ready: week,
    act: press(timetable, 'exam.plan', `:is(${dialog}) [type=checkbox]`),
  },
  {
    name: 'courses of a day',
    path: courses,
    ready: week,
    act: press(timetable, 'courses.day', week, 'radio'),
  },
  { name: 'money', path: money, ready: heading },
  { name: 'ledger', path: money, ready: '[role=tab]', act: opensLedger },
  {
    name: 'transaction details',
    path: money,
    ready: '[role=tab]',
    act: inTurn(opensLedger, pressThing(noodles, dialog)),
  },
  {
    name: 'transaction edited',
    path: money,
    ready: '[role=tab]',
    act: inTurn(
      opensLedger,
      pressThing(noodles, dialog),
      press(finance, 'action.edit', `:is(${dialog}) input`),
    ),
  },
  {
    name: 'transaction deleted, the question',
    path: money,
    ready: '[role=tab]',
    act: inTurn(
      opensLedger,
      pressThing(noodles, dialog),
      press(finance, 'action.delete', question),
    ),
  },
  { name: 'assistant', path: assistant, ready: heading },
  { name: 'a reply', path: assistant, ready: 'textarea', act: asks },
  {
    name: 'a proposal',
    path: assistant,
    ready: 'textarea',
    act: inTurn(fill(chat, 'composer.label', proposed), async (page) => {
      await page.keyboard.press('Enter');
      await page.locator('[role=log] section button').first().waitFor();
    }),
  },
  {
    name: 'conversations',
    path: assistant,
    ready: '[role=log]',
    act: press(chat, 'history.title', dialog),
  },
];

function opensReminder(): Act {
  return async (page) => {
    await page
      .locator('h3 ~ ul button')
      .filter({ hasText: essay })
      .filter({ visible: true })
      .first()
      .click();
    await page.locator(dialog).first().waitFor();
  };
}
