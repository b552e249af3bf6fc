import { press } from '../press.ts';
import type { Screen } from './screen.ts';

export const guestScreens: readonly Screen[] = [
  { name: 'log in', path: '/login', ready: 'input[type=password]' },
  {
    name: 'log in, nothing typed',
    path: '/login',
    ready: 'input[type=password]',
    act: press('shell', 'login.title', '[aria-invalid=true]'),
  },
  { name: 'register', path: '/login#register', ready: 'input[type=email]' },
  {
    name: 'register, nothing typed',
    path: '/login#register',
    ready: 'input[type=email]',
    act: press('shell', 'register.submit', '[aria-invalid=true]'),
  },
  { name: 'ask for a link', path: '/reset-password', ready: 'input[type=email]' },
  { name: 'new password', path: '/reset-password#token=a', ready: 'input[type=password]' },
  { name: 'privacy', path: '/privacy', ready: 'h1' },
];
