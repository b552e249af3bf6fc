import { type Expression, sql } from 'kysely';
import type { Connection } from '../database/connection.ts';
import { statement } from '../database/statement.ts';

/** Whether somebody's sign-ins ask for more than the password: by an authenticator that counts, or a passkey. */
export const hasFactor = (userId: Expression<string>) => sql<0 | 1>`case when
  exists (select 1 from second_factors where second_factors.user_id = ${userId} and second_factors.confirmed_at is not null)
  or exists (select 1 from passkeys where passkeys.user_id = ${userId})
  then 1 else 0 end`;

const findFactor = statement<{ userId: string }>()((query, value) =>
  query
    .selectFrom('users')
    .select(hasFactor(value.text('userId')).as('has_factor'))
    .where('id', '=', value.text('userId')),
);

/** Whether sign-ins of this person ask for more than the password. */
export async function hasSecondFactor(connection: Connection, userId: string): Promise<boolean> {
  return (await findFactor.first(connection, { userId }))?.has_factor === 1;
}
