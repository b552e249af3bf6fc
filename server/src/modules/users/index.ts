export { checkEmail, checkUsername } from './account-rules.ts';
export { preferencesOf } from './preferences.ts';
export { profileOf } from './profile.ts';
export { findUser, findUserByName, hasUsers, insertUser, updateUserRow, type UserRow } from './users.repository.ts';
export { userRoutes } from './users.routes.ts';
