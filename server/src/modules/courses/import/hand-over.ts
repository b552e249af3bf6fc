import type { Transaction } from '../../../database/connection.ts';
import {
  type ImportRecord,
  type KeptImport,
  rewriteRecord,
  standingAfter,
} from './imports.repository.ts';

/**
 * What is left for the import itself to give back, when later ones stand upon it. One that took away
 * what it made gives back what stood before both, and the next one the length that the term had, or
 * all of the term.
 */
export async function handOver(
  tx: Transaction,
  userId: string,
  undone: KeptImport,
): Promise<Pick<ImportRecord, 'removed' | 'new_term'>> {
  const { term_id, created, removed, weeks_before, new_term } = undone.record;
  const later = await standingAfter(tx, userId, undone);
  const ofTerm = later.filter(({ record }) => record.term_id === term_id);
  const taker = ofTerm.find(({ record }) => record.removed.some((id) => created.includes(id)));
  if (taker) {
    const others = taker.record.removed.filter((id) => !created.includes(id));
    taker.record = { ...taker.record, removed: [...others, ...removed] };
  }
  const [heir] = ofTerm;
  const inherits = heir !== undefined && (new_term || weeks_before !== null);
  if (inherits) heir.record = { ...heir.record, new_term, weeks_before };
  for (const each of new Set([taker, inherits ? heir : undefined]))
    if (each) await rewriteRecord(tx, userId, each);
  return { removed: taker ? [] : removed, new_term: new_term && !heir };
}
