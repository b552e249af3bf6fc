import type { Command } from '@board/platform';
import type { IconName } from '@board/ui';

/** A command in the person's words, with the name of what it belongs to. */
export interface TitledCommand extends Command {
  group: string;
  icon: IconName;
}
