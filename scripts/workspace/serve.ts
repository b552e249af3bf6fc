import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeEnvironment, nodeFlags } from '../../server/src/config/node-flags.ts';
import { keepRunning } from './keep-running.ts';
import { root } from './packages.ts';

/** Serves what is built, until somebody ends it. */
export function serve(args: string[]): Promise<number> {
  process.stdout.write('Starting; Ctrl-C stops it.\n');
  return keepRunning(
    () => start(args),
    (line) => process.stderr.write(`${line}\n`),
  );
}

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, [...nodeFlags, join(root, 'server/src/main.ts'), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A line for every request is for operators, who ask for it with LOG_LEVEL=info.
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...nodeEnvironment, ...process.env },
  });
}
