import { exactMinor } from '@board/contracts/constants/money';
import type { ImportDouble, ImportRow } from '@board/contracts/schemas/transaction-imports';
import { addDays } from '@board/time';
import { breathing } from '../../turns/breathing.ts';

/** A bank posts on Monday what was paid on Friday. */
export const daysApart = 3;
const nearestFirst = [0, 1, -1, 2, -2, 3, -3];

export interface KeptRecord {
  date: string;
  type: string;
  minor: number;
  description: string;
  /** '' for what came with none. */
  file: string;
  source: string;
  /** Between two accounts. */
  moved?: true;
}

export interface KnownRows {
  /** Places of rows that are there already, word for word. */
  duplicates: number[];
  doubles: ImportDouble[];
}

/**
 * Which rows of a statement the ledger holds already. A record stands for one row, since two equal
 * rows are two bus rides: first for the one with its words, then for one that came from elsewhere,
 * with the same amount and direction, the nearest days first. Statements of one kind do not tell of
 * a payment twice; of what is moved between two accounts of one bank both tell, on the same day.
 */
export async function knownRows(
  rows: readonly ImportRow[],
  kept: readonly KeptRecord[],
  source: string | undefined,
): Promise<KnownRows> {
  const breathe = breathing();
  const paid = rows.map(({ amount, ...row }, place) => ({
    ...row,
    place,
    minor: exactMinor(amount),
  }));

  const worded = await shelved(kept, wordsOf);
  const used = new Set<KeptRecord>();
  const duplicates: number[] = [];
  for (const row of paid) {
    await breathe();
    const same = worded.get(wordsOf(row))?.pop();
    if (!same) continue;
    used.add(same);
    duplicates.push(row.place);
  }

  const left = kept.filter((one) => !used.has(one));
  const isOfKind = (one: KeptRecord) =>
    source !== undefined && source !== '' && one.source === source;
  const onItsDay = (one: KeptRecord) => paymentOf(one, one.date);
  const payments = await shelved(
    left.filter((one) => !isOfKind(one)),
    onItsDay,
  );
  const moves = await shelved(
    left.filter((one) => isOfKind(one) && one.moved),
    onItsDay,
  );
  const known = new Set(duplicates);
  const doubles: ImportDouble[] = [];
  for (const days of nearestFirst) {
    for (const row of paid) {
      await breathe();
      if (known.has(row.place)) continue;
      const payment = paymentOf(row, addDays(row.date, days));
      const same =
        payments.get(payment)?.pop() ?? (days === 0 ? moves.get(payment)?.pop() : undefined);
      if (!same) continue;
      known.add(row.place);
      const { date, description, file } = same;
      doubles.push({ row: row.place, date, description, file });
    }
  }
  return { duplicates, doubles };
}

type Payment = Pick<KeptRecord, 'type' | 'minor'>;

const paymentOf = ({ type, minor }: Payment, date: string): string => `${date} ${type} ${minor}`;
const wordsOf = (one: Payment & { date: string; description: string }): string =>
  `${paymentOf(one, one.date)} ${one.description.trim().toLowerCase()}`;

async function shelved(
  kept: readonly KeptRecord[],
  keyOf: (one: KeptRecord) => string,
): Promise<Map<string, KeptRecord[]>> {
  const shelves = new Map<string, KeptRecord[]>();
  const breathe = breathing();
  for (const one of kept) {
    await breathe();
    const key = keyOf(one);
    const shelf = shelves.get(key);
    if (shelf) shelf.push(one);
    else shelves.set(key, [one]);
  }
  return shelves;
}
