import { paths } from '@board/contracts/constants/paths';
import type { Command } from '@board/platform';

/** What can be done to a line, by its key and from its menu; `useListKeys` hears them. */
export const lineKeys = {
  complete: 'x',
  select: 'Space',
  rename: 'e',
  open: 'o',
  move: 'd',
  today: 't',
  tomorrow: 'Shift t',
  sooner: 'Shift ←',
  later: 'Shift →',
  high: '1',
  medium: '2',
  low: '3',
  delete: '#',
} as const;
export type LineAct = keyof typeof lineKeys;
export const lineActs = Object.keys(lineKeys) as LineAct[];

const told = { next: 'j', previous: 'k', extend: 'Shift ↑ ↓', ...lineKeys, menu: 'Shift F10' };

/** As the sheet of keys tells them. */
export const listKeys: readonly Command[] = Object.entries(told).map(([name, shortcut]) => ({
  id: `tasks.keys.${name}`,
  title: `keys.${name}`,
  shortcut,
  heardAt: paths.tasks,
  run: () => {},
}));
