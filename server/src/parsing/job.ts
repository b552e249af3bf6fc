import type { ErrorCode } from '@board/contracts/constants/error-codes';
import type { FieldProblem } from '../errors/errors.ts';

/** What a parsing process is asked. */
export interface Job {
  parser: string;
  input: unknown;
}

/** What it answers. A value is packed, so that its size is known before it is read. */
export type Answer =
  | { ready: true }
  | { value: Uint8Array }
  | { refused: Refusal }
  | { tooLarge: true }
  | { failed: string };

/** `spent`: it holds so much memory by now that another one is to go on. */
export type Said = Answer & { spent?: boolean };

/** A ServiceError on its way from one process to another. */
export interface Refusal {
  code: ErrorCode;
  fill: Record<string, string | number>;
  details: readonly FieldProblem[] | undefined;
}
