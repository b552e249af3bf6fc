import type { SearchKind } from '@board/contracts/constants/search';
import type { Generated } from 'kysely';
import type { Flag } from '../row.ts';

/** The index of what is found by words: made of other tables, so neither exported nor backed up. */
export interface SearchEntriesTable {
  seq: Generated<number>;
  user_id: string;
  kind: SearchKind;
  id: string;
  /** '' without one. */
  day: string;
  /** Title and, on the next line, what else it says. */
  words: string;
  /** Its thing was written since: within the same transaction it is read again. */
  stale: Flag;
}

export interface SearchTables {
  search_entries: SearchEntriesTable;
}
