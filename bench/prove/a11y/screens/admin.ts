import { inTurn, press, shows } from '../press.ts';
import { dialog, heading, type Screen } from './screen.ts';

const admin = 'remotes/admin';

/** The console, and what opens above it. */
export const adminScreens: readonly Screen[] = [
  { name: 'admin', path: '/admin', ready: heading },
  { name: 'health', path: '/admin/health', ready: heading },
  { name: 'new user', path: '/admin', ready: heading, act: press(admin, 'users.create', dialog) },
  {
    name: 'user edited',
    path: '/admin',
    ready: heading,
    act: press(admin, 'users.editNamed', dialog),
  },
  {
    name: 'sessions of a user',
    path: '/admin',
    ready: heading,
    act: inTurn(
      press(admin, 'users.editNamed', dialog),
      press(admin, 'users.sessions', `:is(${dialog}) ul, :is(${dialog}) p`),
    ),
  },
  {
    name: 'import of a class',
    path: '/admin',
    ready: heading,
    act: press(admin, 'users.import', dialog),
  },
  {
    name: 'many accounts',
    path: '/admin',
    ready: heading,
    act: inTurn(
      press(admin, 'users.many', dialog),
      press(admin, 'many.preview', `:is(${dialog}) :is(li, output, table)`),
    ),
  },
  {
    name: 'retention',
    path: '/admin',
    ready: heading,
    act: shows(admin, 'kept.title'),
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
    act: press(admin, 'settings.testMail', dialog),
  },
  {
    name: 'education test',
    path: '/admin',
    ready: heading,
    act: press(admin, 'settings.testEducation', dialog),
  },
  { name: 'modules', path: '/admin/modules', ready: heading },
  {
    name: 'one module',
    path: '/admin/modules',
    ready: heading,
    act: press(admin, 'modules.manageNamed', dialog),
  },
  {
    name: 'a notification sent',
    path: '/notifications',
    ready: 'h1',
    act: press('remotes/notifications', 'send.open', dialog),
  },
];
