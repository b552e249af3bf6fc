import { userShare } from '@board/contracts/constants/assistant';
import { addDays, dayIn, dayMs, instantOf, minuteMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { instant } from '../../../time/clock.ts';
import type { ConfigRow } from '../configs/configs.repository.ts';
import { countBack, countOne, dropUsageBefore, usedIn } from './usage.repository.ts';

const keptDays = 2;

type Window = 'minute' | 'day';

export interface Left {
  minute: number;
  day: number;
}

/** A day begins where the person is; all who ask there share it. */
type Where = Pick<Context, 'clock' | 'actor'>;

interface Budget {
  userId: string;
  window: Window;
  limit: number;
}

/** What one message may use: the whole configuration's limits, and the person's share of them. */
function budgetsOf(config: ConfigRow, userId: string): readonly Budget[] {
  const { rate_limit_per_minute: perMinute, rate_limit_per_day: perDay } = config;
  return [
    { userId: '', window: 'minute', limit: perMinute },
    { userId: '', window: 'day', limit: perDay },
    { userId, window: 'minute', limit: userShare(perMinute, 'minute') },
    { userId, window: 'day', limit: userShare(perDay, 'day') },
  ];
}

/** What one message asks of a provider. Each request counts, those of its tools as well. */
export class Turn {
  readonly #ctx: Context;
  readonly #config: ConfigRow;
  readonly #times: number[] = [];

  constructor(ctx: Context, config: ConfigRow) {
    this.#ctx = ctx;
    this.#config = config;
  }

  /** Takes one request from all budgets or from none; refuses with the time at which there is more. */
  async take(): Promise<Left> {
    const left = await take(this.#ctx, this.#config, this.#budgets);
    this.#times.push(left.time);
    return left;
  }

  /** A reply that failed costs nothing. */
  async giveBack(): Promise<void> {
    const times = this.#times.splice(0);
    const configId = this.#config.id;
    await this.#ctx.database.transaction(async (tx) => {
      for (const time of times)
        for (const { userId, window } of this.#budgets)
          await countBack(tx, { userId, configId, span: this.#spanOf(window, time) });
    });
  }

  #spanOf(window: Window, time: number): string {
    return spanOf(this.#ctx, window, time);
  }

  get #budgets(): readonly Budget[] {
    return budgetsOf(this.#config, this.#ctx.actor.userId);
  }
}

/** An administrator's test counts for the provider, on nobody's share. */
export async function reserveTest(ctx: Context, config: ConfigRow): Promise<void> {
  await take(ctx, config, budgetsOf(config, '').slice(0, 2));
}

async function take(
  ctx: Context,
  config: ConfigRow,
  budgets: readonly Budget[],
): Promise<Left & { time: number }> {
  const time = ctx.clock.now();
  return ctx.database.transaction(async (tx) => {
    const left = { minute: Number.MAX_SAFE_INTEGER, day: Number.MAX_SAFE_INTEGER, time };
    for (const { userId, window, limit } of budgets) {
      const used = await countOne(
        tx,
        { userId, configId: config.id, span: spanOf(ctx, window, time) },
        limit,
      );
      // Thrown inside, so that what was counted before is taken back.
      if (used === undefined) throw exhausted(ctx, window, time);
      if (used === 1 && window === 'day')
        await dropUsageBefore(tx, spanOf(ctx, 'day', time - keptDays * dayMs));
      left[window] = Math.min(left[window], limit - used);
    }
    return left;
  });
}

/** What is left for a person, without taking any of it. */
export async function leftFor(
  ctx: Where,
  connection: Connection,
  config: ConfigRow,
): Promise<Left> {
  const time = ctx.clock.now();
  const left = { minute: Number.MAX_SAFE_INTEGER, day: Number.MAX_SAFE_INTEGER };
  for (const { userId, window, limit } of budgetsOf(config, ctx.actor.userId)) {
    const used = await usedIn(connection, {
      userId,
      configId: config.id,
      span: spanOf(ctx, window, time),
    });
    left[window] = Math.max(0, Math.min(left[window], limit - used));
  }
  return left;
}

export async function usedOf(ctx: Where, connection: Connection, configId: string): Promise<Left> {
  const time = ctx.clock.now();
  return {
    minute: await usedIn(connection, { userId: '', configId, span: spanOf(ctx, 'minute', time) }),
    day: await usedIn(connection, { userId: '', configId, span: spanOf(ctx, 'day', time) }),
  };
}

function spanOf({ actor }: Where, window: Window, time: number): string {
  return window === 'day'
    ? dayIn(actor.timeZone, time)
    : instant(time).slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

function exhausted(ctx: Where, window: Window, time: number): ServiceError {
  const zone = ctx.actor.timeZone;
  const more =
    window === 'minute'
      ? time - (time % minuteMs) + minuteMs
      : instantOf(zone, addDays(dayIn(zone, time), 1), '00:00');
  const retryAfter = Math.ceil((more - time) / 1000);
  return new ServiceError(window === 'minute' ? 'assistant.limit_minute' : 'assistant.limit_day', {
    retryAfter,
  });
}
