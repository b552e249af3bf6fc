import { loadavg } from 'node:os';
import type { Engine } from '../running/place.ts';
import type { Burst } from './burst.ts';
import type { Finding, Hunt } from './hunt.ts';
import { bounds } from './invariants.ts';

const line = (what: string, figure: string | number): string =>
  `${what.padEnd(52)}${String(figure).padStart(12)}\n`;

export function printHunt(engine: Engine, hunt: Hunt): void {
  const statuses = Object.entries(hunt.statuses).map(([kind, times]) => `${kind}xx ${times}`);
  process.stdout.write(
    [
      line(`drawn requests on ${engine}`, hunt.requests),
      line('seconds', hunt.seconds.toFixed(0)),
      line('load of the machine', loadavg()[0]?.toFixed(1) ?? ''),
      `answers: ${statuses.join(', ')}\n`,
      line('operations that did what they are for', hunt.succeeded.size),
      `never: ${hunt.never.join(', ')}\n`,
      `held over ${bounds.workMs} ms at least once: ${[...hunt.heldOnce].map(([name, ms]) => `${name} ${Math.round(ms.workMs)} (rubbish ${Math.round(ms.rubbishMs)})`).join(', ')}\n`,
      line('event loop held longest by work, ms', Math.round(hunt.longestWorkMs)),
      line('the same by the clock of this machine, ms', Math.round(hunt.longestHeldMs)),
      line('longest answer by the clock, ms', Math.round(hunt.longestAnswerMs)),
      line('most memory, MB', Math.round(hunt.peakMemory)),
      line('findings', hunt.findings.length + hunt.refused.length),
      ...hunt.refused.map((operation) => `  ${operation}: is refused when it is right\n`),
      ...hunt.findings.map(
        ({ operation, invariant, times }) => `  ${operation}: ${invariant}, ${times} time(s)\n`,
      ),
      '\n',
    ].join(''),
  );
}

/** At once: the run may be long. */
export function printFinding({ operation, invariant, what, curl, seed }: Finding): void {
  process.stdout.write(
    `${operation}: ${invariant} (--seed ${seed} --only ${operation})\n  ${what}\n  ${curl}\n`,
  );
}

export function printBurst(engine: Engine, burst: Burst): void {
  const columns = {
    bombs: 'bombs',
    answerMs: 'clock',
    answerWorkMs: 'work',
    waitWorkMs: 'other',
    heldMs: 'held',
    memory: 'MB',
  } as const;
  const row = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(8)).join('')}\n`;
  const rows = [...burst.parsers].map(([parser, longest]) =>
    row(
      parser,
      (Object.keys(columns) as (keyof typeof columns)[]).map((name) => Math.round(longest[name])),
    ),
  );
  const wait = (part: number) => burst.waitsMs[Math.floor(part * (burst.waitsMs.length - 1))] ?? 0;
  const waits = [0.5, 0.9, 0.99, 1].map((part) => Math.round(wait(part)));
  process.stdout.write(
    [
      line(`bombs on ${engine}`, burst.bombs),
      line('seconds', burst.seconds.toFixed(0)),
      line('load of the machine', loadavg()[0]?.toFixed(1) ?? ''),
      line('refused in words', burst.refused),
      line('answers of somebody else meanwhile', burst.waitsMs.length),
      `  by the clock, median, 90 %, 99 % and longest, ms: ${waits.join(', ')}\n`,
      row('longest, ms', Object.values(columns)),
      ...rows,
      line('findings', burst.findings.length),
      '\n',
    ].join(''),
  );
}
