import { adminRoles } from '@board/contracts/constants/roles';
import type { Transaction } from '../database/connection.ts';

/** Everybody who administrates, and of a remote whom its team named. */
export function administratorsToTell(tx: Transaction, remote = '') {
  const owners = tx.query
    .selectFrom('deploy_tokens')
    .select('owner_id')
    .where('remote', '=', remote)
    .where('owner_id', 'is not', null);
  return tx.query
    .selectFrom('users')
    .select(['id', 'locale', 'role'])
    .where((is) => is.or([is('role', 'in', [...adminRoles]), is('id', 'in', owners)]))
    .where('status', '=', 'active')
    .execute();
}
