import type { Connection } from '../connection.ts';

export interface DescribedTable {
  name: string;
  columns: readonly { name: string; bytes: boolean }[];
  /** The primary key, in its order: both engines sort by it alike. */
  key: readonly string[];
  /** Tables that rows of this one need. */
  needs: readonly string[];
}

/** Every table as the database itself knows it, so that no list can be forgotten; needed ones come first. */
export async function describeTables(connection: Connection): Promise<DescribedTable[]> {
  const found =
    connection.engine === 'sqlite' ? await onSqlite(connection) : await onPostgres(connection);
  for (const { name, key } of found) {
    if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  }
  return inOrder(found);
}

/** Written by `migrate`, and told by the head of a snapshot; and what is made anew of the others. */
const left = (name: string): boolean => name === 'migrations' || name.startsWith('search_');

async function onSqlite(connection: Connection): Promise<DescribedTable[]> {
  const rowsOf = async (sql: string, values: unknown[] = []) =>
    (await connection.run(sql, values)).rows;
  const names = await rowsOf(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  );
  const tables: DescribedTable[] = [];
  for (const name of names.map((row) => String(row.name)).filter((each) => !left(each))) {
    const columns = await rowsOf('select name, type, pk from pragma_table_info(?) order by cid', [
      name,
    ]);
    const needs = await rowsOf('select distinct "table" as name from pragma_foreign_key_list(?)', [
      name,
    ]);
    tables.push({
      name,
      columns: columns.map((row) => ({
        name: String(row.name),
        bytes: String(row.type).toLowerCase() === 'blob',
      })),
      key: columns
        .filter((row) => Number(row.pk) > 0)
        .sort((a, b) => Number(a.pk) - Number(b.pk))
        .map((row) => String(row.name)),
      needs: needs.map((row) => String(row.name)),
    });
  }
  return tables;
}

async function onPostgres(connection: Connection): Promise<DescribedTable[]> {
  const { rows } = await connection.run(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'bytes', a.atttypid = 'bytea'::regtype) order by a.attnum)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       (select json_agg(a.attname order by place)
          from pg_index i
          cross join unnest(i.indkey) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary) as key,
       (select json_agg(distinct other.relname)
          from pg_constraint f join pg_class other on other.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f') as needs
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
     order by c.relname collate "C"`,
    [],
  );
  return rows
    .map(({ name, columns, key, needs }) => ({
      name: String(name),
      columns: columns as DescribedTable['columns'],
      key: (key ?? []) as string[],
      needs: (needs ?? []) as string[],
    }))
    .filter(({ name }) => !left(name));
}

function inOrder(tables: readonly DescribedTable[]): DescribedTable[] {
  const ordered: DescribedTable[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ name, needs }) =>
      needs.every((need) => need === name || !left.has(need)),
    );
    if (ready.length === 0) throw new Error('These tables need each other in a circle');
    for (const table of ready) {
      ordered.push(table);
      left.delete(table.name);
    }
  }
  return ordered;
}
