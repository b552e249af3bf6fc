import type { Scope } from '@board/contracts/calls/call';
import fc from 'fast-check';
import type { ApiKey } from './api-key.ts';
import { Overlay } from './overlay.ts';
import type { Patch } from './patch.ts';

/** A thing that can be ticked; its version moves with it. */
interface Thing {
  done: boolean;
  version: number;
}
type Things = Readonly<Record<string, Thing>>;

const names = ['a', 'b', 'c'] as const;
const scopes: readonly Scope[] = ['tasks'];
const keyOf = (name: string): ApiKey => [name, `/api/${name}`, scopes];
const keys = ['list', 'open', 'count', 'day', 'other'].map(keyOf);

/** What the server answers: the same thing in a list, among what is open, counted, and besides. */
const answers: Record<string, (things: Things) => unknown> = {
  list: (things) => things,
  open: (things) => names.filter((name) => !things[name]?.done),
  count: (things) => ({ done: names.filter((name) => things[name]?.done).length }),
  day: (things) => ({ of: Object.values(things).map(({ done }) => done) }),
  // No patch tells of it.
  other: (things) => ({ text: JSON.stringify(things) }),
};

interface Write {
  id: string;
  tab: Tab;
  name: string;
  seen: Thing;
}

function patchesOf({ name, seen }: Write): readonly Patch[] {
  const after = { done: !seen.done, version: seen.version + 1 };
  return [
    { name: 'list', update: (reply) => ({ ...(reply as Things), [name]: after }) },
    {
      name: 'open',
      update: (reply) =>
        names.filter((each) =>
          each === name ? !after.done : (reply as readonly string[]).includes(each),
        ),
    },
    {
      name: 'count',
      update: (reply) => ({ done: (reply as { done: number }).done + (after.done ? 1 : -1) }),
    },
    {
      name: 'day',
      update: (reply) => {
        const { of } = reply as { of: readonly boolean[] };
        return { of: of.map((done, at) => (names[at] === name ? after.done : done)) };
      },
    },
  ];
}

class Server {
  things: Things = Object.fromEntries(names.map((name) => [name, { done: false, version: 1 }]));
  revision = 1;

  /** Refused where somebody else was first. */
  tick(name: string, version: number | undefined): boolean {
    const thing = this.things[name] as Thing;
    if (version !== undefined && version !== thing.version) return false;
    this.things = {
      ...this.things,
      [name]: { done: !thing.done, version: thing.version + 1 },
    };
    this.revision += 1;
    return true;
  }

  answer(name: string): unknown {
    return answers[name]?.(this.things);
  }
}

/** Something on its way, and what happens when it comes. */
type Travelling = () => void;

class World {
  readonly server = new Server();
  readonly travelling: Travelling[] = [];
  readonly tabs = [new Tab(this), new Tab(this)];
  made = 0;
  /** Questions whose answer was known, and what went back. */
  readonly wrong: string[] = [];

  send(step: Travelling): void {
    this.travelling.push(step);
  }

  changed(): void {
    const { revision } = this.server;
    for (const tab of this.tabs) this.send(() => tab.hear(revision));
  }
}

class Tab {
  overlay = new Overlay((run) => run());
  readonly world: World;
  readonly queue: Write[] = [];
  readonly underWay = new Set<Write>();
  readonly kept = new Map<string, readonly [reply: unknown, at: number]>();
  /** What was answered, and is to be seen until the server is told otherwise. */
  readonly promised = new Map<string, Thing>();
  readonly said = new Map<string, unknown>();
  readonly loading = new Set<string>();
  isPlugged = true;
  /** An answer was lost, or came of no one state: any question is right. */
  mayAsk = false;
  heard = 0;
  life = 0;

  constructor(world: World) {
    this.world = world;
    this.begin();
  }

  begin(): void {
    this.overlay = new Overlay((run) => run());
    this.overlay.onAdopted = (url, reply, at) =>
      this.kept.set(url.slice(5), [reply, at.tasks ?? 0]);
    this.life += 1;
    this.said.clear();
    this.loading.clear();
    this.underWay.clear();
    this.promised.clear();
    this.mayAsk = true;
  }

