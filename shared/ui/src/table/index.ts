export type { Column, Sorting } from './columns.ts';
export { type RowAct, Table, type TableProps } from './table.tsx';
