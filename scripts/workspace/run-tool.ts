import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { watchCpu } from './cpu-spent.ts';
import { root } from './packages.ts';

export interface ToolRun {
  ok: boolean;
  /** All it said, on both streams, in the order in which it came. */
  output: string;
  seconds: number;
  /** Of the processor, by it and all that it started. */
  cpu: number;
}

interface ToolOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Once it has said this it has nothing left to do but to end. */
  lastWords?: RegExp;
}

const minute = 60_000;
const patience = 30 * minute;
const goodbye = minute / 4;

/** Not installed with the workspace. */
const commands: Record<string, string> = { node: process.execPath, npx: 'npx', tar: 'tar' };

const windows = process.platform === 'win32';
/** There a tool is a script that only a shell runs, which takes apart at spaces what is not quoted. */
const word = (text: string): string => (windows ? `"${text}"` : text);

const running = new Set<ChildProcess>();

/** Runs an installed tool, `node`, `npx` or `tar`, quietly; whoever asked decides what is shown. */
export function runTool(tool: string, args: string[], options: ToolOptions = {}): Promise<ToolRun> {
  const started = performance.now();
  const binaries = join(root, 'node_modules/.bin');
  const command = commands[tool] ?? join(binaries, tool);
  const child = spawn(word(command), args.map(word), {
    cwd: resolve(root, options.cwd ?? '.'),
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [binaries, process.env.PATH].join(delimiter),
      ...options.env,
    },
  });
  running.add(child);
  const spent = watchCpu(child.pid ?? 0);
  let output = '';
  const giveUp = (reason: string) => {
    output += `\n${reason}\n`;
    child.kill('SIGKILL');
  };
  let deadline = setTimeout(
    giveUp,
    patience,
    `It did not end within ${patience / minute} minutes.`,
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!options.lastWords?.test(text)) return;
      clearTimeout(deadline);
      deadline = setTimeout(
        giveUp,
        goodbye,
        'It was done but did not end: something was left open.',
      );
    });
  }
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      clearTimeout(deadline);
      running.delete(child);
      resolve({ ok, output, seconds: (performance.now() - started) / 1000, cpu: spent() });
    };
    child.once('error', (problem) => {
      output += problem.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Nothing that was started may outlive an interrupted script. */
export function stopRunningTools(): void {
  for (const child of running) child.kill('SIGTERM');
}
