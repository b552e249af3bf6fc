import { type ErrorCode, errorTable } from '@board/contracts/constants/error-codes';
import type { ErrorTable } from '@board/contracts/constants/errors/error-table';
import type { Locale } from '@board/contracts/constants/locales';

export interface FieldProblem {
  field: string;
  message: string;
}

interface ErrorOptions {
  /** Fills `{name}` in the text. */
  fill?: Record<string, string | number>;
  details?: readonly FieldProblem[];
  /** The thing as it stands, with a 412. */
  current?: unknown;
  /** Seconds, with a 429 or 503. */
  retryAfter?: number;
  cause?: unknown;
}

/** What a verb throws when it says no. The code decides status and text; `errorTable` is the one list. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly fill: Record<string, string | number>;
  readonly details: readonly FieldProblem[] | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fill = options.fill ?? {};
    this.details = options.details;
    this.current = options.current;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** What is wrong by field: as the verb found it, or as the table has it of this code. */
export function detailsOf(
  error: ServiceError,
  locale: Locale,
): readonly FieldProblem[] | undefined {
  const { field }: ErrorTable[string] = errorTable[error.code];
  return error.details ?? (field ? [{ field, message: messageOf(error, locale) }] : undefined);
}

export function messageOf(error: ServiceError, locale: Locale): string {
  const said: ErrorTable[string] = errorTable[error.code];
  const filled = (text: string, fill: ServiceError['fill']) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
  const reason = said.reasons?.[String(error.fill.reason)]?.[locale];
  const known = reason === undefined ? {} : { reason: filled(reason, error.fill) };
  return filled(said[locale], { ...error.fill, ...known });
}

/** Passes over what is refused for one of these reasons: that is said before anything is written. */
export const unlessRefused =
  (...codes: ErrorCode[]) =>
  async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ServiceError) || !codes.includes(error.code)) throw error;
    }
  };

/** A thing may be sent twice by its own id; once deleted it is not made again under it. */
export function stillThere<Row extends { deleted_at: string | null }>(row: Row): Row {
  if (row.deleted_at !== null) throw new ServiceError('request.deleted');
  return row;
}

/** Refuses a write made from an older state than the present one. Without `If-Match` it passes. */
export function checkVersion(current: { version: number }, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== current.version)
    throw new ServiceError('request.stale', { current });
}
