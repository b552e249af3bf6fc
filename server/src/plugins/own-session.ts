import { type Context, connectionOf } from '../context/context.ts';
import { statement } from '../database/statement.ts';
import { hasFactor } from './has-factor.repository.ts';

const findSession = statement<{ userId: string; sessionId: string }>()((query, value) =>
  query
    .selectFrom('sessions')
    .select([
      'proven_at',
      'vouched',
      'provider_id',
      hasFactor(value.text('userId')).as('has_factor'),
    ])
    .where('user_id', '=', value.text('userId'))
    .where('id', '=', value.text('sessionId')),
);

/** The session that asks: what it has shown, and the school that it came from. */
export const ownSession = (ctx: Context) => findSession.first(connectionOf(ctx), ctx.actor);
