/** Every path this remote links to. */
export const paths = {
  board: '/',
  finance: '/finance',
} as const;
