export { accountRoutes } from './account.routes.ts';
export { exportParts } from './export-user.ts';
export { managedUser, manages, removeUser, setUserRole, setUserStatus } from './manage-user.ts';
