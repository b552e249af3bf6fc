import type { ErrorReply } from '@board/contracts/calls/error-reply';
import type { ErrorCode } from '@board/contracts/constants/error-codes';

/** `network` stands for a request that got no answer at all, `http` for a reply without a code. */
export type FailureCode = ErrorCode | 'network' | 'http';

/** Any call that did not succeed. What a person reads of it comes from `messageOf`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  /** The server's own words, in the language that was asked for, with or without a code. */
  readonly said: string | undefined;
  readonly details: NonNullable<ErrorReply['details']>;
  readonly current: unknown;
  readonly requestId: string | undefined;
  /** In how many seconds the server wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: FailureCode,
    reply: Partial<ErrorReply> = {},
    retryAfter?: number,
  ) {
    const said = status > 0 && typeof reply.message === 'string' ? reply.message.trim() : '';
    super(said || (status === 0 ? 'network' : `HTTP error! status: ${status}`));
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.said = said || undefined;
    this.details = reply.details ?? [];
    this.current = reply.current;
    this.requestId = reply.request_id;
    this.retryAfter = retryAfter;
  }

  /** The message that belongs beside one field of a form. */
  fieldMessage(field: string): string | undefined {
    return this.details.find((detail) => detail.field === field)?.message;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
