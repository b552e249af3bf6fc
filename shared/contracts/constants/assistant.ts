import type { TransactionEdit } from '../schemas/finance.ts';
import type { TaskEdit } from '../schemas/tasks.ts';

/** What a new configuration has unless it is told otherwise. */
export const assistantDefaults = {
  model: 'deepseek-chat',
  is_active: true,
  sees_pictures: false,
  rate_limit_per_minute: 10,
  rate_limit_per_day: 500,
} as const;

/** Shown in the empty field of the form, and used where neither it nor the operator names another. */
export const assistantBaseUrlExample = 'https://api.deepseek.com';

/** The part of a configuration's limit that one person may use up. */
export const assistantUserShare = { minute: 0.5, day: 0.2 } as const;

export const userShare = (limit: number, window: keyof typeof assistantUserShare): number =>
  Math.max(1, Math.ceil(limit * assistantUserShare[window]));

export const assistantLimits = {
  message: 4_000,
  historyItems: 40,
  historyItem: 20_000,
  apiKey: 500,
  model: 100,
  perMinute: 10_000,
  perDay: 1_000_000,
  /** What a reply offers to ask next. */
  examples: 8,
  pictureBytes: 5 * 1024 * 1024,
  /** The same in base64. */
  pictureBase64: 7_000_000,
  /** What a model is given of a file, in characters. */
  fileText: 20_000,
  picturedLessons: 200,
  /** Tasks, entries, and what could not be read. */
  picturedThings: 10,
} as const;

/** What a card has words for by itself; an area that proposes something else brings them. */
export const proposalKinds = ['task.add', 'task.change', 'task.delete', 'transaction.add'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const proposalStates = ['open', 'confirmed', 'undone', 'dismissed'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A reminder is proposed by its moment; what is handed in and marked, the person says himself. */
export type ProposedOfTask = Exclude<keyof TaskEdit, 'has_reminder' | 'reminders' | 'assignment'>;
export type ProposalField = ProposedOfTask | keyof TransactionEdit;
