import { hash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** In a time that does not depend on how far they agree. */
export const isSameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));
