import type { Services } from '../../../context/context.ts';
import { statement } from '../../../database/statement.ts';
import { instant } from '../../../time/clock.ts';

const findSession = statement<{ userId: string; time: string }>()((query, value) =>
  query
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', value.text('userId'))
    .where('idle_until', '>', value.text('time'))
    .where('expires_at', '>', value.text('time'))
    .limit(1),
);

/** Wherever that is: what pages know a visitor by outlives his sessions. */
export async function isSignedIn({ database, clock }: Services, userId: string): Promise<boolean> {
  const params = { userId, time: instant(clock.now()) };
  return (await findSession.first(database.reader, params)) !== undefined;
}
