import { minutesOf, wallIn } from '@board/time';

/** Remotes of earlier releases ask the platform for these; those of today use @board/time. */
export { dayIn, instantOf } from '@board/time';

/** Minutes since midnight of an instant in a zone. */
export const minutesIn = (timeZone: string, instant: number): number =>
  minutesOf(wallIn(timeZone, instant).time);
