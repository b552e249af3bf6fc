export { area as authArea } from './area.ts';
export { confirmPassword } from './confirm-password.ts';
export { askToConfirm, askToMove, countAsking } from './email/ask-to-confirm.ts';
export { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
export { checkPasswordLength, hashPassword, refuseWeakPassword } from './passwords.ts';
export { makeResetLink } from './reset/make-reset-link.ts';
export { dropSecondFactor } from './second-factor/drop-second-factor.ts';
export { hasSecondFactor } from './second-factor/second-factor.repository.ts';
export { endSessions, liveSessions } from './sessions.repository.ts';
