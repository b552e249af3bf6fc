import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../running/eventually.ts';

interface Service {
  command: string;
  args: readonly string[];
  env: Record<string, string>;
  cwd: string;
  /** What is asked until it is up. */
  url: string;
}

/** What systemd does of it: starts by the units in the folder, each as a group of processes. */
export class Services {
  readonly #folder: string;
  readonly #ports: Readonly<Record<string, number>>;
  readonly #running = new Map<string, ChildProcess>();

  constructor(folder: string, ports: Readonly<Record<string, number>>) {
    this.#folder = folder;
    this.#ports = ports;
  }

  async systemctl(verb: string, names: readonly string[]): Promise<void> {
    if (verb === 'daemon-reload') return;
    for (const name of names.filter((word) => !word.startsWith('--'))) {
      if (verb === 'stop' || verb === 'restart') await this.#end(name);
      if (verb !== 'stop') await this.#start(name);
    }
  }

  said(): string {
    const logs = globSync('*.log', { cwd: this.#folder });
    return logs.map((log) => readFileSync(join(this.#folder, log), 'utf8')).join('\n');
  }

  async endAll(): Promise<void> {
    for (const name of [...this.#running.keys()]) await this.#end(name);
  }

  async #start(name: string): Promise<void> {
    const { command, args, env, cwd, url } = this.#serviceOf(name);
    const log = openSync(join(this.#folder, `${name}.log`), 'a');
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
    this.#running.set(name, child);
    // Any answer will do: a proxy may stand before what has ended.
    await eventually(`An answer of ${name}`, 120, async () => (await fetch(url)) && true);
  }

  async #end(name: string): Promise<void> {
    const child = this.#running.get(name);
    this.#running.delete(name);
    if (!child?.pid || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    process.kill(-child.pid, 'SIGTERM');
    await exit;
  }

  #serviceOf(name: string): Service {
    const folder = this.#folder;
    const plain = { env: { PATH: '/usr/sbin:/usr/bin:/bin' }, cwd: folder };
    if (name === 'nginx') {
      const args = ['-p', folder, '-c', join(folder, 'etc/nginx/nginx.conf'), '-g', 'daemon off;'];
      return { ...plain, command: 'nginx', args, url: `http://127.0.0.1:${this.#ports['443']}/` };
    }
    if (name === 'prometheus') {
      const at = `127.0.0.1:${this.#ports['9090']}`;
      const config = join(folder, 'etc/prometheus/prometheus.yml');
      const where = [`--storage.tsdb.path=${folder}/prometheus`, `--web.listen-address=${at}`];
      const args = [`--config.file=${config}`, ...where];
      return { ...plain, command: 'prometheus', args, url: `http://${at}/-/ready` };
    }
    return this.#unit(name);
  }

  #unit(name: string): Service {
    const place = join(this.#folder, 'etc/systemd/system', `${name}.service`);
    const lines = [place, ...globSync(`${place}.d/*.conf`)].flatMap((file) =>
      readFileSync(file, 'utf8').split('\n'),
    );
    const all = (key: string) =>
      lines.flatMap((line) => (line.startsWith(`${key}=`) ? line.slice(key.length + 1) : []));
    const files = all('EnvironmentFile').map((file) =>
      readFileSync(file, 'utf8').trim().split('\n'),
    );
    const set = [...all('Environment').flatMap((line) => line.split(' ')), ...files.flat()];
    const env: Record<string, string> = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      PORT: `${this.#ports['3000']}`,
      ...Object.fromEntries(set.map((each) => each.split(/=(.*)/s, 2))),
    };
    const [program = '', ...args] = all('ExecStart')[0]?.split(' ') ?? [];
    // Where the makers of Node have put it, and not Debian.
    const command = existsSync(program) ? program : program.replace('/usr/bin', '/usr/local/bin');
    const cwd = all('WorkingDirectory')[0] ?? '';
    return { command, args, env, cwd, url: `http://127.0.0.1:${env.PORT}/api/ready` };
  }
}
