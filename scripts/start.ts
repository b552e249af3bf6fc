import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeEnvironment, nodeFlags } from '../server/src/node-flags.ts';
import { runScript } from '../shared/sdk/src/plain-end.ts';
import { buildChanged } from './workspace/builds.ts';
import { keepRunning } from './workspace/keep-running.ts';
import { root } from './workspace/packages.ts';

const usage = `npm start             builds what has changed, and serves the product
npm start -- --demo   the same, with a student who has a term behind her`;

await runScript(usage, async () => {
  await buildChanged((line) => process.stdout.write(`${line}\n`));
  process.stdout.write('Starting; Ctrl-C stops it.\n');
  const say = (line: string) => process.stderr.write(`${line}\n`);
  return keepRunning(() => start(process.argv.slice(2)), say);
});

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, [...nodeFlags, join(root, 'server/src/main.ts'), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A line for every request is for operators, who ask for it with LOG_LEVEL=info.
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...nodeEnvironment, ...process.env },
  });
}
