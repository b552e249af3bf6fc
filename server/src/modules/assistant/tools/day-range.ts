import { ToolInputError } from './tool.ts';

const dayMs = 24 * 60 * 60_000;
const longest = 31;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Every day from one to the other, both included; a model is told to ask for less. */
export function daysBetween(start: string, end: string): string[] {
  const count = (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / dayMs + 1;
  if (!(count >= 1)) throw new ToolInputError('end_date is before start_date');
  if (count > longest) throw new ToolInputError(`at most ${longest} days at once`);
  return Array.from({ length: count }, (_, index) => addDays(start, index));
}
