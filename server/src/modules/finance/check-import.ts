import { exactMinor } from '@board/contracts/constants/money';
import type { ImportRow } from '@board/contracts/schemas/transaction-imports';
import { addDays } from '@board/time';
import type { Context } from '../../context/context.ts';
import { pagesAfter } from '../../database/pages-after.ts';
import { breathing } from '../../turns/breathing.ts';
import { single } from '../../writing/transaction.ts';
import { transfersOf } from './accounts/transfers.repository.ts';
import { daysApart, type KeptRecord, type KnownRows, knownRows } from './doubles.ts';
import { entriesFrom } from './import-rows.ts';
import { sourcesOf } from './imports.repository.ts';
import { beginning, listRowsAfter } from './ledger.repository.ts';
import { ledgerFilter } from './list-transactions.ts';

const rowsAtOnce = 500;

interface Statement {
  source?: string | undefined;
  account?: string | null | undefined;
  rows: readonly ImportRow[];
}

/** Writes nothing: tells which rows are in the ledger already, or which cannot be read. */
export async function checkImport(ctx: Context, statement: Statement): Promise<KnownRows> {
  const { source, rows } = statement;
  await entriesFrom(ctx, rows, '');
  return knownRows(rows, await recordsLike(ctx, statement), source);
}

/** What the ledger holds of these amounts about these days, piece by piece, and what the account does. */
async function recordsLike(ctx: Context, { rows, account }: Statement): Promise<KeptRecord[]> {
  const { userId } = ctx.actor;
  const amounts = new Set(rows.map(({ amount }) => exactMinor(amount)));
  const days = rows.map(({ date }) => date).sort();
  const from = addDays(days[0] ?? '', -daysApart);
  const to = addDays(days.at(-1) ?? '', daysApart);
  const imports = new Map<string, { name: string; source: string }>();
  const found: KeptRecord[] = [];
  const breathe = breathing();

  type Kept = Omit<KeptRecord, 'file' | 'source'> & { import_id: string | null };
  async function keep(kept: readonly Kept[], moved?: true) {
    const alike = kept.filter(({ minor }) => amounts.has(minor));
    const unknown = new Set(alike.flatMap(({ import_id: id }) => id ?? []));
    for (const one of await sourcesOf(single(ctx), userId, [...unknown].filter(isNew(imports)))) {
      imports.set(one.id, one);
    }
    for (const { date, type, minor, description, import_id } of alike) {
      const { name: file, source } = imports.get(import_id ?? '') ?? { name: '', source: '' };
      found.push({ date, type, minor, description, file, source, ...(moved && { moved }) });
    }
  }

  if (account) {
    const transfers = await transfersOf(single(ctx), userId, { account, from, to });
    const cameIn = (id: string | null) => (id === account ? 'income' : 'expense');
    await keep(
      transfers.map((row) => ({ ...row, type: cameIn(row.to_id), description: row.note })),
      true,
    );
  }
  const filter = ledgerFilter({ start_date: from, end_date: to });
  const next = listRowsAfter(single(ctx), filter);
  for await (const page of pagesAfter(beginning(userId), rowsAtOnce, next)) {
    await keep(page);
    await breathe();
  }
  return found;
}

const isNew = (known: ReadonlyMap<string, unknown>) => (id: string) => !known.has(id);
