import { press } from '../press.ts';
import { dialog, question, type Screen } from './screen.ts';

const timetable = 'remotes/timetable-timeline';
const finance = 'remotes/finance';
const notifications = 'remotes/notifications';

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
  { name: 'term form', path: '/timetable', ready: 'h1', act: press(timetable, 'term.add', dialog) },
  { name: 'finance', path: '/finance', ready: 'h1' },
  {
    name: 'transaction form',
    path: '/finance',
    ready: 'h1',
    act: press(finance, 'ledger.add', dialog),
  },
  { name: 'budget form', path: '/finance', ready: 'h1', act: press(finance, 'budget.set', dialog) },
  {
    name: 'ledger import',
    path: '/finance',
    ready: 'h1',
    act: press(finance, 'import.title', dialog),
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
