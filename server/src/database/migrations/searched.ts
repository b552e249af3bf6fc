import type { Columns } from '../columns.ts';

interface Searched {
  kind: string;
  /** Owned, with an id. */
  table: string;
  /** Those that decide under which words and day it is found, and whether at all. */
  columns: readonly string[];
}

/**
 * Things of a table are found by words from now on: whatever is written there, by whomever, is
 * noted as stale, and what is deleted is gone. Released migrations are made of this.
 */
export const searched = (engine: Columns['engine'], one: Searched): readonly string[] => [
  ...(engine === 'sqlite' ? onSqlite(one) : onPostgres(one)),
  `insert into search_entries (user_id, kind, id, day, words, stale)
    select user_id, '${one.kind}', id, '', '', 1 from ${one.table} order by user_id, id`,
];

/** Columns that came later decide too; what is there has nothing in them yet. */
export const searchedAlso = (
  engine: Columns['engine'],
  { kind, table, columns }: Searched,
): string =>
  engine === 'sqlite'
    ? `create trigger ${table}_searched_${columns.join('_')} after update on ${table}
      when ${changed(columns)} ${noteOf(kind)}`
    : `create trigger ${table}_searched_${columns.join('_')} after update on ${table}
    for each row when (${changed(columns)}) execute function search_noted('${kind}')`;

const changed = (columns: readonly string[]): string =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const noteOf = (kind: string): string => `begin
    insert into search_entries (user_id, kind, id, day, words, stale)
      values (new.user_id, '${kind}', new.id, '', '', 1)
      on conflict (user_id, kind, id) do update set stale = 1;
  end`;

function onSqlite({ kind, table, columns }: Searched): readonly string[] {
  const note = noteOf(kind);
  return [
    `create trigger ${table}_searched_added after insert on ${table} ${note}`,
    `create trigger ${table}_searched_changed after update on ${table}
      when ${changed(columns)} ${note}`,
    `create trigger ${table}_searched_gone after delete on ${table} begin
      delete from search_entries where user_id = old.user_id and kind = '${kind}' and id = old.id;
    end`,
  ];
}

const onPostgres = ({ kind, table, columns }: Searched): readonly string[] => [
  `create trigger ${table}_searched_added after insert or delete on ${table}
    for each row execute function search_noted('${kind}')`,
  `create trigger ${table}_searched_changed after update on ${table}
    for each row when (${changed(columns)}) execute function search_noted('${kind}')`,
];
