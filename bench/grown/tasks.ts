import type { Transaction } from '../../server/src/database/connection.ts';

/** People by their ids, first and last included. */
export interface PeopleRange {
  first: string;
  last: string;
}

interface DayOfTasks {
  date: string;
  rows: number;
  /** Their ids go on from here: how many the people have already. */
  after: number;
  /** So many of them belong to a daily series each. */
  inSeries: number;
}

/** One day of tasks for each of the people, without their counters. */
export async function addTasks(
  tx: Transaction,
  { first, last }: PeopleRange,
  { date, rows, after, inSeries }: DayOfTasks,
): Promise<void> {
  const at = new Date().toISOString();
  const moment = `${date}T07:30:00.000Z`;
  const reminders = JSON.stringify([{ minutes_before: null, time: moment }]);
  await run(
    tx,
    `insert into tasks (
      user_id, id, title, completed, priority, date, time, has_reminder, reminder_time, reminders,
      description, series_id, occurrence, recurrence, version, created_at, updated_at
    )
    with recursive
      given(first, last, day, rows, after, in_series, moment, reminders, at) as (
        select cast(? as text), cast(? as text), cast(? as text), cast(? as bigint),
          cast(? as bigint), cast(? as bigint), cast(? as text), cast(? as text), cast(? as text)),
      n(i) as (select 1 union all select i + 1 from n where i < (select rows from given))
    select person.id, '01930000-0000-7000-8000-' || substr(cast(1000000000000 + after + i as text), 2),
      'Red-black tree lab report ' || i, case when i % 3 = 0 then 1 else 0 end,
      case i % 4 when 0 then 'high' when 1 then 'low' else 'medium' end, day,
      substr(cast(108 + i % 12 as text), 2) || ':00-' || substr(cast(109 + i % 12 as text), 2) || ':00',
      case when i % 5 = 0 then 1 else 0 end, case when i % 5 = 0 then moment end,
      case when i % 5 = 0 then reminders else '[]' end,
      'Insert, delete and draw the tree after each step; part ' || i,
      case when i <= in_series
        then '01940000-0000-7000-8000-' || substr(cast(1000000000000 + i as text), 2) end,
      case when i <= in_series then day end, case when i <= in_series then 'FREQ=DAILY' end, 1, at, at
    from given cross join n join users as person on person.id >= first and person.id <= last`,
    [first, last, date, rows, after, inSeries, moment, reminders, at],
  );
}

/** What the product would have kept while these tasks were created one by one. */
export async function keepCounts(tx: Transaction, { first, last }: PeopleRange): Promise<void> {
  const range = [first, last];
  const owned = 'user_id >= cast(? as text) and user_id <= cast(? as text)';
  const kind = 'completed, priority, has_reminder';
  const whichDays = ['date', "''"];
  for (const day of whichDays) {
    await run(
      tx,
      `insert into task_counts (user_id, date, ${kind}, tasks)
      select user_id, ${day}, ${kind}, count(*) from tasks where ${owned}
      group by user_id, ${day === 'date' ? 'date, ' : ''}${kind}`,
      range,
    );
  }
  await run(
    tx,
    `insert into task_series_open (user_id, date, tasks)
    select user_id, date, count(*) from tasks
    where ${owned} and series_id is not null and completed = 0 group by user_id, date`,
    range,
  );
  await run(
    tx,
    `update revisions set tasks = tasks + (
      select sum(kept.tasks) from task_counts as kept
      where kept.user_id = revisions.user_id and kept.date = '')
    where ${owned}`,
    range,
  );
}

/** PostgreSQL numbers its binds. */
async function run(tx: Transaction, sql: string, values: readonly (string | number)[]) {
  let bound = 0;
  const number = () => {
    bound += 1;
    return `$${bound}`;
  };
  await tx.run(tx.engine === 'postgres' ? sql.replaceAll('?', number) : sql, values);
}
