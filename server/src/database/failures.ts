function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** A statement that was prepared before a table got another column. */
export const isOutdated = (error: unknown): boolean =>
  codeOf(error) === '0A000' && /cached plan/.test((error as Error).message);

/** Two transactions in each other's way, or a migration in one's: the same work may succeed when it is tried again. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || isOutdated(error);
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** More are waiting for a connection than will have one in time. */
export class DatabaseBusy extends Error {}

/** The database took a statement and said nothing any more; its connection is lost with it. */
export const hasHung = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** The database is busy, full, restarting or gone: nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (/^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM)/.test(code)) return true;
  if (/^(08|53|57P|58)/.test(code) || code === '57014' || isConflict(error)) return true;
  // A standby that is about to be the primary takes connections before it takes writes.
  if (code === '25006') return true;
  if (unreachable.has(code) || error instanceof DatabaseBusy || hasHung(error)) return true;
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  );
}

/** Its file is none of SQLite's any more; all that helps is a backup. */
export const isDamaged = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
