import type { TitledCommand } from '../commands/titled-command.ts';
import { findCommands, isNamed } from './find-commands.ts';

const command = (title: string, group: string, keywords = ''): TitledCommand => ({
  id: title,
  title,
  group,
  keywords,
  icon: 'plus',
  run: () => undefined,
});
const commands = [
  command('Read an address', 'Tasks'),
  command('Add a record', 'Money', '记账'),
  command('添加任务', 'Tasks', 'new task'),
];
const titles = (query: string) => findCommands(commands, query).map(({ title }) => title);

test('without a query everything is found', () => {
  expect(titles('')).toEqual(commands.map(({ title }) => title));
});

test('what begins with the query comes first', () => {
  expect(titles('add')).toEqual(['Add a record', 'Read an address']);
});

test('words are looked for in title, group and keywords, in any language and order', () => {
  expect(titles('记账')).toEqual(['Add a record']);
  expect(titles('money add')).toEqual(['Add a record']);
  expect(titles('nothing of that')).toEqual([]);
});

test('pinyin, initials and slips find too, and say what was meant', () => {
  expect(findCommands(commands, 'tjrw')).toMatchObject([{ title: '添加任务', marks: [[0, 4]] }]);
  expect(titles('renwu')).toEqual(['添加任务']);
  expect(titles('adress')).toEqual(['Read an address']);
});

test('the whole name of one is known, however it is written, and no part of it', () => {
  expect(['add a record ', '添加任务', 'add', ''].map((query) => isNamed(commands, query))).toEqual(
    [true, true, false, false],
  );
});
