export const conversationLimit = {
  perPerson: 100,
  /** Of one conversation; the oldest give way. */
  messages: 100,
  characters: 100_000,
  /** Of one message. */
  content: 50_000,
  /** Messages saved at once. */
  saved: 10,
  proposals: 20,
} as const;

/** Why a reply did not come. */
export const failureKinds = ['auth', 'missing', 'http', 'network', 'stream', 'empty'] as const;
export type FailureKind = (typeof failureKinds)[number];
