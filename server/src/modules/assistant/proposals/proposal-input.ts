import type { Transaction } from '@board/contracts/schemas/finance';
import type { NewTask } from '../../tasks/index.ts';

export type NewTransaction = Pick<
  Transaction,
  'id' | 'type' | 'amount' | 'category' | 'description' | 'date' | 'time'
>;

export interface TaskChange {
  id: string;
  /** As the person saw it when it was proposed; a newer one refuses the change. */
  version: number;
  fields: Partial<Omit<NewTask, 'id'>>;
}

/** What a verb will be given, word for word, once the person agrees. */
export type ProposalInput =
  | { kind: 'task.add'; task: NewTask & { id: string } }
  | ({ kind: 'task.change' } & TaskChange)
  | { kind: 'transaction.add'; transaction: NewTransaction };

/** What takes it back. */
export type ProposalUndo =
  | { verb: 'delete-task'; id: string; version: number }
  | ({ verb: 'change-task' } & TaskChange)
  | { verb: 'delete-transaction'; id: string; version: number };
