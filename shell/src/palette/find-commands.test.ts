import type { TitledCommand } from '../commands/titled-command.ts';
import { findCommands } from './find-commands.ts';

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
  command('Profile', 'Go to'),
];
const titles = (query: string) =>
  findCommands(commands, query).map(({ group, found }) => [group, found.map(({ title }) => title)]);

test('without a query everything is found, by group', () => {
  expect(titles('')).toEqual([
    ['Tasks', ['Read an address']],
    ['Money', ['Add a record']],
    ['Go to', ['Profile']],
  ]);
});

test('what begins with the query comes first', () => {
  expect(titles('add')).toEqual([
    ['Money', ['Add a record']],
    ['Tasks', ['Read an address']],
  ]);
});

test('words are looked for in title, group and keywords, in any language', () => {
  expect(titles('记账')).toEqual([['Money', ['Add a record']]]);
  expect(titles('money add')).toEqual([['Money', ['Add a record']]]);
  expect(titles('nothing of that')).toEqual([]);
});
