import type { DayReading } from '../slots/day-sources.tsx';
import { messageOf } from './message-of.ts';

/** What a source says of days that could not be asked for. */
export const unreadDays = (
  error: unknown,
  failed: string,
  askAgain: () => unknown,
): DayReading['problem'] =>
  error ? { words: messageOf(error, failed), again: () => void askAgain() } : undefined;
