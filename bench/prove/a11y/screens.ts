import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  path: string;
  /** What is there once the screen has come. */
  ready: string;
  /** What a person does before it is looked at. */
  act?: (page: Page) => Promise<void>;
}

const heading = 'h1, h2';
const dialog = '[role=dialog], [role=alertdialog]';

const opens =
  (press: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(press);
    await page.locator(dialog).first().waitFor();
  };

/** Every page, and the layers above it that a key opens. */
export const screens: Record<'guest' | 'student' | 'admin', readonly Screen[]> = {
  guest: [
    { name: 'log in', path: '/login', ready: 'input[type=password]' },
    { name: 'register', path: '/login#register', ready: 'input[type=email]' },
  ],
  student: [
    { name: 'board', path: '/', ready: heading },
    { name: 'palette', path: '/', ready: heading, act: opens('Control+k') },
    { name: 'shortcuts', path: '/', ready: heading, act: opens('?') },
    { name: 'tasks', path: '/tasks', ready: 'h1' },
    { name: 'timetable', path: '/timetable', ready: 'h1' },
    { name: 'finance', path: '/finance', ready: 'h1' },
    { name: 'notifications', path: '/notifications', ready: 'h1' },
    { name: 'profile', path: '/profile', ready: 'h1' },
    { name: 'not found', path: '/nothing-here', ready: 'h1' },
  ],
  admin: [
    { name: 'admin', path: '/admin', ready: heading },
    { name: 'modules', path: '/admin/modules', ready: heading },
  ],
};
