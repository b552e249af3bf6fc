/**
 * Money crosses the wire as a number with at most two decimals and is a whole number of minor
 * units everywhere else, so that sums are exact.
 */
const minorPerUnit = 100;

/** A million amounts of this size still add up to an exact number. */
export const maxAmount = 9_999_999.99;

/** Undefined for what is no amount with at most two decimals. */
export function toMinor(amount: number): number | undefined {
  const minor = Math.round(amount * minorPerUnit);
  return Number.isSafeInteger(minor) && minor / minorPerUnit === amount ? minor : undefined;
}

export function fromMinor(minor: number): number {
  return minor / minorPerUnit;
}

/** For an amount that has already been checked on its way in. */
export function exactMinor(amount: number): number {
  const minor = toMinor(amount);
  if (minor === undefined) throw new RangeError(`${amount} is no amount of money`);
  return minor;
}
