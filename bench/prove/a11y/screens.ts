import { adminScreens } from './screens/admin.ts';
import { boardScreens } from './screens/board.ts';
import { guestScreens } from './screens/guest.ts';
import { pageScreens } from './screens/pages.ts';
import { profileScreens } from './screens/profile.ts';
import type { Screen } from './screens/screen.ts';
import { shellScreens } from './screens/shell.ts';
import { taskScreens } from './screens/tasks.ts';

/** Every page, and what opens above it, by who sees it. */
export const screens: Record<'guest' | 'newcomer' | 'student' | 'admin', readonly Screen[]> = {
  guest: guestScreens,
  newcomer: [{ name: 'first board', path: '/', ready: 'h1, h2' }],
  student: [...boardScreens, ...taskScreens, ...pageScreens, ...profileScreens, ...shellScreens],
  admin: adminScreens,
};
