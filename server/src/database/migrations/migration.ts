import type { Columns } from '../columns.ts';

/**
 * Named `<area>-<number>`, never changed once released; statements run in order. One that only adds,
 * so that the build before can go on beside the next, says so by a plus at the end of its name.
 */
export interface Migration {
  name: string;
  up: (columns: Columns) => readonly string[];
}

/** Also of a migration that only a later build knows: its name is all that is known of it. */
export const onlyAdds = (name: string): boolean => name.endsWith('+');
