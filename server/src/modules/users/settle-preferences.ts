import { actAs } from '../../act-as.ts';
import { isTimeZone } from '../../clock.ts';
import type { PublicContext } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import type { Look } from './preferences.ts';
import { isUnsettled } from './preferences.ts';
import { updatePreferences } from './update-preferences.ts';
import type { UserRow } from './users.repository.ts';

/** An account that was made without a browser looks as the first browser does that signs in. */
export async function settlePreferences(
  ctx: PublicContext,
  tx: Transaction,
  row: UserRow,
  { darkMode, language, timeZone }: Look,
): Promise<void> {
  if (darkMode === undefined || !isUnsettled(row)) return;
  const self = await actAs({ ...ctx, tx }, row.id);
  if (!self) return;
  await updatePreferences(self, {
    darkMode,
    ...(language && { language }),
    ...(timeZone && isTimeZone(timeZone) && { timeZone }),
  });
}
