import { matcherOf } from '@board/contracts/search/matcher';
import type { TitledCommand } from '../commands/titled-command.ts';

export interface FoundCommand extends TitledCommand {
  marks: readonly (readonly number[])[];
}

/** Every word of the query is somewhere in title, keywords or group, as words are found everywhere; the best come first. */
export function findCommands(commands: readonly TitledCommand[], query: string): FoundCommand[] {
  const exact = found(commands, query, false);
  return exact.length > 0 ? exact : found(commands, query, true);
}

/** Somebody wrote the whole name of one. */
export const isNamed = (commands: readonly TitledCommand[], query: string): boolean =>
  commands.some(({ title }) => title.toLowerCase() === query.trim().toLowerCase());

function found(
  commands: readonly TitledCommand[],
  query: string,
  forgiving: boolean,
): FoundCommand[] {
  const matches = matcherOf(query, { forgiving });
  return commands
    .flatMap((command) => {
      const match = matches(command.title, `${command.keywords ?? ''} ${command.group}`);
      return match ? [{ ...command, marks: match.marks, cost: match.cost }] : [];
    })
    .sort((one, other) => one.cost - other.cost);
}
