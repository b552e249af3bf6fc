/** Every path this remote links to. */
export const paths = {
  console: '/admin',
  resetPassword: '/reset-password',
} as const;
