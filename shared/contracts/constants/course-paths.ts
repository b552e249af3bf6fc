/** Apart from all other paths, which are in the page's first script. */
export const coursePage = '/courses';

/** By its name, which stays over imports and terms. */
export const courseAt = (name: string): string => `${coursePage}?name=${encodeURIComponent(name)}`;
