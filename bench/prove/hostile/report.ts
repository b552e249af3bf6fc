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
      `answers: ${statuses.join(', ')}\n`,
      line('operations that did what they are for', hunt.succeeded),
      `never: ${hunt.never.join(', ')}\n`,
      `held over ${bounds.workMs} ms at least once: ${[...hunt.heldOnce].map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', ')}\n`,
      line('event loop held longest by work, ms', Math.round(hunt.longestWorkMs)),
      line('the same by the clock of this machine, ms', Math.round(hunt.longestHeldMs)),
      line('longest answer by the clock, ms', Math.round(hunt.longestAnswerMs)),
      line('most memory, MB', Math.round(hunt.peakRss)),
      line('findings', hunt.findings.length),
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
  const rows = [...burst.parsers].map(([parser, figures]) =>
    [
      parser.padEnd(28),
      ...[
        figures.bombs,
        figures.longestAnswerMs,
        figures.longestWaitMs,
        figures.longestWorkMs,
        figures.rss,
      ].map((figure) => String(Math.round(figure)).padStart(9)),
    ].join(''),
  );
  process.stdout.write(
    [
      line(`bombs on ${engine}`, burst.bombs),
      line('seconds', burst.seconds.toFixed(0)),
      line('refused in words', burst.refused),
      line('longest wait with nothing going on, ms', Math.round(burst.quietWaitMs)),
      line('machine slower than at its best, times', burst.slowest.toFixed(1)),
      line('most memory, MB', Math.round(burst.peakRss)),
      `${'longest, ms'.padEnd(28)}    bombs   answer    other     held   memory\n`,
      ...rows.map((row) => `${row}\n`),
      line('findings', burst.findings.length),
      '\n',
    ].join(''),
  );
}
