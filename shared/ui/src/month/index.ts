export { type DayMark, MonthGrid, type MonthGridProps } from './month-grid.tsx';
export { nextDay } from './next-day.ts';
