import type { ErrorReply } from '@board/contracts/calls/error-reply';
import type { ErrorCode } from '@board/contracts/constants/error-codes';

/** `network` stands for a request that got no answer at all. */
export type FailureCode = ErrorCode | 'network' | 'http';

/** Any call that did not succeed. `message` is what a person may read, in their language when the server gave one. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly details: NonNullable<ErrorReply['details']>;
  readonly current: unknown;
  readonly requestId: string | undefined;

  constructor(status: number, code: FailureCode, reply: Partial<ErrorReply> = {}) {
    super(reply.message || (status === 0 ? 'network' : `HTTP error! status: ${status}`));
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = reply.details ?? [];
    this.current = reply.current;
    this.requestId = reply.request_id;
  }

  /** The message that belongs beside one field of a form. */
  fieldMessage(field: string): string | undefined {
    return this.details.find((detail) => detail.field === field)?.message;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