  shown(name: string): unknown {
    return this.overlay.shown(this.said.get(name));
  }

  press(name: string): void {
    const list = this.shown('list') as Things | undefined;
    const isBusy = [...this.underWay, ...this.queue].some((write) => write.name === name);
    const seen = list?.[name];
    if (!seen || isBusy) return;
    this.world.made += 1;
    const write: Write = { id: `w${this.world.made}`, tab: this, name, seen };
    const patches = patchesOf(write);
    this.promised.delete(name);
    this.overlay.show({ id: write.id, scopes, patches: () => patches, state: 'sent' });
    if (this.isPlugged) this.send(write);
    else {
      this.overlay.keepWaiting(write.id);
      this.queue.push(write);
    }
  }

  /** To the server, and the answer back; one that is lost is asked for again, and says no revision. */
  send(write: Write): void {
    const { life } = this;
    const { server } = this.world;
    this.underWay.add(write);
    const isLost = this.world.made % 7 === 0;
    this.world.send(() => {
      const from = server.revision;
      const isDone = server.tick(write.name, write.seen.version);
      if (isDone) {
        for (const tab of this.world.tabs) tab.promised.delete(write.name);
        this.world.changed();
      }
      const to = server.revision;
      this.world.send(() => {
        if (life !== this.life) return;
        this.underWay.delete(write);
        const isCurrent = server.things[write.name]?.version === write.seen.version + 1;
        if (!isDone) {
          this.mayAsk = true;
          this.overlay.refuse(write.id);
          this.overlay.doubt(scopes);
        } else {
          if (isLost) this.mayAsk = true;
          const standing = { from: { tasks: from }, to: { tasks: to }, alone: true };
          this.overlay.settle(write.id, isLost ? undefined : standing);
          if (isCurrent)
            this.promised.set(write.name, {
              done: !write.seen.done,
              version: write.seen.version + 1,
            });
          this.heard = Math.max(this.heard, to);
        }
        this.ask();
      });
    });
  }

  hear(revision: number): void {
    if (!this.isPlugged) return;
    this.heard = Math.max(this.heard, revision);
    this.overlay.hear({ tasks: revision });
    this.ask();
  }

  ask(): void {
    if (!this.isPlugged) return;
    for (const key of this.overlay.stale()) this.load(key);
  }

  load(key: ApiKey): void {
    const [name] = key;
    const [, at = 0] = this.kept.get(name) ?? [];
    if (this.said.has(name) && !this.mayAsk && at === this.heard)
      this.world.wrong.push(`${name} was asked for at ${at}`);
    const { life, overlay } = this;
    const { promise, resolve } = Promise.withResolvers<{ reply: unknown; at: number }>();
    this.loading.add(name);
    void overlay
      .load(key, async () => {
        const { reply, at: tasks } = await promise;
        const standing = { from: { tasks }, to: { tasks }, alone: true };
        this.heard = Math.max(this.heard, tasks);
        if (life === this.life && tasks >= (this.kept.get(name)?.[1] ?? 0))
          this.kept.set(name, [reply, tasks]);
        return { reply, standing };
      })
      .then((reply) => {
        if (life !== this.life) return;
        this.loading.delete(name);
        this.said.set(name, reply);
        this.ask();
      });
    this.world.send(() => {
      const { server } = this.world;
      const reply = server.answer(name);
      const at = server.revision;
      this.world.send(() => resolve({ reply, at }));
    });
  }

  unplug(): void {
    this.isPlugged = false;
  }

  plug(): void {
    if (this.isPlugged) return;
    this.isPlugged = true;
    this.mayAsk = true;
    for (const write of this.queue.splice(0)) {
      this.overlay.send(write.id);
      this.send(write);
    }
    this.world.send(() => this.hear(this.world.server.revision));
  }

