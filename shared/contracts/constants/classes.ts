export const postKinds = ['message', 'assignment', 'exam', 'room'] as const;
export type PostKind = (typeof postKinds)[number];

export const classLimit = {
  members: 300,
  /** Begun and joined, together. */
  perPerson: 60,
  posts: 200,
  postsPerHour: 20,
  /** A code of eight signs out of 31 is not found by trying. */
  joinsPerHour: 20,
  reportsPerDay: 5,
  offersPerDay: 10,
  /** Of how many assignments the counts are shown, the newest ones. */
  counted: 30,
} as const;

/** Without those that look alike. */
export const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const codeLength = 8;
