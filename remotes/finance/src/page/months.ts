/** Months are 'YYYY-MM' and count like numbers. */
export function addMonths(month: string, count: number): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  const months = year * 12 + (index - 1) + count;
  const wrapped = ((months % 12) + 12) % 12;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String(wrapped + 1).padStart(2, '0')}`;
}

export function firstDay(month: string): string {
  return `${month}-01`;
}

export function lastDay(month: string): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return `${month}-${String(new Date(Date.UTC(year, index, 0)).getUTCDate()).padStart(2, '0')}`;
}
