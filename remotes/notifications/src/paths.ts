/** Every path this remote links to. */
export const paths = {
  board: '/',
  notifications: '/notifications',
} as const;
