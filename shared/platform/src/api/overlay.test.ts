import type { Scope } from '@board/contracts/calls/call';
import { listTasks } from '@board/contracts/calls/tasks';
import type { ScopedMutator } from 'swr';
import type { ApiKey } from './api-key.ts';
import type { Arrival } from './base.ts';
import { Overlay, overlayOf } from './overlay.ts';
import { type Patch, patch, unsure } from './patch.ts';

const scopes: readonly Scope[] = ['tasks'];
const list: ApiKey = ['list', '/api/list', scopes];
const other: ApiKey = ['other', '/api/other', scopes];
/** No revision tells of it. */
const outside: ApiKey = ['list', '/api/outside', []];

type Names = readonly string[];
const adds = (name: string): Patch => ({
  name: 'list',
  update: (reply) => [...(reply as Names), name],
});
const at = (tasks: number): Arrival['standing'] => ({
  from: { tasks },
  to: { tasks },
  alone: true,
});

let overlay: Overlay;
let told: number;
beforeEach(() => {
  overlay = new Overlay((run) => run());
  told = 0;
  overlay.subscribe(() => {
    told += 1;
  });
});

/** As whoever holds the reply that came would draw it. */
async function load(key: ApiKey, reply: Names, tasks = 1): Promise<() => unknown> {
  const held = await overlay.load(key, async () => ({ reply, standing: at(tasks) }));
  return () => overlay.shown(held);
}
const write = (id: string, patches: readonly Patch[] = [adds(id)], thing?: string) =>
  overlay.show({ id, scopes, patches: () => patches, thing, state: 'sent' });
const step = (from: number, to: number, alone = true) => ({
  from: { tasks: from },
  to: { tasks: to },
  alone,
});
const staleNames = () => overlay.stale().map(([name]) => name);

test('a write shows at once where its call stands, and is gone when it is refused', async () => {
  const shown = await load(list, ['a']);
  const beside = await load(other, ['a']);
  const before = told;
  write('b');
  expect([shown(), beside()]).toEqual([['a', 'b'], ['a']]);
  expect(told).toBe(before + 1);
  expect([overlay.has('b'), overlay.has('c')]).toEqual([true, false]);
  overlay.refuse('b');
  expect(shown()).toEqual(['a']);
  expect(overlay.has('b')).toBe(false);
});

test('a write that waits is known by its thing until it is sent', () => {
  write('a', [adds('a')], 'essay');
  expect([overlay.waiting(), overlay.waitsFor('essay')]).toEqual([[], false]);
  overlay.keepWaiting('a');
  expect(told).toBe(1);
  expect([overlay.waiting(), overlay.waitsFor('essay')]).toEqual([['a'], true]);
  expect(overlay.waitsFor('report')).toBe(false);
  overlay.send('a');
  expect(overlay.waiting()).toEqual([]);
});

test('an answered write is no longer sent or kept waiting', async () => {
  await load(list, ['a']);
  write('b');
  overlay.settle('b');
  overlay.keepWaiting('b');
  expect(overlay.waiting()).toEqual([]);
});

test('the answer of a write that was told exactly asks only for what it does not tell of', async () => {
  const adopted: unknown[] = [];
  overlay.onAdopted = (...all) => adopted.push(all);
  const shown = await load(list, ['a']);
  await load(other, ['a']);
  write('b');
  overlay.settle('b', step(1, 2));
  expect(shown()).toEqual(['a', 'b']);
  expect(adopted).toEqual([['/api/list', ['a', 'b'], { tasks: 2 }]]);
  expect(staleNames()).toEqual(['other']);
});

test('what the answer says better is shown instead of what was foreseen', async () => {
  const shown = await load(list, ['a']);
  write('b');
  overlay.settle('b', step(1, 2), [adds('better')]);
  expect(shown()).toEqual(['a', 'better']);
});

test.each([
  ['says no revision', undefined],
  ['came beside others', step(1, 3, false)],
])('a write whose answer %s is shown until what it moved is asked again', async (_, standing) => {
  const shown = await load(list, ['a']);
  write('b');
  overlay.settle('b', standing);
  expect(shown()).toEqual(['a', 'b']);
  expect(staleNames()).toEqual(['list']);
  const again = await load(list, ['a', 'b', 'c'], 3);
  expect(again()).toEqual(['a', 'b', 'c']);
  expect(staleNames()).toEqual([]);
  expect(overlay.has('b')).toBe(false);
});

