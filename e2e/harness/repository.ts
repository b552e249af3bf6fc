import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What npm has of the machine; all else is of the run that a journey is part of. */
const kept = /^npm_config_(registry|userconfig|cafile|noproxy|proxy|https_proxy)$/i;

/** Where somebody types, with what stands in the environment there. */
export interface Desk {
  folder(): string;
  /** Runs a line as a shell would; answers what it said and how it ended. */
  run(line: string): Promise<{ ok: boolean; output: string }>;
  /** Starts what runs until it is stopped; answers what it says about itself. */
  start(line: string, sign: RegExp): Promise<{ said: string; stop: () => Promise<void> }>;
}

/** A machine of somebody who has Node and npm, an empty folder and nothing of this checkout. */
export function emptyMachine(environment: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'board-repository-'));
  const tools = join(home, 'tools');
  mkdirSync(tools);
  symlinkSync(process.execPath, join(tools, 'node'));
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.startsWith(root));
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|NODE_(?!EXTRA_CA)|INIT_CWD|DEPLOY_|BOARD_|PORT$)/i.test(name) || kept.test(name),
  );
  const env = {
    ...Object.fromEntries(own),
    PATH: [tools, join(home, 'global/bin'), ...path].join(delimiter),
    npm_config_cache: join(home, 'cache'),
    npm_config_prefix: join(home, 'global'),
  };
  const deskAt = (name: string, said: Record<string, string>): Desk => {
    const folder = join(home, name);
    mkdirSync(folder);
    return desk(folder, { ...env, ...said });
  };
  return {
    ...deskAt('work', environment),
    /** Another one, such as a machine that runs CI. */
    deskAt,
    forget: () => rmSync(home, { recursive: true, force: true }),
  };
}

function desk(start: string, env: Record<string, string>): Desk {
  let folder = start;
  return {
    folder: () => folder,
    run: (line) =>
      new Promise((resolve) => {
        const [word, place = ''] = line.split(' ');
        if (word === 'cd') {
          folder = join(folder, place);
          return resolve({ ok: true, output: '' });
        }
        const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
        execFile('sh', ['-c', line], options, (problem, stdout, stderr) =>
          resolve({ ok: !problem, output: stdout + stderr }),
        );
      }),
    start: async (line, sign) => {
      // What it starts in its turn ends with it.
      const child = spawn('sh', ['-c', line], { cwd: folder, env, detached: true });
      const ended = once(child, 'exit');
      let output = '';
      const said = await new Promise<string>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
            const [, found] = sign.exec(output) ?? [];
            if (found !== undefined) resolve(found);
          });
        child.once('error', reject);
        child.once('exit', (code) => reject(new Error(`${line} ended with ${code}:\n${output}`)));
      });
      const stop = async () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
        await ended;
      };
      return { said, stop };
    },
  };
}
