import type { CommandGroup } from '../command-palette/command.ts';

const groups: readonly CommandGroup[] = [
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'add-task', label: 'Add task', icon: 'plus', detail: 'Tasks' },
      { id: 'add-transaction', label: 'Add transaction', icon: 'money', detail: 'Finance' },
      { id: 'dark', label: 'Dark mode', icon: 'moon', detail: 'Board' },
    ],
  },
  {
    id: 'tasks',
    label: 'Tasks',
    items: [
      { id: 'task-1', label: 'Reply about the address', icon: 'today', detail: 'Thu 19 Nov' },
    ],
  },
];

export function commandsFor(query: string): readonly CommandGroup[] {
  const wanted = query.trim().toLocaleLowerCase();
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => item.label.toLocaleLowerCase().includes(wanted)),
    }))
    .filter((group) => group.items.length > 0);
}
