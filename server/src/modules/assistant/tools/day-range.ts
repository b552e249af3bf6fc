import { daysBetween, daysFrom } from '@board/time';
import { ToolInputError } from './tool.ts';

const longest = 31;

/** Every day from one to the other, both included; a model is told to ask for less. */
export function daysWithin(start: string, end: string): string[] {
  const count = daysBetween(start, end) + 1;
  if (count < 1) throw new ToolInputError('end_date is before start_date');
  if (count > longest) throw new ToolInputError(`at most ${longest} days at once`);
  return daysFrom(start, end);
}
