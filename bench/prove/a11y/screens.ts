import type { Page } from 'playwright-core';
import { disturbed } from './disturb.ts';
import { press } from './press.ts';

export interface Screen {
  name: string;
  path: string;
  /** What is there once the screen has come. */
  ready: string;
  /** What a person does before it is looked at. */
  act?: (page: Page) => Promise<void>;
  /** Judged alone. The guards around a menu pass focus on at once, which axe cannot know. */
  part?: string;
}

const heading = 'h1, h2';
const dialog = '[role=dialog], [role=alertdialog]';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const tasks = 'remotes/calendar-tasks';
const timetable = 'remotes/timetable-timeline';
const finance = 'remotes/finance';
const admin = 'remotes/admin';

const opens =
  (...keys: string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(dialog).first().waitFor();
  };

async function choosesPicture(page: Page): Promise<void> {
  const buffer = Buffer.from(onePixel, 'base64');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.locator(dialog).first().waitFor();
}

/** Every page, and what opens above it by a key or a button. */
export const screens: Record<'guest' | 'student' | 'admin', readonly Screen[]> = {
  guest: [
    { name: 'log in', path: '/login', ready: 'input[type=password]' },
    { name: 'register', path: '/login#register', ready: 'input[type=email]' },
    { name: 'ask for a link', path: '/reset-password', ready: 'input[type=email]' },
    { name: 'new password', path: '/reset-password#token=a', ready: 'input[type=password]' },
  ],
  student: [
    { name: 'board', path: '/', ready: heading },
    { name: 'palette', path: '/', ready: heading, act: opens('Control+k') },
    { name: 'shortcuts', path: '/', ready: heading, act: opens('?') },
    { name: 'board settings', path: '/', ready: heading, act: opens('g', 'd') },
    {
      name: 'bell',
      path: '/',
      ready: heading,
      act: press('remotes/notifications', 'title', dialog),
    },
    {
      name: 'account menu',
      path: '/',
      ready: heading,
      act: press('shell', 'account.menu', '[role=menu]'),
      part: '[role=menu]',
    },
    {
      name: 'no network',
      path: '/',
      ready: heading,
      act: disturbed('no network', '[role=status]'),
    },
    { name: 'maintenance', path: '/', ready: heading, act: disturbed('maintenance', 'h1') },
    { name: 'tasks', path: '/tasks', ready: 'h1' },
    { name: 'task form', path: '/tasks', ready: 'h1', act: press(tasks, 'action.add', dialog) },
    { name: 'timetable', path: '/timetable', ready: 'h1' },
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
      name: 'term form',
      path: '/timetable',
      ready: 'h1',
      act: press(timetable, 'term.add', dialog),
    },
    { name: 'finance', path: '/finance', ready: 'h1' },
    {
      name: 'transaction form',
      path: '/finance',
      ready: 'h1',
      act: press(finance, 'ledger.add', dialog),
    },
    {
      name: 'budget form',
      path: '/finance',
      ready: 'h1',
      act: press(finance, 'budget.set', dialog),
    },
    {
      name: 'ledger import',
      path: '/finance',
      ready: 'h1',
      act: press(finance, 'import.title', dialog),
    },
    { name: 'notifications', path: '/notifications', ready: 'h1' },
    { name: 'profile', path: '/profile', ready: 'h1' },
    {
      name: 'profile form',
      path: '/profile',
      ready: 'h1',
      act: press('shell', 'profile.info.edit', 'textarea'),
    },
    { name: 'picture', path: '/profile', ready: 'h1', act: choosesPicture },
    {
      name: 'account deletion',
      path: '/profile',
      ready: 'h1',
      act: press('shell', 'profile.account.delete', dialog),
    },
    { name: 'not found', path: '/nothing-here', ready: 'h1' },
  ],
  admin: [
    { name: 'admin', path: '/admin', ready: heading },
    { name: 'new user', path: '/admin', ready: heading, act: press(admin, 'users.create', dialog) },
    {
      name: 'import of a class',
      path: '/admin',
      ready: heading,
      act: press(admin, 'users.import', dialog),
    },
    {
      name: 'new provider',
      path: '/admin',
      ready: heading,
      act: press(admin, 'providers.create', dialog),
    },
    {
      name: 'mail test',
      path: '/admin',
      ready: heading,
      act: press(admin, 'settings.test_mail', dialog),
    },
    { name: 'modules', path: '/admin/modules', ready: heading },
  ],
};
