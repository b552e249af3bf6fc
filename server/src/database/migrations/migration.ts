import type { Columns } from '../columns.ts';

/** Named `<area>-<number>`, never changed once released; statements run in order. */
export interface Migration {
  name: string;
  up: (columns: Columns) => readonly string[];
}
