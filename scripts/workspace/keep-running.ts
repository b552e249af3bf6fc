import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { isatty } from 'node:tty';

/** A server that ended sooner after its start would only end again. */
const calmMs = 10_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a server, which says 'listening' when it is, until somebody ends it. One that ends by itself
 * after it has served is started again; one that does not come up is not.
 */
export async function keepRunning(
  start: () => ChildProcess,
  say: (line: string) => void,
  servedMs = calmMs,
): Promise<number> {
  let server: ChildProcess;
  let told = false;
  // Ctrl-C in a terminal reaches the server too; forwarding it would deliver it twice.
  const inTerminal = [0, 1, 2].some((stream) => isatty(stream));
  const tell = (signal: NodeJS.Signals) => {
    told = true;
    if (signal !== 'SIGINT' || !inTerminal) server.kill(signal);
  };
  for (const signal of signals) process.on(signal, tell);
  try {
    for (;;) {
      server = start();
      let since = Number.POSITIVE_INFINITY;
      server.once('message', () => {
        since = performance.now();
      });
      const [code, signal] = (await once(server, 'exit')) as [number | null, NodeJS.Signals | null];
      const hasServed = performance.now() - since >= servedMs;
      if (told || code === 0 || !hasServed)
        return code ?? 128 + (signal ? constants.signals[signal] : 0);
      say(`The server ended by itself (${signal ?? code}); it is started again.`);
    }
  } finally {
    for (const signal of signals) process.off(signal, tell);
  }
}
