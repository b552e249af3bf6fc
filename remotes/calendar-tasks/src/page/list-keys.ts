import { paths } from '@board/contracts/constants/paths';
import type { Command } from '@board/platform';

/** The keys of a line, as the sheet of keys tells them; `useListKeys` hears them. */
const keys: Readonly<Record<string, string>> = {
  'keys.next': 'j',
  'keys.previous': 'k',
  'keys.complete': 'x',
  'keys.rename': 'e',
  'keys.open': 'o',
  'keys.move': 'd',
  'keys.today': 't',
  'keys.tomorrow': 'Shift t',
  'keys.high': '1',
  'keys.medium': '2',
  'keys.low': '3',
  'keys.delete': '#',
};

export const listKeys: readonly Command[] = Object.entries(keys).map(([title, shortcut]) => ({
  id: `tasks.${title}`,
  title,
  shortcut,
  heardAt: paths.tasks,
  run: () => {},
}));
