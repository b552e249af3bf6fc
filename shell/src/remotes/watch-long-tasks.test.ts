import { watchLongTasks } from './watch-long-tasks.ts';

type Listener = (list: { getEntries: () => unknown[] }) => void;

let hear: Listener;
const told: { name: string; version: string; count: number }[][] = [];

function watch(kinds: string[]): void {
  told.length = 0;
  class Observer {
    static supportedEntryTypes = kinds;
    constructor(listener: Listener) {
      hear = listener;
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  watchLongTasks(
    () => '1.0.0-aaaaaaaaaaaa',
    (tasks) => told.push([...tasks.values()]),
  );
}
const meet = (...entries: unknown[]) => hear({ getEntries: () => entries });
function leave(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
const script = (sourceURL: string, duration: number) => ({ sourceURL, duration });

it('counts a long task for the remote whose script ran, and all else for the page', () => {
  watch(['long-animation-frame', 'longtask']);
  const finance = 'http://board/remotes/finance/1.0.0-bbbbbbbbbbbb/finance.js';
  meet({
    duration: 300,
    scripts: [script(finance, 120), script('http://board/main.js', 80), script(finance, 20)],
  });
  meet({ duration: 90, scripts: [] });
  leave();
  expect(told.at(-1)).toEqual([
    { name: 'finance', version: '1.0.0-bbbbbbbbbbbb', count: 1 },
    { name: 'shell', version: '1.0.0-aaaaaaaaaaaa', count: 1 },
  ]);
});

it('counts for the page where a browser does not say whose script it was', () => {
  watch(['longtask']);
  meet({ duration: 90 }, { duration: 60 });
  leave();
  expect(told.at(-1)).toEqual([{ name: 'shell', version: '1.0.0-aaaaaaaaaaaa', count: 2 }]);
});
