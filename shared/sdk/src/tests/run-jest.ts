import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const environment = { ...process.env, NODE_ENV: 'test' };

export interface JestRun {
  ok: boolean;
  output: string;
}

/** Quietly; whoever asked decides what is shown. */
export function runJest(folder: string, args: readonly string[]): Promise<JestRun> {
  const env = { ...environment, FORCE_COLOR: '0' };
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(process.execPath, [jest, '--runInBand', ...args], options, (problem, out, errors) =>
      resolve({ ok: !problem, output: (out + errors).trim() }),
    );
  });
}

/** For somebody who looks on; answers the exit code. */
export async function runTests(folder: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [jest, ...args], {
    cwd: folder,
    env: environment,
    stdio: 'inherit',
  });
  const [code]: [number | null] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
