export interface Mail {
  /** Whose it is: somebody who is disabled by the time it goes out gets none. */
  userId: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  html?: string;
  /** Where one click ends mail of this kind. */
  unsubscribe?: string;
  /** The same id is sent once, however often it is queued. */
  id?: string;
}
