/** Where a release can be promoted to. `canary` is what chosen people are served instead of `stable`. */
export const channels = ['stable', 'canary'] as const;
export type Channel = (typeof channels)[number];

/** Without these nothing could be switched on again; each with the code that says so. */
export const staysOn: Partial<Record<string, 'delivery.shell_stays' | 'delivery.console_stays'>> = {
  shell: 'delivery.shell_stays',
  admin: 'delivery.console_stays',
};

/** How far a remote came before it failed in a browser. */
export const remotePhases = [
  'registry',
  'entry',
  'chunk',
  'style',
  'evaluate',
  'setup',
  'render',
  'unfinished',
  'teardown',
  'handler',
  'incompatible',
  'disabled',
] as const;
export type RemotePhase = (typeof remotePhases)[number];

/** What of these is a fault of the remote's own code, and not of a network or of somebody's choice. */
export const faultPhases: readonly RemotePhase[] = [
  'evaluate',
  'setup',
  'render',
  'unfinished',
  'teardown',
  'handler',
];

/** A release goes back by itself when it fails for so many more people than the one before it. */
export const errorBudget = { fewestPeople: 3, share: 0.05 } as const;

/** In a hundred, whom a canary is served besides the chosen; after the last it is everybody's. */
export const canaryShares = [0, 1, 10, 50] as const;
export type CanaryShare = (typeof canaryShares)[number];

/** How long a share lasts: until so many have tried it, or at the longest, and an hour in any case. */
export const canaryPace = { leastHours: 1, people: 20, longestHours: 24 } as const;

/** The name of all releases of a page together. */
export const compositionPattern = '^[0-9a-f]{12}$';

/** What a browser says of a fault, cut to size by whoever says it. */
export const reportLimit = {
  message: 500,
  stack: 2_000,
  starts: 20,
  readyMs: 600_000,
  longTasks: 1_000,
} as const;

/** What somebody with the permission may play for a remote, on his own tab. */
export const chaosKinds = ['missing', 'slow', 'altered', 'throwing', 'looping'] as const;
export type ChaosKind = (typeof chaosKinds)[number];

/** What a remote may count on the server for; `capabilities` of its descriptor names some of these. */
export const capabilities = [
  'admin',
  'ai',
  'courses',
  'finance',
  'notifications',
  'tasks',
] as const;

export const releaseLimit = {
  fileBytes: 5 * 1024 * 1024,
  bytes: 20 * 1024 * 1024,
  /** Of the list of its files. */
  listBytes: 1024 * 1024,
  /** Of a remote: what its first frame waits for, before compression. */
  initialBytes: 300_000,
  styleBytes: 256 * 1024,
  files: 500,
  people: 100,
  tokens: 20,
} as const;

/** Keeps deploy tokens apart from sessions, in logs and for scanners of secrets. */
export const deployTokenPrefix = 'bdt_';
