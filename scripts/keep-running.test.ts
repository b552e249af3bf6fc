import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { keepRunning } from './workspace/keep-running.ts';

const listens = "process.send('listening');";
const killsItself = "process.kill(process.pid, 'SIGKILL')";

/** Runs one program after the other; each start takes the next. */
async function kept(programs: readonly string[], servedMs: number) {
  const said: string[] = [];
  let starts = 0;
  const start = () => {
    const program = programs[starts] ?? 'process.exit(99)';
    starts += 1;
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    return spawn(process.execPath, ['-e', program], { stdio: [...stdio] });
  };
  const code = await keepRunning(start, (line) => said.push(line), servedMs);
  return { code, starts, said };
}

test('a server that ends after it has served is started again', async () => {
  const lost = `${listens} setTimeout(() => ${killsItself}, 20)`;
  expect(await kept([lost, `${listens} process.exitCode = 0`], 0)).toEqual({
    code: 0,
    starts: 2,
    said: ['The server ended by itself (SIGKILL); it is started again.'],
  });
});

test('one that does not come up is not, however it ends', async () => {
  expect(await kept(['process.exit(1)'], 0)).toEqual({ code: 1, starts: 1, said: [] });
  expect(await kept([killsItself], 0)).toEqual({ code: 137, starts: 1, said: [] });
});

test('nor is one that ends as soon as it listens', async () => {
  const lost = `${listens} setTimeout(() => process.exit(1), 20)`;
  expect(await kept([lost], 60_000)).toEqual({ code: 1, starts: 1, said: [] });
});

test('who is told to end ends', async () => {
  const room = JSON.stringify(join(import.meta.dirname, 'workspace/keep-running.ts'));
  const program = `
    import { spawn } from 'node:child_process';
    import { keepRunning } from ${room};
    const serve = "process.send('listening'); setInterval(() => {}, 1e6)";
    const start = () => {
      const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
      const server = spawn(process.execPath, ['-e', serve], { stdio });
      server.once('message', () => console.log('up'));
      return server;
    };
    process.exitCode = await keepRunning(start, console.log, 0);`;
  const keeper = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  keeper.stdout.once('data', () => keeper.kill('SIGTERM'));
  const [said, [code]] = await Promise.all([text(keeper.stdout), once(keeper, 'exit')]);
  expect([said, code]).toEqual(['up\n', 143]);
});
