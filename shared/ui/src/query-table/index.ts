export type { Column, Sorting } from '../table/columns.ts';
export type { QueryPage } from './query-frame.tsx';
export {
  QueryList,
  type QueryListProps,
  QueryTable,
  type QueryTableProps,
} from './query-table.tsx';
export { RowsSkeleton } from './rows-skeleton.tsx';
