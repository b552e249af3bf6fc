import { permissionsOf } from '@board/contracts/constants/roles';
import { scopes } from '@board/contracts/constants/scopes';
import type { Actor, Context, PublicContext, Services } from '../context/context.ts';
import { Moves } from '../context/moves.ts';
import { statement } from '../database/statement.ts';

/** Of a person, his revisions and the state of the house: what an actor is made of. */
export const actingColumns = [
  'person.username',
  'person.role',
  'person.status',
  'person.locale',
  'person.time_zone',
  ...scopes.map((scope) => `revision.${scope}` as const),
  'state.revision as global_revision',
  'state.maintenance',
  'state.withheld',
] as const;

type Found = NonNullable<Awaited<ReturnType<typeof findPerson.first>>>;

export const actorOf = (found: Found, userId: string, sessionId: string): Actor => ({
  userId,
  username: found.username,
  role: found.role,
  permissions: permissionsOf(found.role, found.withheld.split(' ')),
  sessionId,
  locale: found.locale,
  timeZone: found.time_zone,
  revisions: found,
  globalRevision: found.global_revision,
});

const findPerson = statement<{ id: string }>()((query, value) =>
  query
    .selectFrom('users as person')
    .innerJoin('revisions as revision', 'revision.user_id', 'person.id')
    .innerJoin('global_state as state', (join) => join.on('state.id', '=', 1))
    .select(actingColumns)
    .where('person.id', '=', value.text('id')),
);

/** The context of a user without a request, for jobs: the same verbs, the same ownership. Nothing for one who is gone. */
export async function actAs(
  ctx: Services & Partial<Pick<PublicContext, 'tx' | 'requestId'>>,
  userId: string,
): Promise<Context | undefined> {
  const found = await findPerson.first(ctx.tx ?? ctx.database.reader, { id: userId });
  if (found?.status !== 'active') return undefined;
  return {
    ...ctx,
    requestId: ctx.requestId ?? 'server',
    locale: found.locale,
    address: '',
    maintenance: found.maintenance === 1,
    tx: ctx.tx,
    snapshot: undefined,
    moves: new Moves(),
    actor: actorOf(found, userId, ''),
  };
}
