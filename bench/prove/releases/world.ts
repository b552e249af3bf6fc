import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, startInstance } from '../running/instance.ts';
import { send } from '../running/person.ts';
import { makePlace } from '../running/place.ts';
import { digest, type Made, makeRelease, type Offer } from './made-release.ts';
import { OpenPage, type Panel } from './page.ts';

export const names = ['proof-one', 'proof-two', 'proof-three'] as const;
export type Name = (typeof names)[number];
export type Channel = 'stable' | 'canary';

const longestMs = 20_000;

/** Somebody signed in with one page open, who hears by the live stream what is released. */
interface Visitor {
  token: string;
  cookie: string;
  page: OpenPage;
  /** How often something was heard, and what of it the page has followed. */
  heard: number;
  followed: number;
  reports: Promise<unknown>[];
}

export async function openWorld() {
  const place = await makePlace('sqlite');
  let running: Instance = await startInstance(place.environment);
  const ended = new AbortController();
  const url = () => running.url;

  const admin = await signIn(url(), {
    username: 'admin',
    password: place.environment.ADMIN_PASSWORD ?? '',
  });
  const made = new Map<string, Made>();
  const tokens = new Map<string, string>();
  const visitors: Visitor[] = [];
  let offer: Offer = { platform: '^1.0.0', runtime: '^2.0.0' };

  async function ask<Body>(
    method: string,
    path: string,
    body?: unknown,
    token = admin.token,
  ): Promise<Body> {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await send<Body>(url(), method, path, body, headers);
    if (reply.status >= 400)
      throw new Error(`${method} ${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  async function revisionOf(name: Name, channel: Channel): Promise<number> {
    const { channels } = await ask<{ channels: { channel: string; revision: number }[] }>(
      'GET',
      `/deploy/${name}`,
      undefined,
      tokens.get(name),
    );
    return channels.find((each) => each.channel === channel)?.revision ?? 0;
  }

  const world = {
    visitors,
    made,
    looked: 0,
    told: 0,
    get pages() {
      return visitors.map(({ page }) => page);
    },
    url,
    ask,
    revisionOf,
    tokenOf: (name: Name) => tokens.get(name) ?? '',
    make(name: Name, deed: Made['deed']): Made {
      const release = makeRelease(name, deed, offer);
      made.set(release.release.version, release);
      return release;
    },
    async publish({ release, contents }: Made): Promise<void> {
      const token = tokens.get(release.name) ?? '';
      for (const bytes of contents.values()) {
        const hash = digest(bytes, 'sha384', 'base64url');
        const response = await fetch(`${url()}/api/deploy/${release.name}/files/${hash}`, {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/octet-stream',
          },
          body: new Uint8Array(bytes),
        });
        if (!response.ok) throw new Error(`An upload was answered ${response.status}`);
      }
      await ask('POST', `/deploy/${release.name}/releases`, { release }, token);
    },
    async promote(name: Name, channel: Channel, version: string): Promise<void> {
      const revision = await revisionOf(name, channel);
      const path = `/deploy/${name}/channels/${channel}`;
      await ask('POST', path, { version, revision }, tokens.get(name));
    },
    /** Does what is to reach every page, and waits until it has. */
    async withNews(work: () => Promise<unknown>): Promise<void> {
      const before = visitors.map(({ heard }) => heard);
      await work();
      await until('a page was not told', () =>
        visitors.every(({ heard }, index) => heard > (before[index] ?? 0)),
      );
    },
    async reopen(visitor: Visitor): Promise<void> {
      visitor.page = await newPage(visitor);
    },
    async restart(how: 'kill' | 'stop'): Promise<void> {
      await running[how]();
      running = await startInstance(place.environment);
    },
    /** Draws every panel until nothing moves any more, and says what is not as it should be. */
    async look(): Promise<string[]> {
      for (let round = 0; round < 5; round += 1) {
        await settle();
        if (visitors.every(({ heard, followed }) => heard === followed)) break;
      }
      const findings: string[] = [];
      for (const [index, visitor] of visitors.entries()) {
        const fresh = await newPage(visitor);
        for (const name of names) {
          const panel = await visitor.page.panel(name);
          world.looked += 1;
          if ('told' in panel) world.told += 1;
          const finding = judge(name, panel, visitor.page, fresh);
          if (finding) findings.push(`page ${index}: ${finding}`);
        }
        findings.push(...(await visitor.page.missingParts()).map((part) => `gone: ${part}`));
      }
      return findings;
    },
    async close(): Promise<void> {
      ended.abort();
      await running.kill();
      await place.remove();
    },
  };

  /** Pages follow what they have heard and draw; what they report may bring more news. */
  async function settle(): Promise<void> {
    for (const visitor of visitors) {
      const { heard } = visitor;
      if (heard > visitor.followed) await visitor.page.follow();
      visitor.followed = heard;
      for (const name of names) await visitor.page.panel(name);
    }
    const reports = visitors.flatMap((visitor) => visitor.reports.splice(0));
    await Promise.allSettled(reports);
    // An answer and the news of what came of it are two ways.
    if (reports.length > 0) await pause(50);
  }

  function judge(
    name: Name,
    panel: Panel,
    { registry }: OpenPage,
    fresh: OpenPage,
  ): string | undefined {
    const served = fresh.registry.remotes.find((each) => each.name === name);
    const own = registry.remotes.find((each) => each.name === name);
    if (served?.disabled) {
      return 'told' in panel ? undefined : `${name} is switched off and runs`;
    }
    if ('works' in panel) {
      const isWithdrawn = served?.withdrawn?.includes(panel.works);
      return isWithdrawn && served?.version !== panel.works
        ? `${name} runs ${panel.works}, which was withdrawn`
        : undefined;
    }
    const working = [own?.version, own?.previous?.version].find(
      (version) => version !== undefined && made.get(version)?.deed === 'works',
    );
    return working === undefined
      ? undefined
      : `${name} is said to fail at ${panel.told}, and ${working} works`;
  }

  function newPage(visitor: Visitor): Promise<OpenPage> {
    return OpenPage.open({
      url,
      cookie: visitor.cookie,
      report: async ({ remote, version, phase }) => {
        const headers = { authorization: `Bearer ${visitor.token}` };
        const body = { remote, version, phase, message: 'broken' };
        const sent = send(url(), 'POST', '/client-reports', body, headers).catch(() => undefined);
        visitor.reports.push(sent);
        await sent;
      },
    });
  }

  async function listen(visitor: Visitor): Promise<void> {
    while (!ended.signal.aborted) {
      try {
        const response = await fetch(`${url()}/api/stream`, {
          headers: { authorization: `Bearer ${visitor.token}` },
          signal: ended.signal,
        });
        const decoder = new TextDecoder();
        for await (const chunk of response.body ?? []) {
          // Also a greeting: what was missed meanwhile is looked for.
          if (/"kind":"(releases|hello)"/.test(decoder.decode(chunk, { stream: true })))
            visitor.heard += 1;
        }
      } catch {
        // The server is away; it is asked again.
      }
      if (!ended.signal.aborted) await pause(50);
    }
  }

  const { shell } = (await (await fetch(`${url()}/registry.json`)).json()) as {
    shell: { platform: string; runtime: string };
  };
  // Without a build no shell is served, and none is needed here.
  if (shell.platform) offer = { platform: `^${shell.platform}`, runtime: `^${shell.runtime}` };
  for (const name of names) {
    const path = `/admin/remotes/${name}/tokens`;
    tokens.set(name, (await ask<{ token: string }>('POST', path, { name: 'A proof' })).token);
    const first = world.make(name, 'works');
    await world.publish(first);
    await world.promote(name, 'stable', first.release.version);
  }
  for (let index = 0; index < names.length; index += 1) {
    const visitor = {
      ...(await register(url())),
      heard: 0,
      followed: 0,
      reports: [],
    } as unknown as Visitor;
    visitor.page = await newPage(visitor);
    visitors.push(visitor);
    void listen(visitor);
  }
  await until('the streams did not open', () => visitors.every(({ heard }) => heard > 0));
  return world;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function until(what: string, holds: () => boolean): Promise<void> {
  for (const end = Date.now() + longestMs; !holds(); await pause(5))
    if (Date.now() > end) throw new Error(what);
}

interface Session {
  token: string;
  cookie: string;
}

function register(url: string): Promise<Session & { username: string }> {
  const username = `p_${randomBytes(6).toString('hex')}`;
  return session(url, '/auth/register', {
    username,
    email: `${username}@example.org`,
    password: 'red-black-tree',
    timeZone: 'UTC',
  });
}

const signIn = (url: string, body: { username: string; password: string }) =>
  session(url, '/auth/login', body);

async function session<Body extends { username: string }>(url: string, path: string, body: Body) {
  const reply = await send<{ token: string }>(url, 'POST', path, body);
  if (reply.status >= 400) throw new Error(`${path} answered ${JSON.stringify(reply.body)}`);
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { token: reply.body.token, cookie, username: body.username };
}
