import { releaseFile } from './watch-errors.ts';

interface Work {
  duration: number;
  /** Of the script that was called; what it called in turn is not told. */
  sourceURL?: string;
}

interface Frame extends PerformanceEntry {
  scripts?: readonly Work[];
}

interface Tasks {
  name: string;
  version: string;
  count: number;
}

const longMs = 50;

/**
 * Counts what held the page for 50 ms or more. A browser names at most the script that began it:
 * where that is a remote's it is the remote's, and all else, React's drawing among it, is the page's.
 */
export function watchLongTasks(
  pageVersion: () => string | undefined,
  tell: (tasks: ReadonlyMap<string, Tasks>) => void,
): void {
  const tasks = new Map<string, Tasks>();

  function count(url = ''): void {
    const { remote = 'shell', version = pageVersion() } = releaseFile.exec(url)?.groups ?? {};
    if (version === undefined) return;
    const known = tasks.get(`${remote} ${version}`);
    tasks.set(`${remote} ${version}`, { name: remote, version, count: (known?.count ?? 0) + 1 });
  }

  const kinds: readonly string[] = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  const kind = ['long-animation-frame', 'longtask'].find((each) => kinds.includes(each));
  if (kind === undefined) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Frame[]) {
      const scripts = entry.scripts ?? [entry];
      for (const work of scripts) if (work.duration >= longMs) count(sourceOf(work));
    }
  }).observe({ type: kind });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    tell(tasks);
    tasks.clear();
  });
}

const sourceOf = (work: Work | PerformanceEntry): string | undefined =>
  'sourceURL' in work ? work.sourceURL : undefined;
