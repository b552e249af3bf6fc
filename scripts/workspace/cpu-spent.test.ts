import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { family, watchCpu } from './cpu-spent.ts';

const account = (pid: number, parent: number) => ({ pid, parent, spent: 1 });

it('counts a process, its children and theirs, and nobody else', () => {
  const all = [account(9, 4), account(4, 3), account(3, 1), account(5, 1), account(1, 0)];
  expect(family(3, all).map(({ pid }) => pid)).toEqual([3, 4, 9]);
});

it('tells what a child that works for a while has spent', async () => {
  if (process.platform !== 'linux') return;
  const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const wait = 'setTimeout(() => {}, 700);';
  const child = spawn('sh', ['-c', `'${process.execPath}' -e '${busy}${wait}'; exit 0`]);
  const spent = watchCpu(child.pid ?? 0);
  await once(child, 'exit');
  expect(spent()).toBeGreaterThan(0.25);
});
