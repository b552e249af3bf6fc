import type { TestApp } from './test-app.ts';

/** The tables of the running database that have a column of this name. */
export async function tablesWith({ services }: TestApp, column: string): Promise<string[]> {
  const { reader } = services.database;
  const sql =
    reader.engine === 'sqlite'
      ? `select t.name as name from sqlite_master t, pragma_table_info(t.name) c
         where t.type = 'table' and c.name = ? order by 1`
      : `select table_name as name from information_schema.columns
         where table_schema = current_schema() and column_name = $1 order by 1`;
  const { rows } = await reader.run(sql, [column]);
  return rows.map(({ name }) => String(name));
}
