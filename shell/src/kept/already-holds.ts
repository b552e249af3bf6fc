import { isRecord } from '../base/is-record.ts';

/** The first answer got lost on its way and the thing is as it was wished. */
export function alreadyHolds(current: unknown, body: unknown): boolean {
  if (!isRecord(current) || !isRecord(body)) return false;
  return Object.entries(body).every(
    ([field, value]) => JSON.stringify(current[field]) === JSON.stringify(value),
  );
}
