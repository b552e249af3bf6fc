import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What npm has of the machine; all else is of the run that a journey is part of. */
const kept = /^npm_config_(registry|userconfig|cafile|noproxy|proxy|https_proxy)$/i;

/** A machine of somebody who has Node and npm, an empty folder and nothing of this checkout. */
export function emptyMachine(environment: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'board-repository-'));
  const tools = join(home, 'tools');
  mkdirSync(tools);
  symlinkSync(process.execPath, join(tools, 'node'));
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.startsWith(root));
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_(?!EXTRA_CA)|INIT_CWD|DEPLOY_|BOARD_)/i.test(name) || kept.test(name),
  );
  const env = {
    ...Object.fromEntries(own),
    ...environment,
    PATH: [tools, ...path].join(delimiter),
    npm_config_cache: join(home, 'cache'),
  };
  let folder = join(home, 'work');
  mkdirSync(folder);
  return {
    /** Runs a line as a shell would; answers what it said and how it ended. */
    run: (line: string) =>
      new Promise<{ ok: boolean; output: string }>((resolve) => {
        const [word, place = ''] = line.split(' ');
        if (word === 'cd') {
          folder = join(folder, place);
          return resolve({ ok: true, output: '' });
        }
        execFile('sh', ['-c', line], { cwd: folder, env }, (problem, stdout, stderr) =>
          resolve({ ok: !problem, output: stdout + stderr }),
        );
      }),
    forget: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** What npm says when nobody out there answers. */
export const noNetwork = /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH)\b/;
