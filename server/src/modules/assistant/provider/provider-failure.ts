import type { ErrorCode } from '@board/contracts/constants/error-codes';
import { ServiceError } from '../../../errors/errors.ts';

export type FailureReason =
  /** It could not be reached, or answered something else than a reply. */
  | 'unavailable'
  | 'timeout'
  | 'rate_limited'
  | 'key_refused'
  | 'not_found'
  | 'address_refused'
  /** It began and then broke off. */
  | 'cut_off'
  | 'too_long'
  /** More was said before than it can read. */
  | 'context_full'
  /** Its own filter stopped it. */
  | 'filtered';

const codes: Record<FailureReason, ErrorCode> = {
  unavailable: 'assistant.unavailable',
  timeout: 'assistant.timeout',
  rate_limited: 'assistant.limit_provider',
  key_refused: 'assistant.test_key_refused',
  not_found: 'assistant.test_model_unknown',
  address_refused: 'assistant.test_address_refused',
  cut_off: 'assistant.cut_off',
  too_long: 'assistant.too_long',
  context_full: 'assistant.context_full',
  filtered: 'assistant.filtered',
};

const onlyForConsole: readonly FailureReason[] = ['key_refused', 'not_found', 'address_refused'];

/** Why a provider gave no whole reply. It carries nothing of what the provider sent: that may hold the key. */
export class ProviderFailure extends Error {
  readonly reason: FailureReason;
  /** Seconds, when the provider asked for a pause. */
  readonly retryAfter: number | undefined;

  constructor(reason: FailureReason, retryAfter?: number) {
    super(reason);
    this.name = 'ProviderFailure';
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  get code(): ErrorCode {
    return codes[this.reason];
  }

  /** Exactly what it was, for administrators, who can mend it. */
  asServiceError(): ServiceError {
    return new ServiceError(
      this.code,
      this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter },
    );
  }
  /** What who asked can do something with. */
  forReader(): ServiceError {
    return onlyForConsole.includes(this.reason)
      ? new ServiceError('assistant.unavailable', { cause: this })
      : this.asServiceError();
  }
}
