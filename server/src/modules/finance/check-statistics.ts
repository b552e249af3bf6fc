import type { TransactionType } from '@board/contracts/constants/transactions';
import type { Services } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { writeFor } from '../../writing/transaction.ts';
import {
  countedFigures,
  type Figure,
  forgetFigures,
  keptDays,
  keptMonths,
} from './check-statistics.repository.ts';
import { countEntries } from './statistics.repository.ts';

export interface Difference {
  time: string;
  type: string;
  category: string;
  kept: Pick<Figure, 'minor' | 'entries'>;
  counted: Pick<Figure, 'minor' | 'entries'>;
}

/** Adds everything up again and tells where the kept figures say something else. */
export async function statisticsDifferences(
  connection: Connection,
  userId: string,
): Promise<Difference[]> {
  const withoutMoney = (figures: Figure[]) => figures.map((figure) => ({ ...figure, minor: 0 }));
  return [
    ...differences(
      await keptMonths(connection, userId),
      await countedFigures(connection, userId, 'month'),
    ),
    ...differences(
      await keptDays(connection, userId),
      withoutMoney(await countedFigures(connection, userId, 'day')),
    ),
  ];
}

/** Replaces the kept figures by what the transactions add up to. */
export function rebuildStatistics(
  ctx: Pick<Services, 'clock' | 'database' | 'signals'>,
  userId: string,
): Promise<void> {
  return writeFor(ctx, userId, ['transactions'], async (tx) => {
    const days = await countedFigures(tx, userId, 'day');
    await forgetFigures(tx, userId);
    await countEntries(
      tx,
      userId,
      days.map(({ time, type, ...figure }) => ({
        ...figure,
        date: time,
        type: type as TransactionType,
      })),
    );
  });
}

const nothing = { minor: 0, entries: 0 };

function differences(kept: readonly Figure[], counted: readonly Figure[]): Difference[] {
  const keyOf = ({ time, type, category }: Figure) => JSON.stringify([time, type, category]);
  const byKey = new Map(counted.map((figure) => [keyOf(figure), figure]));
  const all = new Map([...kept, ...counted].map((figure) => [keyOf(figure), figure]));
  const keptByKey = new Map(kept.map((figure) => [keyOf(figure), figure]));
  return [...all].flatMap(([key, { time, type, category }]) => {
    const is = only(keptByKey.get(key));
    const ought = only(byKey.get(key));
    const same = is.minor === ought.minor && is.entries === ought.entries;
    return same ? [] : [{ time, type, category, kept: is, counted: ought }];
  });
}

const only = (figure: Figure | undefined): Pick<Figure, 'minor' | 'entries'> =>
  figure ? { minor: figure.minor, entries: figure.entries } : nothing;
