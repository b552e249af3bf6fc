import type { Connection } from '../../database/connection.ts';

interface Whose {
  userId: string;
  sessionId: string;
}

const lengths = [1, 8, 64, 500];

/** As long as the next of a few lengths: each is a statement of its own, which is kept prepared. */
function filled(ids: readonly string[]): string[] {
  const length = lengths.find((each) => each >= ids.length) ?? ids.length;
  return Array.from({ length }, (_, index) => ids[index] ?? ids[0] ?? '');
}

/** Those that are still there, by their id, with the revisions of whom they belong to: one statement for all. */
export async function aliveSessions(connection: Connection, sessions: readonly Whose[]) {
  const rows = await connection.query
    .selectFrom('sessions as session')
    .innerJoin('revisions as revision', 'revision.user_id', 'session.user_id')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .innerJoin('global_state as state', (join) => join.on('state.id', '=', 1))
    .leftJoin('second_factors as factor', (join) =>
      join
        .onRef('factor.user_id', '=', 'session.user_id')
        .on('factor.confirmed_at', 'is not', null),
    )
    .selectAll('revision')
    .select(['session.id as session_id', 'session.idle_until', 'session.expires_at'])
    .select(['person.role', 'state.maintenance', 'state.factor_roles'])
    .select('factor.user_id as has_factor')
    .where('session.user_id', 'in', filled(sessions.map(({ userId }) => userId)))
    .where('session.id', 'in', filled(sessions.map(({ sessionId }) => sessionId)))
    .execute();
  return new Map(rows.map((row) => [row.session_id, row]));
}

export type AliveSession =
  Awaited<ReturnType<typeof aliveSessions>> extends Map<string, infer Row> ? Row : never;
