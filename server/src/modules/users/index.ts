export { accountNews } from './account-news.ts';
export { checkEmail, checkUsername } from './account-rules.ts';
export { exportOf as usersExport } from './export-of.ts';
export { preferencesOf } from './preferences.ts';
export { avatarPath, profileOf } from './profile.ts';
export { hiddenModules, layoutOf } from './save-layout.ts';
export {
  activeUserIds,
  findOther,
  findUser,
  findUserByEmail,
  findUserByName,
  hasUsers,
  insertUser,
  type UserRow,
  updateUserRow,
} from './users.repository.ts';
export { userRoutes } from './users.routes.ts';
