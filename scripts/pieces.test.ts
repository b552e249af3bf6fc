import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What says when something is drawn. */
const machinery =
  /\b(usePieces|startTransition|useTransition|useDeferredValue|flushSync|requestAnimationFrame|requestIdleCallback|usePressedDay|pressedDay)\b|\bmemo\(|\.preload\b/;

/** The ground of the shell, and its board, which is furniture. */
const furniture = /^shell\/src\/(base|kept|remotes|board\/use-turns)\b/;

const features = globSync('{remotes/*,shell}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.|\/testing\//.test(path) && !furniture.test(path),
);

test('a feature says what it shows, and never when: but for the days that are pressed, and what grows by itself', () => {
  const naming = features.filter((path) => machinery.test(readFileSync(join(root, path), 'utf8')));
  expect(naming.sort()).toEqual([
    'remotes/ai-chat/src/conversation/message-list.tsx',
    'remotes/calendar-tasks/src/calendar-page/calendar-page.tsx',
    'remotes/calendar-tasks/src/calendar/calendar-panel.tsx',
    'shell/src/board/day-strip.tsx',
    'shell/src/late-pages.tsx',
  ]);
});
