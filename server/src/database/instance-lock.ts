/** Every instance holds it shared for its schema; who restores wants it alone. */
export const instanceLock = (how: 'share' | 'try'): string => {
  const key = "hashtext('board in ' || current_schema())";
  return how === 'share' ? `pg_advisory_lock_shared(${key})` : `pg_try_advisory_lock(${key})`;
};
