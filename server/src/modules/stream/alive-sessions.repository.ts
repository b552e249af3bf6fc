import type { Connection } from '../../database/connection.ts';

interface Whose {
  userId: string;
  sessionId: string;
}

/** Those that are still there, by their id, with the revisions of whom they belong to: one statement for all. */
export async function aliveSessions(connection: Connection, sessions: readonly Whose[]) {
  const rows = await connection.query
    .selectFrom('sessions as session')
    .innerJoin('revisions as revision', 'revision.user_id', 'session.user_id')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .innerJoin('global_state as state', (join) => join.on('state.id', '=', 1))
    .selectAll('revision')
    .select(['session.id as session_id', 'session.idle_until', 'session.expires_at'])
    .select(['person.role', 'state.maintenance'])
    .where('session.user_id', 'in', [...new Set(sessions.map(({ userId }) => userId))])
    .where(
      'session.id',
      'in',
      sessions.map(({ sessionId }) => sessionId),
    )
    .execute();
  return new Map(rows.map((row) => [row.session_id, row]));
}
