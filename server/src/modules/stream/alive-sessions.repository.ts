import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { arePairs } from '../../database/own-rows.ts';
import { hasFactor } from '../../plugins/has-factor.repository.ts';

interface Whose {
  userId: string;
  sessionId: string;
}

const lengths = [1, 8, 64, 500];

/** As long as the next of a few lengths: each is a statement of its own, which is kept prepared. */
function filled(sessions: readonly Whose[]): [string, string][] {
  const length = lengths.find((each) => each >= sessions.length) ?? sessions.length;
  return Array.from({ length }, (_, index) => {
    const { userId = '', sessionId = '' } = sessions[index] ?? sessions[0] ?? {};
    return [userId, sessionId];
  });
}

/** Those that are still there, by their id, with the revisions of whom they belong to: one statement for all. */
export async function aliveSessions(connection: Connection, sessions: readonly Whose[]) {
  const rows = await connection.query
    .selectFrom('sessions as session')
    .innerJoin('revisions as revision', 'revision.user_id', 'session.user_id')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .innerJoin('global_state as state', (join) => join.on('state.id', '=', 1))
    .selectAll('revision')
    .select([
      'session.id as session_id',
      'session.idle_until',
      'session.expires_at',
      'session.vouched',
    ])
    .select(['person.role', 'state.maintenance', 'state.factor_roles'])
    .select(({ ref }) => hasFactor(ref('session.user_id')).as('has_factor'))
    .where(arePairs(sql`session.user_id, session.id`, filled(sessions)))
    .execute();
  return new Map(rows.map((row) => [row.session_id, row]));
}

export type AliveSession =
  Awaited<ReturnType<typeof aliveSessions>> extends Map<string, infer Row> ? Row : never;
