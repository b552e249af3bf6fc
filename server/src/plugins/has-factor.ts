import { type RawBuilder, sql } from 'kysely';

/** Whether somebody's sign-ins ask for more than the password: by an authenticator that counts, or a passkey. */
export const hasFactor = (userId: RawBuilder<string>) => sql<0 | 1>`case when
  exists (select 1 from second_factors where second_factors.user_id = ${userId} and second_factors.confirmed_at is not null)
  or exists (select 1 from passkeys where passkeys.user_id = ${userId})
  then 1 else 0 end`;
