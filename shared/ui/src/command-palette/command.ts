import type { IconName } from '../icon/icons.ts';

export interface CommandAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** With Ctrl or ⌘. */
  readonly key: string;
}

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** In place of the icon: the colour of a course, or the category of a record. */
  readonly edge?: number | undefined;
  readonly seal?: string | undefined;
  /** What else it says. */
  readonly text?: string | undefined;
  /** Where it belongs, or when. */
  readonly detail?: string | undefined;
  readonly marks?: readonly (readonly number[])[] | undefined;
  readonly actions?: readonly CommandAction[] | undefined;
}

export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  /** At the end of its line, such as how many there are. */
  readonly note?: string | undefined;
  readonly items: readonly Command[];
}
