interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, in microseconds. */
  ts: number;
  /** Of the thread itself, in microseconds. */
  tdur?: number;
}

export const traced = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/** The page's own mark: what was done before it is the tracing's own work. */
export const begun = 'interaction-begun';

/** The longest task of the page's own thread, in ms of its work: what else the machine does is not in it. */
export function busiestTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mark = traceEvents.find(({ name }) => name === begun);
  if (!mark) throw new Error('The page has left no mark.');
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid, ts }) =>
      ph === 'X' &&
      name.endsWith('RunTask') &&
      ts >= mark.ts &&
      pid === mark.pid &&
      tid === mark.tid,
  );
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000;
}
