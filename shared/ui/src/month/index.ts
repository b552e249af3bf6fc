export { type DayMark, MonthGrid, type MonthGridProps } from './month-grid.tsx';
