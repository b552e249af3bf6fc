import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/packages.ts';
import { singleClient } from '../../../server/src/database/postgres.ts';
import { eventually } from '../running/eventually.ts';
import { Member } from './member.ts';
import { Program } from './process.ts';
import { databaseAccount, programs } from './programs.ts';

const names = ['one', 'two', 'three'] as const;

interface Told {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

export interface Cluster {
  /** What the instances are started with. */
  environment: Record<string, string>;
  primary(): Promise<Member>;
  /** Three members, and what is written is on two of them. */
  whole(): Promise<void>;
  said(): string;
  remove(): Promise<void>;
}

/**
 * Three members with etcd, HAProxy and PgBouncer, by the files of `deploy/postgresql`. Ports are
 * chosen and not drawn: who comes back must find his own free, which outgoing connections may take.
 */
export async function startCluster(firstPort: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'board-failover-'));
  const { uid, gid } = databaseAccount();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const password = randomBytes(12).toString('hex');
  const [etcdPort, peerPort, direct, pooled] = [0, 1, 2, 3].map((each) => firstPort + each) as [
    number,
    number,
    number,
    number,
  ];
  const members = names.map(
    (name, index) =>
      new Member({
        name,
        folder,
        port: firstPort + 10 + index,
        restPort: firstPort + 20 + index,
        etcdPort,
        password,
      }),
  );
  writeConfiguration(folder, { firstPort, direct, pooled, password });
  const etcd = new Program(
    'etcd',
    programs.etcd,
    [
      `--data-dir=${folder}/etcd`,
      `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
      `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
      `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${peerPort}`,
      `--initial-cluster=default=http://127.0.0.1:${peerPort}`,
    ],
    folder,
  );
  const haproxy = new Program('haproxy', programs.haproxy, ['-f', `${folder}/haproxy.cfg`], folder);
  const pooler = new Program('pgbouncer', programs.pgbouncer, [`${folder}/pgbouncer.ini`], folder);
  const said = () => [...members, etcd, haproxy, pooler].map((each) => each.said()).join('\n');

  async function told(): Promise<Told[]> {
    for (const { rest } of members) {
      const reply = await fetch(`${rest}/cluster`).catch(() => undefined);
      if (reply?.ok) return ((await reply.json()) as { members: Told[] }).members;
    }
    return [];
  }

  const cluster: Cluster = {
    environment: {
      DATABASE_URL: `postgres://board:${password}@127.0.0.1:${pooled}/board`,
      DATABASE_DIRECT_URL: `postgres://board:${password}@127.0.0.1:${direct}/board`,
    },
    primary: () =>
      eventually('A primary', 60, async () => {
        const leader = (await told()).find(({ role }) => role === 'leader');
        return members.find(({ name }) => name === leader?.name);
      }),
    whole: () =>
      eventually('A whole cluster', 180, async () => {
        const now = await told();
        const isCaughtUp = now.every(({ role, lag }) => role === 'leader' || lag === 0);
        const hasSecond = now.some(({ role }) => role === 'sync_standby');
        return now.length === names.length && isCaughtUp && hasSecond ? true : undefined;
      }).then(() => {}),
    said,
    async remove() {
      await pooler.end('SIGKILL');
      await haproxy.end('SIGKILL');
      await Promise.all(members.map((member) => member.kill()));
      await etcd.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  try {
    // The first makes the database, the others copy it.
    for (const [index, member] of members.entries()) {
      member.start();
      if (index === 0) await cluster.primary();
    }
    await cluster.whole();
    await eventually('An account for the board', 30, () =>
      makeDatabase(`postgres://postgres:${password}@127.0.0.1:${direct}/postgres`, password),
    );
    return cluster;
  } catch (error) {
    const words = said();
    await cluster.remove();
    throw new Error(`${(error as Error).message}\n${words}`);
  }
}

interface Ports {
  firstPort: number;
  direct: number;
  pooled: number;
  password: string;
}

/** The files that operators take, with the addresses of this machine. */
function writeConfiguration(folder: string, { firstPort, direct, pooled, password }: Ports): void {
  const put = (name: string, text: string) =>
    writeFileSync(join(folder, name), text, { mode: 0o644 });
  const take = (name: string) => readFileSync(join(root, 'deploy/postgresql', name), 'utf8');
  put('config.yml', take('patroni.yml'));
  put(
    'haproxy.cfg',
    take('haproxy.cfg')
      .replace(':5000', `:${direct}`)
      .replace(
        /10\.0\.0\.1(\d):5432 check port 8008/g,
        (_, each: string) =>
          `127.0.0.1:${firstPort + 9 + Number(each)} check port ${firstPort + 19 + Number(each)}`,
      ),
  );
  put(
    'pgbouncer.ini',
    take('pgbouncer.ini')
      .replace('port=5000', `port=${direct}`)
      .replace('listen_port = 6432', `listen_port = ${pooled}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')),
  );
  put('userlist.txt', `"board" "${password}"\n`);
}

async function makeDatabase(url: string, password: string): Promise<true> {
  const client = singleClient({ url }, {});
  await client.connect();
  try {
    await client.query(`create role board login password '${password}'`);
    await client.query('create database board owner board');
    return true;
  } finally {
    await client.end();
  }
}
