export const columns = ['left', 'middle', 'right'] as const;
export type Column = (typeof columns)[number];
