import type { Services } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { notify } from '../notifications/index.ts';
import { accountNews, findUser } from '../users/index.ts';

export async function tellOfPassword(
  ctx: Pick<Services, 'clock' | 'config' | 'database' | 'signals'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const person = await findUser(tx, userId);
  if (person) await notify(ctx, tx, accountNews(person, { kind: 'password_changed' }));
}
