import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Names it to `sorting`. */
  readonly id?: string | undefined;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  readonly sortable?: boolean | undefined;
  /** Names the row: a row header, and the title of the card in a narrow place. */
  readonly lead?: boolean | undefined;
  /** Left out of a card: what is opened from it says it too. */
  readonly spare?: boolean | undefined;
}

export interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export const keyOf = <Row>({ id, header }: Column<Row>): string => id ?? header;

export function flipped(sorting: Sorting | undefined, column: string): Sorting {
  const again = sorting?.column === column && sorting.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}
