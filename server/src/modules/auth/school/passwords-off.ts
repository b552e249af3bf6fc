import type { Role } from '@board/contracts/constants/roles';
import type { PublicContext } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { single } from '../../../writing/transaction.ts';
import { readSettings } from '../../settings/index.ts';
import { enabledProviders } from './providers.repository.ts';

export const hasSchool = async (connection: Connection): Promise<boolean> =>
  (await enabledProviders(connection)).length > 0;

/** Where no school is left to come through, passwords count again: nobody is locked out by a switch. */
export async function passwordsAreOff(connection: Connection): Promise<boolean> {
  const { localPasswords } = await readSettings(connection);
  return !localPasswords && (await hasSchool(connection));
}

/** The super administrator comes in when the school's sign-in does not answer. */
export async function refusePassword(ctx: PublicContext, role: Role): Promise<void> {
  if (role === 'super_admin') return;
  if (await passwordsAreOff(single(ctx))) throw new ServiceError('auth.passwords_off');
}
