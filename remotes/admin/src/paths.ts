/** Every path this remote links to. */
export const paths = {
  console: '/admin',
  modules: '/admin/modules',
  resetPassword: '/reset-password',
} as const;
