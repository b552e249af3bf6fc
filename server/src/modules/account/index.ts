export { area as accountArea } from './area.ts';
export { setUserEnd } from './end-account.ts';
export { managedUser, removeUser, setUserRole, setUserStatus } from './manage-user.ts';
export { setUserGroup } from './set-user-group.ts';
