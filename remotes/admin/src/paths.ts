/** Every path this remote links to. */
export const paths = {
  console: '/admin',
  health: '/admin/health',
  modules: '/admin/modules',
  resetPassword: '/reset-password',
} as const;
