import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/packages.ts';

const patience = 120_000;
const config = join(import.meta.dirname, 'jest-native.mjs');
const preload = join(import.meta.dirname, 'load-planted.mjs');
const jest = join(root, 'node_modules/jest/bin/jest.js');

export interface TestRun {
  readonly isGreen: boolean;
  readonly output: string;
}

/** These test files in a process of their own; what does not end in its time counts as red. */
export function runTests(
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<TestRun> {
  const args = ['--import', preload, jest, '--config', config, '-i', '--bail', '--runTestsByPath'];
  const child = spawn(process.execPath, [...args, ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ isGreen: code === 0, output })),
  );
}
