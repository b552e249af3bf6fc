import type { Connection, Transaction } from '../../database/connection.ts';
import { onlyThing } from '../../database/only-thing.ts';

const samples = onlyThing('sample_terms');
export const { drop: dropSample } = samples;

export interface SampleTerm {
  term_id: string;
  tasks: readonly string[];
  exams: readonly string[];
  transactions: readonly string[];
  recurring: readonly string[];
  accounts: readonly string[];
  transfers: readonly string[];
}

export async function findSample(
  connection: Connection,
  userId: string,
): Promise<SampleTerm | undefined> {
  const row = await samples.find(connection, userId);
  return (
    row && {
      term_id: row.term_id,
      tasks: JSON.parse(row.tasks),
      exams: JSON.parse(row.exams),
      transactions: JSON.parse(row.transactions),
      recurring: JSON.parse(row.recurring),
      accounts: JSON.parse(row.accounts),
      transfers: JSON.parse(row.transfers),
    }
  );
}

export async function putSample(
  tx: Transaction,
  userId: string,
  sample: SampleTerm,
): Promise<void> {
  const values = {
    user_id: userId,
    term_id: sample.term_id,
    tasks: JSON.stringify(sample.tasks),
    exams: JSON.stringify(sample.exams),
    transactions: JSON.stringify(sample.transactions),
    recurring: JSON.stringify(sample.recurring),
    accounts: JSON.stringify(sample.accounts),
    transfers: JSON.stringify(sample.transfers),
  };
  await samples.insert(tx, values);
}
