/**
 * What stays for a time alone, and the times that an administrator may choose: days, and for backups how many.
 * 0 is as long as whom or what it belongs to. The first counts until somebody has chosen. Jobs, console and
 * the page that tells people of it all read here.
 */
export const keptChoices = {
  /** How long a deleted thing can be had back. */
  trash: [30, 7, 90, 180],
  notifications: [0, 30, 90, 365],
  /** A session that is remembered ends then, however much it is used. */
  sessions: [90, 1, 7, 30],
  log: [90, 30, 180, 365],
  /** The database itself refuses to lose what is younger than half a year. */
  audit: [0, 365, 1_095, 1_825],
  backups: [14, 3, 7, 30],
} as const;

export const keptThings = [
  'trash',
  'notifications',
  'sessions',
  'log',
  'audit',
  'backups',
] as const;
export type KeptThing = (typeof keptThings)[number];
export type Kept = Record<KeptThing, number>;

export const usuallyKept: Kept = {
  trash: keptChoices.trash[0],
  notifications: keptChoices.notifications[0],
  sessions: keptChoices.sessions[0],
  log: keptChoices.log[0],
  audit: keptChoices.audit[0],
  backups: keptChoices.backups[0],
};
