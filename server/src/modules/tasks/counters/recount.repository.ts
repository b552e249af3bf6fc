import { sql } from 'kysely';
import type { Transaction } from '../../../database/connection.ts';
import { statement } from '../../../database/statement.ts';

/** A series from one of its days on. */
export interface SeriesPart {
  userId: string;
  seriesId: string;
  from: string;
}

const kinds = ['user_id', 'completed', 'priority', 'has_reminder'] as const;

/** Adds what a part of a series holds now, or takes it away: once by day and once for all days. */
const count = (day: 'each' | 'all') =>
  statement<SeriesPart & { by: number }>()((query, value) => {
    const date = day === 'each' ? sql<string>`date` : sql<string>`''`;
    return query
      .insertInto('task_counts')
      .columns([...kinds, 'date', 'tasks'])
      .expression(
        query
          .selectFrom('tasks')
          .select(kinds)
          .select([date.as('day'), sql<number>`count(*) * ${value.number('by')}`.as('tasks')])
          .where('user_id', '=', value.text('userId'))
          .where('series_id', '=', value.text('seriesId'))
          .where('occurrence', '>=', value.text('from'))
          .where('deleted_at', 'is', null)
          .groupBy([...kinds, ...(day === 'each' ? (['date'] as const) : [])]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'date', 'completed', 'priority', 'has_reminder'])
          .doUpdateSet({ tasks: sql`task_counts.tasks + excluded.tasks` }),
      );
  });

const countEachDay = count('each');
const countAllDays = count('all');

const countOpen = statement<SeriesPart & { by: number }>()((query, value) =>
  query
    .insertInto('task_series_open')
    .columns(['user_id', 'date', 'tasks'])
    .expression(
      query
        .selectFrom('tasks')
        .select(['user_id', 'date'])
        .select(sql<number>`count(*) * ${value.number('by')}`.as('tasks'))
        .where('user_id', '=', value.text('userId'))
        .where('series_id', '=', value.text('seriesId'))
        .where('occurrence', '>=', value.text('from'))
        .where('completed', '=', 0)
        .where('deleted_at', 'is', null)
        .groupBy(['user_id', 'date']),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date'])
        .doUpdateSet({ tasks: sql`task_series_open.tasks + excluded.tasks` }),
    ),
);

/** The counts follow a change of many rows by what is there before and after, not row by row. */
export async function recounted<Result>(
  tx: Transaction,
  part: SeriesPart,
  change: () => Promise<Result>,
): Promise<Result> {
  const add = async (by: 1 | -1) => {
    for (const each of [countEachDay, countAllDays, countOpen]) await each.run(tx, { ...part, by });
  };
  await add(-1);
  const result = await change();
  await add(1);
  return result;
}
