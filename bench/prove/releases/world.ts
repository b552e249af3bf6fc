import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, startInstance } from '../../../e2e/harness/instance.ts';
import { eventually } from '../running/eventually.ts';
import { signIn } from '../running/person.ts';
import { makePlace } from '../running/place.ts';
import { judge } from './judge.ts';
import { type Made, makeRelease, type Offer } from './made-release.ts';
import { OpenPage } from './page.ts';
import { askIn, type Name, names, openTeams } from './teams.ts';
import { newVisitor, openPage, type Visitor } from './visitor.ts';

const visitorCount = 3;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A server, the teams that ship to it, and people with a page open. */
export async function openWorld() {
  const place = await makePlace('sqlite');
  let running: Instance = await startInstance(place.environment);
  const ended = new AbortController();
  const url = () => running.url;
  const password = place.environment.ADMIN_PASSWORD ?? '';
  const ask = askIn(url, (await signIn(url(), 'admin', password)).token);
  const teams = await openTeams(url, ask);
  const offer = await offerOf(url());
  const made = new Map<string, Made>();
  const visitors: Visitor[] = [];

  const world = {
    ...teams,
    ask,
    visitors,
    made,
    looked: 0,
    told: 0,
    get pages() {
      return visitors.map(({ page }) => page);
    },
    make(name: Name, deed: Made['deed']): Made {
      const release = makeRelease(name, deed, offer);
      made.set(release.release.version, release);
      return release;
    },
    /** Does what is to reach every page, and waits until it has. */
    async withNews(work: () => Promise<unknown>): Promise<void> {
      const before = visitors.map(({ heard }) => heard);
      await work();
      await until('The news on every page', () =>
        visitors.every(({ heard }, index) => heard > (before[index] ?? 0)),
      );
    },
    async reopen(visitor: Visitor): Promise<void> {
      visitor.page = await openPage(url, visitor);
    },
    async restart(how: 'kill' | 'stop'): Promise<void> {
      const [wrong] = await running[how]();
      if (wrong) throw new Error(wrong);
      running = await startInstance(place.environment);
    },
    /** Draws every panel until nothing moves any more, and says what is not as it should be. */
    async look(): Promise<string[]> {
      for (let round = 0; round < 5; round += 1) {
        await settle(visitors);
        if (visitors.every(({ heard, followed }) => heard === followed)) break;
      }
      const findings: string[] = [];
      for (const [index, visitor] of visitors.entries()) {
        // What it cannot draw it tells nobody: that would be one failure more.
        const fresh = await OpenPage.open({ url, cookie: visitor.cookie, report: async () => {} });
        for (const name of names) {
          const { page } = visitor;
          const panel = await page.panel(name);
          world.looked += 1;
          if ('told' in panel) world.told += 1;
          const finding =
            judge({ name, panel, page, fresh, made }) ??
            judge({ name, panel: await fresh.panel(name), page: fresh, fresh, made });
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

  for (const name of names) {
    const first = world.make(name, 'works');
    await world.publish(first);
    await world.promote(name, 'stable', first.release.version);
  }
  for (let index = 0; index < visitorCount; index += 1)
    visitors.push(await newVisitor(url, ended.signal));
  await until('The opening of the streams', () => visitors.every(({ heard }) => heard > 0));
  return world;
}

/** Pages follow what they have heard and draw; what they report may bring more news. */
async function settle(visitors: readonly Visitor[]): Promise<void> {
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

/** Without a build no shell is served, and none is needed here. */
async function offerOf(url: string): Promise<Offer> {
  const registry = await (await fetch(`${url}/registry.json`)).json();
  const { platform = '1.0.0', runtime = '2.0.0' }: Partial<Offer> = registry.shell;
  return { platform: `^${platform || '1.0.0'}`, runtime: `^${runtime || '2.0.0'}` };
}

export const until = (what: string, holds: () => boolean) =>
  eventually(what, 20, async () => holds() || undefined, 5);
