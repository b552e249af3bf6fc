import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { family, kill, Program } from './process.ts';
import { programs } from './programs.ts';

export interface MemberOptions {
  name: string;
  folder: string;
  port: number;
  restPort: number;
  etcdPort: number;
  password: string;
}

/** PostgreSQL under Patroni, with the configuration of the guide and an environment of its own. */
export class Member {
  readonly name: string;
  readonly rest: string;
  readonly #options: MemberOptions;
  #patroni: Program | undefined;

  constructor(options: MemberOptions) {
    this.name = options.name;
    this.rest = `http://127.0.0.1:${options.restPort}`;
    this.#options = options;
  }

  start(): void {
    const { name, folder, port, restPort, etcdPort, password } = this.#options;
    this.#patroni = new Program(name, programs.patroni, [join(folder, 'config.yml')], folder, {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
    });
  }

  /** The whole machine, as in a power cut: Patroni, PostgreSQL and all that they started. */
  async kill(): Promise<void> {
    const pids = [this.#patroni?.pid ?? 0, this.#postmaster()].filter(Boolean).flatMap(family);
    kill(pids);
    await this.#patroni?.end('SIGKILL');
  }

  said(): string {
    return this.#patroni?.said() ?? '';
  }

  get #data(): string {
    return join(this.#options.folder, this.name);
  }

  #postmaster(): number {
    const file = join(this.#data, 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  }
}
