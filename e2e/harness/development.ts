import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../scripts/dev.ts');

export interface Development {
  url: string;
  stop(): Promise<void>;
}

/** `pnpm dev …` over an empty data folder, on free ports. */
export async function startDevelopment(...args: string[]): Promise<Development> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'board-dev-'));
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
    },
  });
  const url = await addressOf(child);
  return {
    url,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /^[\w -]+: (http:\/\/localhost:\d+\S*)$/m.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
}
