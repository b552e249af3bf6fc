import type { Locale } from '@board/contracts/constants/locales';
import { zoneNamed } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { actAs } from '../../people/act-as.ts';
import type { Look } from './preferences.ts';
import { isUnsettled } from './preferences.ts';
import { updatePreferences } from './update-preferences.ts';
import type { UserRow } from './user-row.repository.ts';

/**
 * An account that was made without a browser looks as the first browser does that signs in. Answers
 * with the language in which the person is spoken to from now on.
 */
export async function settlePreferences(
  ctx: PublicContext,
  tx: Transaction,
  row: UserRow,
  { darkMode, language, timeZone }: Look,
): Promise<Locale> {
  if (darkMode === undefined || !isUnsettled(row)) return row.locale;
  const self = await actAs({ ...ctx, tx }, row.id);
  if (!self) return row.locale;
  const { preferences } = await updatePreferences(self, {
    darkMode,
    ...(language && { language }),
    ...(zoneNamed(timeZone ?? '') && { timeZone }),
  });
  return preferences.language;
}
