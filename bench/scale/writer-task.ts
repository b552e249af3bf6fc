/** Whom a write tells of itself: nobody, others after its commit, or others within its transaction. */
export const tellings = ['nobody', 'after', 'inside'] as const;
export type Telling = (typeof tellings)[number];

export interface WriterTask {
  url: string;
  writers: number;
  seconds: number;
  tells: Telling;
}
