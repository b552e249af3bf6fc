import { now, type PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { touch } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, type UserRow } from '../../users/index.ts';
import type { CameBack } from './come-back.ts';
import { insertLink, type LinkRow } from './links.repository.ts';

/** From now on the school's account leads to this one; the person hears of it, as of any way in. */
export async function connect(
  ctx: PublicContext,
  tx: Transaction,
  person: UserRow,
  { provider, identity }: Pick<CameBack, 'provider' | 'identity'>,
): Promise<LinkRow> {
  const time = now(ctx);
  const link: LinkRow = {
    ...{ user_id: person.id, provider_id: provider.id, subject: identity.subject },
    ...{ role: null, created_at: time, last_used_at: time },
  };
  await touch(ctx, tx, person.id, ['user']);
  if (!(await insertLink(tx, link))) throw new ServiceError('auth.school_taken');
  const { name_zh, name_en } = provider;
  await notify(ctx, tx, accountNews(person, { kind: 'school_linked', name_zh, name_en }));
  await audit(ctx, tx, {
    action: 'user.school_linked',
    target: person.id,
    details: { provider: provider.id, name: name_en },
  });
  return link;
}
