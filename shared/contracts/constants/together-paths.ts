/** Apart from all other paths, which are in the page's first script. */
export const togetherPage = '/together';

/** With what a friend's link brings. */
export const togetherWith = (secret: string): string => `${togetherPage}?with=${secret}`;
