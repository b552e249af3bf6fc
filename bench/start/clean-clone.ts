import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/packages.ts';

/** A clone with caches of its own: what it needs it fetches. */
export interface CleanClone {
  folder: string;
  environment: NodeJS.ProcessEnv;
}

export function cleanClone(place: string): CleanClone {
  const home = join(place, 'home');
  const folder = join(place, 'clone');
  mkdirSync(home, { recursive: true });
  execFileSync('git', ['clone', '--quiet', root, folder]);
  // The Node of this very script must not be found where the system's is looked for.
  const own = join(root, 'node_modules');
  const path = (process.env.PATH ?? '').split(':').filter((each) => !each.startsWith(own));
  return {
    folder,
    environment: {
      ...process.env,
      PATH: path.join(':'),
      HOME: home,
      XDG_CACHE_HOME: join(home, '.cache'),
      XDG_DATA_HOME: join(home, '.local/share'),
      npm_config_cache: join(home, '.npm'),
      PORT: '0',
      DATA_DIR: join(place, 'data'),
      DATABASE_URL: '',
    },
  };
}

/** From the command to the line with the address. */
export async function secondsUntilServing({ folder, environment }: CleanClone): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const seconds = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/Personal Task Board: http/.test(output)) {
          resolve((performance.now() - started) / 1000);
        }
      });
    }
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const exit = once(child, 'exit');
  // npm does not hand on what it is told, its process group does.
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await exit;
  return seconds;
}

export async function secondsOf(
  { folder, environment }: CleanClone,
  command: string,
  args: string[],
): Promise<number> {
  const started = performance.now();
  const child = spawn(command, args, { cwd: folder, env: environment, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
  return (performance.now() - started) / 1000;
}
