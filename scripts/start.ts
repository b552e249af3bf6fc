import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { nodeFlags } from '../server/src/node-flags.ts';
import { buildChanged } from './workspace/builds.ts';
import { root } from './workspace/packages.ts';
import { runScript } from './workspace/plain-end.ts';

await runScript(async () => {
  await buildChanged((line) => process.stdout.write(`${line}\n`));
  process.stdout.write('Starting; Ctrl-C stops it.\n');
  return serve(process.argv.slice(2));
});

function serve(args: string[]): Promise<number> {
  const server = spawn(
    process.execPath,
    [...nodeFlags, join(root, 'server/src/main.ts'), ...args],
    {
      cwd: root,
      stdio: 'inherit',
      // A line for every request is for operators, who ask for it with LOG_LEVEL=info.
      env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env },
    },
  );
  // Ctrl-C in a terminal reaches the server too; forwarding it would deliver it twice.
  const inTerminal = [0, 1, 2].some((stream) => isatty(stream));
  process.on('SIGINT', () => inTerminal || server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGHUP', () => server.kill('SIGHUP'));
  return new Promise((resolve) => {
    server.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
