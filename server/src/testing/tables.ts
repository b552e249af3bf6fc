import type { TestApp } from './test-app.ts';

type Column = { table: string; column: string };

/** Every column of the running database, but for what a search engine keeps for itself. */
async function columnsOf({ services }: TestApp): Promise<Column[]> {
  const { reader } = services.database;
  const sql =
    reader.engine === 'sqlite'
      ? `select t.name as tab, c.name as col from sqlite_master t, pragma_table_info(t.name) c
         where t.type = 'table' and t.name not like 'search_tokens%' order by 1, 2`
      : `select table_name as tab, column_name as col from information_schema.columns
         where table_schema = current_schema() order by 1, 2`;
  const { rows } = await reader.run(sql, []);
  return rows.map(({ tab, col }) => ({ table: String(tab), column: String(col) }));
}

export async function tablesWith(board: TestApp, name: RegExp): Promise<string[]> {
  const found = (await columnsOf(board)).filter(({ column }) => name.test(column));
  return [...new Set(found.map(({ table }) => table))];
}

/** Those with a row that holds these words, in whatever column. */
export async function tablesThatSay(board: TestApp, words: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesWith(board, /./)) {
    const { rows } = await board.services.database.reader.run(`select * from ${table}`, []);
    if (JSON.stringify(rows).includes(words)) found.push(table);
  }
  return found;
}
