export { authRoutes } from './auth.routes.ts';
export { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { checkPasswordLength, hashPassword, verifyPassword } from './passwords.ts';
export { endSessions } from './sessions.repository.ts';
