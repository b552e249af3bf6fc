/** Every path this remote links to. */
export const paths = {
  board: '/',
  tasks: '/tasks',
} as const;
