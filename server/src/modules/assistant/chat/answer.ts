import { type Context, now } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { answerBuiltIn } from '../built-in/answer-built-in.ts';
import { activeConfigs, type ConfigRow } from '../configs/configs.repository.ts';
import type { Patience } from '../provider/patience.ts';
import { ProviderFailure } from '../provider/provider-failure.ts';
import { type Left, reserve } from '../usage/reserve.ts';
import { converse } from './converse.ts';
import { noteFailure, noteSuccess } from './note-outcome.ts';
import type { Part, Question } from './part.ts';
import { builtInStatus, providerStatus } from './status.ts';

/**
 * Whoever can answer does: the active configurations one after the other, as long as nothing was
 * said yet, or the built-in assistant where there is none. It throws before the first part when
 * nobody may be asked at all.
 */
export async function* answer(
  ctx: Context,
  patience: Patience,
  question: Question,
): AsyncGenerator<Part> {
  const configs = await activeConfigs(ctx.database.reader);
  if (configs.length === 0) {
    yield { status: builtInStatus };
    yield* answerBuiltIn(ctx, question);
    return;
  }
  let refusal: ServiceError | undefined;
  for (const config of configs) {
    const taken = await takeTurn(ctx, config);
    if (taken instanceof ServiceError) {
      refusal = sooner(refusal, taken);
      continue;
    }
    yield { status: providerStatus(config, taken) };
    const outcome = yield* tryOne(ctx, patience, config, question);
    if (outcome === 'answered') return;
    refusal = outcome;
  }
  throw refusal ?? new ServiceError('assistant.unavailable');
}

async function takeTurn(ctx: Context, config: ConfigRow): Promise<Left | ServiceError> {
  if (config.paused_until !== null && config.paused_until > now(ctx)) {
    const seconds = (Date.parse(config.paused_until) - ctx.clock.now()) / 1000;
    return new ServiceError('assistant.limit_provider', { retryAfter: Math.ceil(seconds) });
  }
  try {
    return await reserve(ctx, config);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 429) return error;
    throw error;
  }
}

async function* tryOne(
  ctx: Context,
  patience: Patience,
  config: ConfigRow,
  question: Question,
): AsyncGenerator<Part, 'answered' | ServiceError> {
  let said = false;
  try {
    for await (const part of converse(ctx, patience, config, question)) {
      said = true;
      yield part;
    }
    await noteSuccess(ctx, config);
    return 'answered';
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await noteFailure(ctx, config, error);
    // Another provider could not go on in the middle of a sentence.
    if (said) throw brokenOff(error);
    return error.asServiceError();
  }
}

/** What has come stays, and the person is told that it is not all. */
function brokenOff(failure: ProviderFailure): ServiceError {
  const isWhole = failure.reason === 'too_long' || failure.reason === 'timeout';
  return isWhole
    ? failure.asServiceError()
    : new ServiceError('assistant.cut_off', { cause: failure });
}

/** Of several refusals the one that ends first. */
function sooner(a: ServiceError | undefined, b: ServiceError): ServiceError {
  return a &&
    (a.retryAfter ?? Number.POSITIVE_INFINITY) <= (b.retryAfter ?? Number.POSITIVE_INFINITY)
    ? a
    : b;
}
