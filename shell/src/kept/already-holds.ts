import { isRecord } from '@board/federation/shape';

/** The first answer got lost on its way and the thing is as it was wished, whatever was worked out besides. */
export function alreadyHolds(current: unknown, wished: unknown): boolean {
  return isRecord(current) && isRecord(wished) && holds(current, wished);
}

function holds(has: unknown, wished: unknown): boolean {
  if (wished === undefined) return true;
  if (Array.isArray(wished) && Array.isArray(has))
    return (
      has.length === wished.length && wished.every((each) => has.some((one) => holds(one, each)))
    );
  if (isRecord(wished) && isRecord(has))
    return Object.entries(wished).every(([field, value]) => holds(has[field], value));
  return has === wished;
}
