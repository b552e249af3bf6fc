/** Sent with a request that nobody asked for, such as the auto-refresh: it does not keep a session awake. */
export const backgroundHeader = 'x-board-background';
/** Which releases the page is made of that sends it. */
export const compositionHeader = 'board-composition';
/** Which state of a person's data a reply stands for; see `revisions.ts`. */
export const revisionsHeader = 'board-revisions';