  /** What this browser keeps is all there is: the last replies, and what waits. */
  async reload(): Promise<void> {
    this.begin();
    for (const write of this.queue) {
      const patches = patchesOf(write);
      this.overlay.show({ id: write.id, scopes, patches: () => patches, state: 'waits' });
    }
    if (this.isPlugged) return this.open();
    for (const key of keys) {
      const [reply, tasks] = this.kept.get(key[0]) ?? [];
      if (tasks === undefined) continue;
      const standing = { from: { tasks }, to: { tasks }, alone: true };
      this.said.set(
        key[0],
        await this.overlay.load(key, async () => ({ reply, standing, kept: true })),
      );
    }
  }

  open(): void {
    for (const key of keys) this.load(key);
  }

  /** What was answered is seen, wherever it stands. */
  check(): void {
    const list = this.shown('list') as Things | undefined;
    const isPromised = (name: string) =>
      ![...this.underWay, ...this.queue].some((write) => write.name === name);
    for (const [name, thing] of this.promised)
      if (list && isPromised(name) && list[name]?.version !== thing.version)
        this.world.wrong.push(`${name} went back to version ${list[name]?.version}`);
  }
}

const settled = async () => {
  for (let turn = 0; turn < 16; turn += 1) await Promise.resolve();
};

async function deliver(world: World, which: number): Promise<void> {
  const [step] = world.travelling.splice(which % Math.max(1, world.travelling.length), 1);
  step?.();
  await settled();
}

type Step =
  | { kind: 'press' | 'unplug' | 'plug' | 'reload'; tab: number; name: number }
  | { kind: 'elsewhere'; name: number }
  | { kind: 'deliver'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('deliver' as const), which: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      tab: fc.nat(1),
      name: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), name: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('unplug' as const, 'plug' as const, 'reload' as const),
      tab: fc.nat(1),
      name: fc.nat(2),
    }),
  },
);

async function take(world: World, each: Step): Promise<void> {
  if (each.kind === 'deliver') return deliver(world, each.which);
  const name = names[each.name] ?? 'a';
  if (each.kind === 'elsewhere') {
    world.server.tick(name, undefined);
    for (const tab of world.tabs) tab.promised.delete(name);
    return world.changed();
  }
  const tab = world.tabs[each.tab];
  if (each.kind === 'press') tab?.press(name);
  else if (each.kind === 'reload') await tab?.reload();
  else if (each.kind === 'plug') tab?.plug();
  else tab?.unplug();
}

/** Fewer where many changes of the rules are tried: `pnpm prove mutants`. */
const { sequences = 10_000 } = globalThis as { sequences?: number };

test('what is shown becomes what the server has, and what was answered never goes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const world = new World();
      for (const tab of world.tabs) tab.open();
      while (world.travelling.length > 0) await deliver(world, 0);
      for (const tab of world.tabs) tab.mayAsk = false;
      for (const each of steps) {
        await take(world, each);
        await settled();
        for (const tab of world.tabs) tab.check();
        if (world.wrong.length > 0) throw new Error(world.wrong.join());
      }
      for (const tab of world.tabs) tab.plug();
      while (world.travelling.length > 0) await deliver(world, 0);
      const has = keys.map(([name]) => [name, world.server.answer(name)]);
      for (const tab of world.tabs) {
        const shows = keys.map(([name]) => [name, tab.shown(name)]);
        if (JSON.stringify(shows) !== JSON.stringify(has)) expect(shows).toEqual(has);
      }
    }),
    { numRuns: sequences },
  );
}, 300_000);

test('one’s own writes alone, told exactly, ask for nothing that they tell of', async () => {
  const world = new World();
  const [tab] = world.tabs;
  tab?.open();
  while (world.travelling.length > 0) await deliver(world, 0);
  for (const name of names) tab?.press(name);
  const asked: string[] = [];
  const load = tab?.load.bind(tab);
  if (tab && load)
    tab.load = (key) => {
      asked.push(key[0]);
      load(key);
    };
  while (world.travelling.length > 0) await deliver(world, world.travelling.length - 1);
  expect(asked).toEqual(['other']);
});
