import type { BoardModule } from './board-modules.ts';
import { isBehindStrip, modulesOfTab, tabOf, tabsOf } from './phone-tabs.ts';

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

test('the first module of today lies behind the strip of days, and no other', () => {
  expect(all.filter(isBehindStrip)).toEqual([month]);
});

test('the address chooses the tab; a tab that is not there means today', () => {
  expect(tabOf('#money', ['today', 'money'])).toBe('money');
  expect(tabOf('#money', ['today'])).toBe('today');
  expect(tabOf('', ['today', 'money'])).toBe('today');
});
