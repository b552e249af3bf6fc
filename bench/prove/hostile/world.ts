import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Instance, startInstance } from '../../../e2e/harness/instance.ts';
import { nodeFlags } from '../../../server/src/config/node-flags.ts';
import { startMailServer } from '../../../server/src/testing/mail-server.ts';
import { cpuSince, cpuTimes } from '../../api/cpu-time.ts';
import { familyMemory } from '../../memory/family-memory.ts';
import { registerPerson, send, signIn } from '../running/person.ts';
import { type Engine, makePlace, type Place } from '../running/place.ts';
import type { Answer, Sending } from './answers.ts';
import { type Reading, readGauge } from './gauge.ts';
import { openOutside } from './outside.ts';
import type { Drawn, Operation, Role } from './requests.ts';

const main = join(import.meta.dirname, '../../../server/src/main.ts');
const script = ['--import', join(import.meta.dirname, 'watch.ts'), ...nodeFlags, main];
const keptThings = 60;
const lists = [
  '/tasks',
  '/courses/plans',
  '/terms',
  '/transactions',
  '/notifications',
  '/user/sessions',
];

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** The server as a process over a fresh database, people of every role in it, and what they own. */
export async function makeWorld(engine: Engine) {
  const place: Place = await makePlace(engine);
  const outside = await openOutside();
  const mail = await startMailServer();
  const socket = join(place.environment.DATA_DIR ?? '', 'watch.sock');
  const environment = {
    ...place.environment,
    OUTBOUND_ALLOW: outside.host,
    OUTBOUND_ALLOW_PEOPLE: outside.host,
    SMTP_URL: mail.url,
    ...(await ownAddress()),
    WATCH_SOCKET: socket,
  };
  const tokens = new Map<Role, string>();
  /** By role, collection and name: what was seen of it lately. */
  const things = new Map<string, string[]>();
  let instance: Instance = await startInstance(environment, script);
  let restarts = 0;
  const password = place.environment.ADMIN_PASSWORD ?? '';
  const { token: chief } = await signIn(instance.url, 'admin', password);

  const asChief = <Body>(method: string, path: string, body?: unknown) =>
    send<Body>(instance.url, method, path, body, { authorization: `Bearer ${chief}` });

  /** Somebody new in the place of one who has logged out or is gone, with a term of things. */
  async function renew(role: Role): Promise<string> {
    if (role === 'guest') return '';
    if (role === 'chief' || role === 'deployer') {
      const token = role === 'chief' ? chief : await deployToken();
      tokens.set(role, token);
      return token;
    }
    const person = await registerPerson(instance.url);
    tokens.set(role, person.token);
    for (const key of things.keys()) if (key.startsWith(`${role} `)) things.delete(key);
    if (role !== 'student') {
      const found = await asChief<{ items: { id: string }[] }>(
        'GET',
        `/admin/users?search=${person.username}`,
      );
      await asChief('PUT', `/admin/users/${found.body.items[0]?.id}`, { role });
    }
    await person.send(instance.url, 'POST', '/sample-term');
    for (const path of lists) {
      const { body } = await person.send(instance.url, 'GET', path);
      remember(role, `/api${path}`, body);
    }
    // What that cost is no request's that is judged.
    await readGauge(socket);
    return person.token;
  }

  async function deployToken(): Promise<string> {
    const path = '/admin/remotes/finance/tokens';
    return (await asChief<{ token: string }>('POST', path, { name: 'hostile' })).body.token;
  }

  function remember(role: Role, path: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (typeof each !== 'string' || each.length > 100) remember(role, path, each);
      else if (/^(id|name|date|remote|category|secret|hash)$/.test(name)) {
        const key = `${role} ${path.replace(/\/plans$/, '')} ${name}`;
        const seen = things.get(key) ?? [];
        if (!seen.includes(each)) things.set(key, [...seen, each].slice(-keptThings));
      }
    }
  }

  /** 'thing:/api/terms#3' and 'outside:empty' become what they stand for. */
  function resolved(role: Role, text: string): string {
    if (text.startsWith('outside:')) return outside.url(text.slice(8));
    const [, collection = '', name = 'id', at = ''] =
      /^thing:([^:#]+):?(\w*)#(\d+)$/.exec(text) ?? [];
    if (collection === '') return text;
    const parent = collection.split('/{')[0];
    const kind = name.endsWith('id') || name === '' ? 'id' : name;
    const seen = things.get(`${role} ${parent} ${kind}`) ?? [];
    return seen[Number(at) % seen.length] ?? '0192f0a0-0000-7000-8000-000000000000';
  }

  return {
    engine,
    outside,
    asChief,
    key: Buffer.from(place.environment.SECRET_KEY ?? '', 'base64'),
    /** Whoever has the role now. */
    as:
      (role: Role) =>
      <Body>(method: string, path: string, body?: unknown) =>
        send<Body>(instance.url, method, path, body, {
          authorization: `Bearer ${tokens.get(role)}`,
        }),
    renew,
    /** '{thing:/api/tasks#0}' and '{new}' become ids of something that is there, and of nothing yet. */
    placed: (role: Role, path: string): string =>
      path
        .replace(/\{(thing:[^}]+)\}/g, (_, text: string) => resolved(role, text))
        .replaceAll('{new}', randomUUID()),
    get url() {
      return instance.url;
    },
    get restarts() {
      return restarts;
    },
    processes: () => ({ pid: instance.pid, database: place.postgres }),
    token: async (role: Role) => tokens.get(role) ?? (await renew(role)),
    /** Counts from now what the server and its threads work. */
    spending(): () => number {
      const processes = { pid: instance.pid };
      const before = cpuTimes(processes);
      return () => cpuSince(processes, before) / 1000;
    },
    /** Worked so far by the thread that answers. */
    threadMs: () =>
      Number(
        readFileSync(`/proc/${instance.pid}/task/${instance.pid}/schedstat`, 'utf8').split(' ')[0],
      ) / 1e6,
    gauge: (): Promise<Reading> => readGauge(socket),
    /** Megabytes of the server and of the processes that read for it. */
    memory: () => familyMemory(instance.pid),

    /** What is really sent. */
    async sending({ method, path }: Operation, drawn: Drawn): Promise<Sending> {
      const { role, params, query, headers, body } = drawn;
      const token = await this.token(role);
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(resolved(role, params[name] ?? '')),
      );
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
      const search = new URLSearchParams(asked as [string, string][]).toString();
      return {
        method,
        path: search === '' ? filled : `${filled}?${search}`,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        body: bytesOf(body, (text) => resolved(role, text)),
      };
    },

    /** Keeps what the answer shows, and brings back what it took away. */
    async take({ path }: Operation, { role }: Drawn, { status, json }: Answer): Promise<void> {
      if (status === 503 && codeOf(json) === 'server.maintenance')
        await asChief('PUT', '/admin/settings', { maintenanceMode: false });
      if (status === 403 && codeOf(json) === 'auth.factor_missing')
        await asChief('PUT', '/admin/settings', { secondFactorRoles: [] });
      if (status < 300) remember(role, path.split('/{')[0] ?? '', json);
    },

    async restart(): Promise<void> {
      restarts += 1;
      await instance.kill();
      instance = await startInstance(environment, script);
    },

    async close(): Promise<void> {
      await instance.kill();
      await Promise.all([outside.close(), mail.close()]);
      await place.remove();
    },
  };
}

/** One port for every start: links in mails name it. */
async function ownAddress(): Promise<{ PORT: string; PUBLIC_URL: string }> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
}

const codeOf = (json: unknown): string | undefined => (json as { code?: string } | undefined)?.code;

function bytesOf(body: Drawn['body'], resolve: (text: string) => string): Buffer | undefined {
  if (!body) return undefined;
  if ('raw' in body) return Buffer.from(body.raw);
  const text = JSON.stringify(body.json, (name, value: unknown) => {
    // He has none himself, and nobody could let him in again.
    if (name === 'secondFactorRoles' && Array.isArray(value))
      return value.filter((role) => role !== 'super_admin');
    return typeof value === 'string' ? resolve(value) : value;
  });
  return text === undefined ? undefined : Buffer.from(text);
}
