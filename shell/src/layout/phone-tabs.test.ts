import type { BoardModule } from './board-modules.ts';
import { isBehindStrip, modulesOfTab, tabOf, tabsInBar, tabsOf } from './phone-tabs.ts';

const aModule = (id: string, phone?: BoardModule['phone']): BoardModule => ({
  id,
  remote: 'a-remote',
  title: { 'zh-CN': id, en: id },
  column: 'left',
  order: 0,
  height: 100,
  ...(phone && { phone }),
});

const month = aModule('month', { tab: 'today', order: 0 });
const list = aModule('list', { tab: 'today', order: 2 });
const line = aModule('line', { tab: 'today', order: 1 });
const purse = aModule('purse', { tab: 'money', order: 0 });
const all = [list, month, purse, line];

test('a tab shows its modules in the phone’s own order', () => {
  expect(modulesOfTab(all, [], 'today').map(({ id }) => id)).toEqual(['month', 'line', 'list']);
});

test('a module that names no tab is found under today', () => {
  expect(modulesOfTab([aModule('lost')], [], 'today')).toHaveLength(1);
});

test('today is always there, another tab only while something in it is shown', () => {
  expect(tabsOf(all, [])).toEqual(['today', 'money']);
  expect(tabsOf(all, [{ id: 'purse', visible: false, column: 'left', order: 0 }])).toEqual([
    'today',
  ]);
  expect(tabsOf([], [])).toEqual(['today']);
});

test('of money and the assistant the bar has what stands first on the board', () => {
  const talk: BoardModule = { ...aModule('talk', { tab: 'assistant', order: 0 }), column: 'right' };
  const fourth = (...layout: Parameters<typeof tabsInBar>[1]) =>
    tabsInBar([...all, talk], layout).at(-1);
  const place = { visible: true, order: 0 };
  expect(fourth()).toBe('money');
  expect(fourth({ ...place, id: 'purse', column: 'right', order: 1 })).toBe('money');
  expect(
    fourth(
      { ...place, id: 'purse', column: 'right', order: 1 },
      { ...place, id: 'talk', column: 'right' },
    ),
  ).toBe('assistant');
  expect(fourth({ ...place, id: 'talk', column: 'middle' })).toBe('money');
  expect(fourth({ ...place, id: 'purse', column: 'left', visible: false })).toBe('assistant');
  const hidden = { ...place, visible: false };
  expect(
    fourth({ ...hidden, id: 'purse', column: 'left' }, { ...hidden, id: 'talk', column: 'left' }),
  ).toBe('courses');
});

test('the first module of today lies behind the strip of days, and no other', () => {
  expect(all.filter(isBehindStrip)).toEqual([month]);
});

test('the address chooses the tab; a tab that is not there means today', () => {
  expect(tabOf('#money', ['today', 'money'])).toBe('money');
  expect(tabOf('#money', ['today'])).toBe('today');
  expect(tabOf('', ['today', 'money'])).toBe('today');
});
