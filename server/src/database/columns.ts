import type { Engine } from './engine.ts';

/** The words of a table that differ between the engines; everything else is written the same. */
export interface Columns {
  engine: Engine;
  /** Sorted by code point on both engines. Also for instants, dates and JSON. */
  text: string;
  /** 64 bits; comes back as a number. */
  integer: string;
  /** 0 or 1. */
  flag: string;
  bytes: string;
  /** Ends a table that lies in the order of its primary key. */
  clustered: string;
  /** The owner, whose things go with him. */
  owner: string;
  /** Columns that every owned thing carries after its own. */
  versioned: string;
}

export function columnsFor(engine: Engine): Columns {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  return {
    engine,
    text,
    integer,
    flag: engine === 'sqlite' ? 'integer' : 'smallint',
    bytes: engine === 'sqlite' ? 'blob' : 'bytea',
    clustered: engine === 'sqlite' ? 'without rowid' : '',
    owner: `user_id ${text} not null references users (id) on delete cascade`,
    versioned: `version ${integer} not null, created_at ${text} not null, updated_at ${text} not null, deleted_at ${text}`,
  };
}
