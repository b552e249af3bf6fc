import type { SlotName } from '@board/contracts/constants/slots';
import { slotContracts } from '@board/contracts/schemas/slots';
import type { RemoteDescriptor } from '@board/federation/descriptor';
import { descriptorProblems } from '@board/federation/descriptor-check';
import type { DayReading, RemoteModule } from '@board/platform';
import { act, type ComponentType, Suspense } from 'react';
import { exampleOf, holdSlot } from './held.ts';
import { leftBehind } from './left-behind.ts';
import { mockApi } from './mock-api.ts';
import { renderBoard } from './render-board.tsx';

export { exampleOf, holdSlot };

/** What stands between a remote and the shell: whatever `remote.json` promises is there, and runs. */
export function describeRemote(remote: RemoteModule, json: unknown): void {
  const descriptor = json as RemoteDescriptor;
  const messages = { namespace: descriptor.name, catalogs: remote.messages };
  async function drawnOnce(Part: ComponentType): Promise<boolean> {
    mockApi();
    const { getByTestId, unmount } = renderBoard(
      <div data-testid="place">
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>,
      { messages },
    );
    // Refusals arrive and are drawn.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const isShown = [...getByTestId('place').childNodes].some(isDrawn);
    unmount();
    return isShown;
  }
  /** What goes on when it is gone is the part's, but for what a page begins once. */
  async function drawn(Part: ComponentType) {
    const isShown = await drawnOnce(Part);
    return { isShown, left: await leftBehind(async () => void (await drawnOnce(Part))) };
  }

  describe(`the remote ${descriptor.name}`, () => {
    it('describes itself soundly', () => {
      expect(descriptorProblems(json)).toEqual([]);
    });

    it('brings every page and slot that it promises, and no others', () => {
      expect(Object.keys(remote.pages ?? {}).sort()).toEqual(
        descriptor.pages.map(({ path }) => path).sort(),
      );
      expect(Object.keys(remote.slots ?? {}).sort()).toEqual(
        descriptor.slots.map(({ slot }) => slot).sort(),
      );
    });

    it('brings a panel for every module that stands by itself', () => {
      const hosts = descriptor.modules.filter(({ partOf }) => partOf === undefined);
      expect(Object.keys(remote.panels ?? {})).toEqual(
        expect.arrayContaining(hosts.map(({ id }) => id)),
      );
    });

    it('brings a layer for everything that it says can be added', () => {
      expect(Object.keys(remote.layers ?? {})).toEqual(
        expect.arrayContaining((descriptor.adds ?? []).map(({ layer }) => layer)),
      );
    });

    it('finds what it says it finds, and answers even while no server does', async () => {
      const kinds = (descriptor.search ?? []).map(({ kind }) => kind);
      expect(Object.keys(remote.search ?? {}).sort()).toEqual(kinds.sort());
      mockApi();
      const asked = { text: 'x', matches: () => true, signal: new AbortController().signal };
      for (const find of Object.values(remote.search ?? {})) {
        const hits = await find(asked);
        for (const hit of hits)
          expect(hit).toMatchObject({
            id: expect.any(String),
            title: expect.any(String),
            open: expect.any(Function),
          });
        expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
      }
    });

    it('tells of the days that it says it has things on, and again only of something new', async () => {
      const sources = (descriptor.days ?? []).map(({ source }) => source);
      expect(Object.keys(remote.days ?? {}).sort()).toEqual(sources.sort());
      for (const Source of Object.values(remote.days ?? {})) {
        const told: DayReading[] = [];
        const tell = (reading: DayReading) => told.push(reading);
        await drawn(() => <Source start="2026-11-16" end="2026-11-22" tell={tell} />);
        expect(told.length).toBeGreaterThan(0);
        expect(new Set(told).size).toBe(told.length);
      }
    });

    it('speaks both languages', () => {
      const [zh, en] = (['zh-CN', 'en'] as const).map((locale) => keysOf(remote.messages[locale]));
      expect(zh).toEqual(en);
    });

    it('takes down whatever it set up', async () => {
      const left = await leftBehind(async () => {
        await remote.setup?.();
        remote.teardown?.();
      });
      expect(left).toEqual([]);
    });

    for (const [id, Panel] of Object.entries(remote.panels ?? {})) {
      it(`draws the panel ${id} with what the board passes, even while no server answers`, async () => {
        const props = { ...slotContracts.board.example, moduleId: id };
        holdSlot('board', props);
        expect(await drawn(() => <Panel {...props} />)).toEqual(somethingAndGone);
      });
    }

    for (const slot of Object.keys(remote.slots ?? {}) as SlotName[]) {
      it(`draws the slot ${slot} with what its place passes, even while no server answers`, async () => {
        const Part = remote.slots?.[slot] as ComponentType<object>;
        const { example } = slotContracts[slot];
        holdSlot(slot, example);
        expect(await drawn(() => <Part {...example} />)).toEqual(somethingAndGone);
      });
    }
  });
}

const somethingAndGone = { isShown: true, left: [] };

/** An element of somebody's own is there before it has drawn anything. */
const isDrawn = (node: Node) =>
  !(node instanceof Element && node.localName.includes('-')) ||
  node.hasChildNodes() ||
  node.shadowRoot !== null;

type Texts = { [key: string]: string | Texts };

/** Plurals end in a category, of which the languages have different ones. */
function keysOf(messages: unknown, prefix = ''): string[] {
  const keys = Object.entries(messages as Texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}
