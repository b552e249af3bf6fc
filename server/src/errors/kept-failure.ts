import { type ErrorCode, errorTable } from '@board/contracts/constants/error-codes';
import type { Locale } from '@board/contracts/constants/locales';
import { messageOf, ServiceError } from './errors.ts';

interface Failure {
  code: ErrorCode;
  fill: Record<string, string | number>;
}

/** Why something that is done by itself failed, kept so that it can be told in the language of whoever asks. */
export function keptFailure(error: unknown): string {
  const failure: Failure =
    error instanceof ServiceError
      ? { code: error.code, fill: error.fill }
      : { code: 'server.unexpected', fill: {} };
  return JSON.stringify(failure);
}

export function failureText(kept: string, locale: Locale): string {
  const { code, fill } = JSON.parse(kept) as Failure;
  const known = code in errorTable ? code : 'server.unexpected';
  return messageOf(new ServiceError(known, { fill }), locale);
}
