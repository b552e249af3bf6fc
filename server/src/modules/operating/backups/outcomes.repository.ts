import type { Locale } from '@board/contracts/constants/locales';
import type { BackupOutcome } from '@board/contracts/schemas/admin';
import { now, type Services } from '../../../context/context.ts';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { BackupOutcomesTable } from '../../../database/tables/operating.ts';
import { failureText, keptFailure } from '../../../errors/kept-failure.ts';

type Kind = BackupOutcomesTable['kind'];
type Outcome = Pick<BackupOutcomesTable, 'backup' | 'rows' | 'ms'>;

/** In place of the one before; when it last went well stays known through failures. */
export async function keepOutcome(
  ctx: Pick<Services, 'clock'>,
  tx: Transaction,
  kind: Kind,
  { error, ...outcome }: Outcome & { error?: unknown },
): Promise<void> {
  const at = now(ctx);
  const failure = error === undefined ? null : keptFailure(error);
  const told = { ...outcome, at, failure, ...(failure === null ? { succeeded_at: at } : {}) };
  await tx.query
    .insertInto('backup_outcomes')
    .values({ succeeded_at: null, ...told, kind })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(told))
    .execute();
}

export const outcomes = (connection: Connection): Promise<BackupOutcomesTable[]> =>
  connection.query.selectFrom('backup_outcomes').selectAll().execute();

export async function lastOutcome(
  connection: Connection,
  kind: Kind,
  locale: Locale,
): Promise<BackupOutcome | null> {
  const found = (await outcomes(connection)).find((outcome) => outcome.kind === kind);
  if (!found) return null;
  const { kind: _, failure, ...rest } = found;
  return { ...rest, failure: failure === null ? null : failureText(failure, locale) };
}
