import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, openSync, readFileSync } from 'node:fs';
import { databaseAccount } from './programs.ts';

/** One program of the cluster, with what it says in a file. */
export class Program {
  readonly #child: ChildProcess;
  readonly #log: string;
  readonly #name: string;

  constructor(
    name: string,
    command: string,
    args: readonly string[],
    folder: string,
    env: Record<string, string> = {},
  ) {
    this.#name = name;
    this.#log = `${folder}/${name}.log`;
    const log = openSync(this.#log, 'a');
    this.#child = spawn(command, args, {
      ...databaseAccount(),
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder, ...env },
      stdio: ['ignore', log, log],
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Its last words, for whoever has to find out why. */
  said(): string {
    return `${this.#name}:\n${readFileSync(this.#log, 'utf8').slice(-8_000)}`;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exit;
  }
}

/** Processes below one, itself included. */
export function family(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const file of globSync('/proc/[0-9]*/stat')) {
    try {
      const [, id, parent] = /^(\d+) \(.*\) \S (\d+)/s.exec(readFileSync(file, 'utf8')) ?? [];
      parents.set(Number(id), Number(parent));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [pid];
  for (const each of found) for (const [id, parent] of parents) if (parent === each) found.push(id);
  return found;
}

export function kill(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}
