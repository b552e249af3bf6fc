import { disturbed, withNobodyKnown, without } from '../disturb.ts';
import { heading, type Screen } from './screen.ts';

/** What the shell says when something is missing. */
export const shellScreens: readonly Screen[] = [
  { name: 'no network', path: '/', ready: heading, act: disturbed('no network', '[data-banner]') },
  { name: 'maintenance', path: '/', ready: heading, act: disturbed('maintenance', 'h1') },
  {
    name: 'a remote is missing',
    path: '/#money',
    ready: heading,
    act: without(/\/finance\.\w+\.js$/, '[data-module=finance] [role=alert]'),
  },
  {
    name: 'no list of remotes',
    path: '/',
    ready: heading,
    act: without(/\/registry\.json$/, 'main:has(h1):has(button)'),
  },
  {
    name: 'no pages',
    path: '/',
    ready: heading,
    act: without(/\/signed-in\.\w+\.js$/, 'main:has(h1):has(button)'),
  },
  {
    name: 'the shell itself failed',
    path: '/',
    ready: heading,
    act: withNobodyKnown('main:has(h1) button + button'),
  },
];
