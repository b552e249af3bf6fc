import { type Act, fill, inTurn, press } from '../press.ts';
import { dialog, question, type Screen } from './screen.ts';

const timetable = 'remotes/timetable-timeline';
const finance = 'remotes/finance';
const notifications = 'remotes/notifications';
const calendar = 'remotes/calendar-tasks';

/** A course of the sample term, which has the names of its language. */
const opensCourse: Act = async (page) => {
  const locale = await page.evaluate(() => document.documentElement.lang);
  await page.goto(`/courses?name=${locale === 'en' ? 'Linear Algebra' : '线性代数'}`);
  await page.locator('main h2').first().waitFor();
};

/** The other pages of remotes, and what opens above them. */
export const pageScreens: readonly Screen[] = [
  { name: 'timetable', path: '/timetable', ready: 'h1' },
  { name: 'grades', path: '/grades', ready: 'h1' },
  {
    name: 'course form',
    path: '/timetable',
    ready: 'h1',
    act: press(timetable, 'course.add', dialog),
  },
  {
    name: 'course import',
    path: '/timetable',
    ready: 'h1',
    act: press(timetable, 'import.open', dialog),
  },
  {
    name: 'share',
    path: '/timetable',
    ready: 'h1',
    act: press(timetable, 'command.share', dialog),
  },
  { name: 'together', path: '/together', ready: 'table' },
  { name: 'course page', path: '/timetable', ready: 'h1', act: opensCourse },
  {
    name: 'exam form',
    path: '/timetable',
    ready: 'h1',
    act: inTurn(opensCourse, press(timetable, 'exam.add', dialog)),
  },
  {
    name: 'class joined',
    path: '/timetable',
    ready: 'h1',
    act: inTurn(opensCourse, press(timetable, 'command.joinClass', dialog)),
  },
  {
    name: 'class made',
    path: '/timetable',
    ready: 'h1',
    act: inTurn(
      opensCourse,
      press(timetable, 'command.makeClass', dialog),
      fill(timetable, 'class.name', 'Group 2'),
      press(timetable, 'add', '[role=group] button:not([disabled])'),
      press(timetable, 'class.code', `:is(${dialog}) img, :is(${dialog}) svg[role=img]`),
    ),
  },
  { name: 'calendar', path: '/calendar', ready: 'h1' },
  {
    name: 'day planned',
    path: '/calendar',
    ready: 'h1',
    act: press(calendar, 'planning.open', dialog),
  },
  { name: 'review', path: '/review', ready: 'h1' },
  { name: 'term form', path: '/timetable', ready: 'h1', act: press(timetable, 'term.add', dialog) },
  { name: 'finance', path: '/finance', ready: 'h1' },
  {
    name: 'transaction form',
    path: '/finance',
    ready: 'h1',
    act: press(finance, 'ledger.add', dialog),
  },
  {
    name: 'recurring money',
    path: '/finance',
    ready: 'h1',
    act: press(finance, 'recurring.add', dialog),
  },
  { name: 'budget form', path: '/finance', ready: 'h1', act: press(finance, 'budget.set', dialog) },
  {
    name: 'ledger import',
    path: '/finance',
    ready: 'h1',
    act: press(finance, 'command.import', dialog),
  },
  { name: 'notifications', path: '/notifications', ready: 'h1' },
  {
    name: 'notifications cleared, the question',
    path: '/notifications',
    ready: 'h1',
    act: press(notifications, 'clear.confirm', question),
  },
  { name: 'not found', path: '/nothing-here', ready: 'h1' },
];
