import type { RemoteFacts } from '../serve-remote.ts';

const facts: RemoteFacts = {
  name: 'lost-and-found',
  events: { in: ['task.open ^1.1.0'], out: ['lost-and-found.found'] },
  contracts: ['module lost-and-found ^1.0.0', 'slot course-page ^1.0.0'],
  initialBytes: 12_345,
};

/** As a page of its own begins: the bus and the overlay are new. */
async function open(remote: Partial<RemoteFacts> = {}) {
  jest.resetModules();
  Object.assign(globalThis, { BOARD_REMOTE: { ...facts, ...remote } });
  const { events } = await import('@board/platform');
  await import('./overlay.ts');
  const hosts = document.querySelectorAll('board-overlay');
  const root = hosts[0]?.shadowRoot as ShadowRoot;
  const texts = (tag: string) => [...root.querySelectorAll(tag)].map((each) => each.textContent);
  return { events, hosts, root, texts };
}

beforeAll(() => {
  // What every browser has and jsdom lacks.
  CSSStyleSheet.prototype.replaceSync ??= () => {};
});
afterEach(() => document.body.replaceChildren());

it('tells what the remote costs, takes part in and hears', async () => {
  const { texts } = await open();
  expect(texts('summary')).toEqual(['lost-and-found: 13 of 300 kB before the first frame']);
  expect(texts('p')).toEqual([
    'contracts: module lost-and-found ^1.0.0, slot course-page ^1.0.0',
    'hears task.open ^1.1.0; says lost-and-found.found',
  ]);
});

it('says so where nothing was built yet, and nothing is taken part in', async () => {
  const none = { initialBytes: undefined, contracts: [], events: { in: [], out: [] } };
  const { texts } = await open(none);
  expect(texts('summary')).toEqual(['lost-and-found: not built for production yet (board doctor)']);
  expect(texts('p')).toEqual(['contracts: none', 'hears nothing; says nothing']);
});

it('lists the last events as they are said, and takes none from those who hear them', async () => {
  const { events, texts } = await open();
  const heard = jest.fn();
  events.on('task.open', heard);
  for (let day = 1; day < 10; day++) events.emit('task.open', { id: 'a', date: `2026-11-0${day}` });
  events.emit('ui.toast', { tone: 'success', message: 'Saved' });
  expect(heard).toHaveBeenCalledTimes(9);
  const lines = texts('li');
  expect(lines).toHaveLength(8);
  expect(lines[6]).toMatch(/ task\.open \(heard here\)$/);
  expect(lines[7]).toMatch(/ ui\.toast$/);
});

it('stands once, apart from the page, whose policy forbids styles within it', async () => {
  await open();
  const { hosts, root } = await open();
  expect(hosts).toHaveLength(1);
  expect(root.adoptedStyleSheets).toHaveLength(1);
  expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
  expect(root.querySelectorAll('style, [style]')).toHaveLength(0);
});
