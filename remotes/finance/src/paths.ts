/** Every path this remote links to. */
export const paths = {
  board: '/',
  finance: '/finance',
  addTransaction: '/finance?add=1',
} as const;
