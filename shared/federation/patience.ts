/** How long a page waits for a remote before the others go on without it, in seconds. */
export const usualPatience = 8;

/** The name of the `meta` in which a page says otherwise, where its operator does. */
export const patienceName = 'remote-patience';
