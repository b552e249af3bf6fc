export { authRoutes } from './auth.routes.ts';
export { confirmPassword } from './confirm-password.ts';
export { exportOf as authExport } from './export-of.ts';
export { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { checkPasswordLength, hashPassword, verifyPassword } from './passwords.ts';
export { makeResetLink } from './reset/make-reset-link.ts';
export { endSessions, liveSessions } from './sessions.repository.ts';
