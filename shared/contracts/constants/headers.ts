/** Sent with a request that nobody asked for, such as the auto-refresh: it does not keep a session awake. */
export const backgroundHeader = 'x-board-background';
/** Which state of a person's data a reply stands for; see `revisions.ts`. */
export const revisionsHeader = 'board-revisions';
