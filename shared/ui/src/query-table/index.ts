export type { Column, Sorting } from '../table/columns.ts';
export { Entry, type EntryProps } from './entry.tsx';
export type { QueryPage } from './query-frame.tsx';
export {
  QueryList,
  type QueryListProps,
  QueryTable,
  type QueryTableProps,
} from './query-table.tsx';
export { RowsSkeleton } from './rows-skeleton.tsx';
export { type Selection, useSelection } from './use-selection.ts';
