/** What a person may hang on a task, told by its content. */
export const taskFileTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
export type TaskFileType = (typeof taskFileTypes)[number];

const megabyte = 1024 * 1024;

export const taskFileLimit = {
  bytes: 10 * megabyte,
  perTask: 10,
  /** Of one person, together. */
  allBytes: 200 * megabyte,
  perPerson: 1_000,
  /** What a telephone takes. */
  pixels: 5712 * 4284,
  /** Letters of a name. */
  name: 200,
} as const;

/** As it is said to people. */
export const inMegabytes = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10;
