import { wallIn } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { answerBuiltIn } from '../built-in/answer-built-in.ts';
import { activeConfigs, type ConfigRow, isPaused } from '../configs/configs.repository.ts';
import { type Patience, sharedPatience } from '../provider/patience.ts';
import { ProviderFailure } from '../provider/provider-failure.ts';
import { type Left, leftFor, Turn } from '../usage/reserve.ts';
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
  const shared = sharedPatience(patience, configs.length);
  let refusal: ServiceError | undefined;
  for (const config of configs) {
    const turn = new Turn(ctx, config);
    const left = await begin(ctx, config, turn);
    if (left instanceof ServiceError) {
      refusal = sooner(refusal, left);
      continue;
    }
    yield { status: providerStatus(config, left) };
    const parts = converse(ctx, shared, config, question, turn, left);
    const outcome = yield* tryOne(ctx, config, question, turn, parts);
    if (outcome === 'answered') return;
    refusal = outcome;
  }
  throw refusal ?? new ServiceError('assistant.unavailable');
}

async function begin(ctx: Context, config: ConfigRow, turn: Turn): Promise<Left | ServiceError> {
  if (isPaused(ctx, config)) return pausedUntil(ctx, Date.parse(config.paused_until));
  try {
    return await turn.take();
  } catch (error) {
    if (error instanceof ServiceError && error.status === 429) return error;
    throw error;
  }
}

async function* tryOne(
  ctx: Context,
  config: ConfigRow,
  { signal }: Question,
  turn: Turn,
  parts: AsyncGenerator<Part>,
): AsyncGenerator<Part, 'answered' | ServiceError> {
  let said = false;
  try {
    for await (const part of parts) {
      said ||= !('status' in part || 'shortened' in part);
      yield part;
    }
    await noteSuccess(ctx, config);
    return 'answered';
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = error instanceof ProviderFailure ? error : undefined;
    // Whoever got as much as fits has got what there was to pay for.
    if (failure?.reason !== 'too_long') {
      await turn.giveBack();
      yield { status: providerStatus(config, await leftFor(ctx, ctx.database.reader, config)) };
    }
    if (!failure) throw error;
    await noteFailure(ctx, config, failure);
    // Another provider could not go on in the middle of a sentence.
    if (said) throw brokenOff(failure);
    return failure.retryAfter === undefined
      ? failure.forReader()
      : pausedUntil(ctx, ctx.clock.now() + failure.retryAfter * 1000);
  }
}

/** What has come stays, and the person is told that it is not all. */
function brokenOff(failure: ProviderFailure): ServiceError {
  const saysWhy = ['too_long', 'timeout', 'filtered'].includes(failure.reason);
  return saysWhy ? failure.forReader() : new ServiceError('assistant.cut_off', { cause: failure });
}

export function pausedUntil(ctx: Context, until: number): ServiceError {
  const minute = Math.ceil(until / 60_000) * 60_000;
  return new ServiceError('assistant.paused', {
    fill: { time: wallIn(ctx.actor.timeZone, minute).time },
    retryAfter: Math.ceil((until - ctx.clock.now()) / 1000),
  });
}

/** Of several refusals the one that ends first. */
function sooner(a: ServiceError | undefined, b: ServiceError): ServiceError {
  return a &&
    (a.retryAfter ?? Number.POSITIVE_INFINITY) <= (b.retryAfter ?? Number.POSITIVE_INFINITY)
    ? a
    : b;
}
