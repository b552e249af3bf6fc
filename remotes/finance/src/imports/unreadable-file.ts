/** `unclosed`: from this line on, rows are part of one of its cells. */
export type Unreadable = 'unclosed' | 'large' | 'xls' | 'page';

/** Nothing of it can be read; the reason has words that say what helps. */
export class UnreadableFile extends Error {
  readonly reason: Unreadable;
  readonly line: number;
  constructor(reason: Unreadable, line = 0) {
    super(reason);
    this.reason = reason;
    this.line = line;
  }
}
