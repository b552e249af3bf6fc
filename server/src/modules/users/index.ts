export { accountNews } from './account-news.ts';
export { checkEmail, checkUsername } from './account-rules.ts';
export { area as usersArea } from './area.ts';
export {
  type EmailLink,
  forgetConfirmations,
  forgetEmailLinks,
  forgetLinksSince,
  storeEmailLink,
  takeEmailLink,
  waitingLink,
} from './email-links.repository.ts';
export { manages } from './manages.ts';
export { type Look, preferencesOf } from './preferences.ts';
export { avatarPath, pendingEmail, profileOf } from './profile.ts';
export { hiddenModules, layoutOf } from './save-layout.ts';
export { settlePreferences } from './settle-preferences.ts';
export type { UserRow } from './user-row.repository.ts';
export {
  type Audience,
  activeUserIds,
  countActiveUsers,
  findUnclaimed,
  findUser,
  findUserByEmail,
  findUserByName,
  hasUsers,
  insertUser,
  refuseTaken,
  updateUserRow,
} from './users.repository.ts';
