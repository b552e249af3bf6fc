export type { Column, Sorting } from './columns.ts';
export { Table, type TableProps } from './table.tsx';
