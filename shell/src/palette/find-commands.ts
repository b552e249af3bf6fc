import type { TitledCommand } from '../commands/titled-command.ts';

export interface FoundGroup {
  group: string;
  found: readonly TitledCommand[];
}

/** Every word of the query is somewhere in title, keywords or group; titles that begin with it come first. */
export function findCommands(commands: readonly TitledCommand[], query: string): FoundGroup[] {
  const wanted = query.trim().toLocaleLowerCase();
  const words = wanted.split(/\s+/);
  const found = commands.filter(({ title, keywords = '', group }) => {
    const text = `${title} ${keywords} ${group}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = ({ title }: TitledCommand) =>
    Number(wanted !== '' && title.toLocaleLowerCase().startsWith(wanted));
  const ordered = found.toSorted((a, b) => begins(b) - begins(a));
  const groups = new Map<string, TitledCommand[]>();
  for (const command of ordered) {
    const group = groups.get(command.group) ?? [];
    groups.set(command.group, [...group, command]);
  }
  return [...groups].map(([group, list]) => ({ group, found: list }));
}