test('a write that stays although it failed is shown until the server says otherwise', async () => {
  const shown = await load(list, ['a']);
  write('b');
  overlay.leave('b');
  expect(shown()).toEqual(['a', 'b']);
  const again = await load(list, ['a'], 2);
  expect(again()).toEqual(['a']);
});

test('what no revision tells of takes an answered write in', async () => {
  const adopted = jest.fn();
  overlay.onAdopted = adopted;
  const shown = await load(outside, ['a']);
  write('b');
  overlay.settle('b', step(1, 2));
  expect(shown()).toEqual(['a', 'b']);
  expect(overlay.has('b')).toBe(false);
  expect(adopted).toHaveBeenCalledWith('/api/outside', ['a', 'b'], {});
});

test('nothing is asked again while a write that may explain it is under way', async () => {
  await load(list, ['a']);
  write('b');
  overlay.hear({ tasks: 2 });
  expect(staleNames()).toEqual([]);
  overlay.settle('b', step(1, 2));
  expect(staleNames()).toEqual([]);
  overlay.hear({ tasks: 3 });
  expect(staleNames()).toEqual(['list']);
});

test('what is doubted is asked again', async () => {
  await load(list, ['a']);
  overlay.doubt(['transactions']);
  expect(staleNames()).toEqual([]);
  overlay.doubt(scopes);
  expect(staleNames()).toEqual(['list']);
});

test('a reply that comes while a write is under way is held until that is answered', async () => {
  const shown = await load(list, ['a']);
  write('b');
  await load(list, ['a', 'b', 'c'], 3);
  expect(shown()).toEqual(['a', 'b']);
  overlay.settle('b', step(1, 2));
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test.each([
  ['is refused', 'refuse', ['a', 'c']],
  ['stays although it failed', 'leave', ['a', 'c', 'b']],
  ['waits', 'keepWaiting', ['a', 'c', 'b']],
] as const)('it comes in as well when the write %s', async (_, end, expected) => {
  const shown = await load(list, ['a']);
  write('b');
  await load(list, ['a', 'c'], 3);
  overlay[end]('b');
  expect(shown()).toEqual(expected);
});

test('a write that stays although it failed stays where no revision tells of it, too', async () => {
  const shown = await load(outside, ['a']);
  write('b');
  overlay.leave('b');
  expect(shown()).toEqual(['a', 'b']);
});

test('a guess is shown until the server has been asked', async () => {
  const shown = await load(list, ['a']);
  write('b', [{ name: 'list', update: (reply) => unsure([...(reply as Names), 'b']) }]);
  overlay.settle('b', step(1, 2));
  expect(shown()).toEqual(['a', 'b']);
  expect(staleNames()).toEqual(['list']);
});

test('where the page began is newer than what an older reply shows', async () => {
  overlay.begin({ tasks: 2 });
  await load(list, ['a'], 1);
  expect(staleNames()).toEqual(['list']);
});

test('an answer to a write that is unknown changes nothing', async () => {
  const shown = await load(list, ['a']);
  const before = told;
  overlay.settle('b', step(1, 2));
  overlay.leave('b');
  overlay.refuse('b');
  overlay.send('b');
  expect([shown(), told, staleNames()]).toEqual([['a'], before, []]);
});

test('the page draws after the press, in a piece of work of its own', async () => {
  overlay = new Overlay();
  const shown = await load(list, ['a']);
  const drawn = new Promise<void>((resolve) => {
    overlay.subscribe(resolve);
  });
  write('b');
  expect(shown()).toEqual(['a']);
  await drawn;
  expect(shown()).toEqual(['a', 'b']);
});

test('each cache has one overlay', () => {
  const [one, another] = [jest.fn(), jest.fn()] as unknown as [ScopedMutator, ScopedMutator];
  expect(overlayOf(one)).toBe(overlayOf(one));
  expect(overlayOf(another)).not.toBe(overlayOf(one));
});

test('a patch is told which parameters its reply belongs to', () => {
  const ofDay = patch(listTasks, (page, url) => ({ ...page, of: url.searchParams.get('date') }));
  expect(ofDay.name).toBe('listTasks');
  expect(ofDay.update({}, '/api/tasks?date=2026-11-18')).toEqual({ of: '2026-11-18' });
});
