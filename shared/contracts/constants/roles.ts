export const roles = ['super_admin', 'admin', 'teacher', 'student'] as const;
export type Role = (typeof roles)[number];

export const permissions = [
  'admin.access',
  'users.manage',
  'users.manage_admins',
  'settings.manage',
  'assistant.configure',
  'notifications.broadcast',
  'notifications.students',
  'remotes.manage',
  'remotes.override',
] as const;
export type Permission = (typeof permissions)[number];

const admin: readonly Permission[] = [
  'admin.access',
  'users.manage',
  'settings.manage',
  'assistant.configure',
  'notifications.broadcast',
  'notifications.students',
  'remotes.manage',
];

export const rolePermissions: Record<Role, readonly Permission[]> = {
  super_admin: permissions,
  admin,
  teacher: ['notifications.students'],
  student: [],
};

export const adminRoles: readonly Role[] = ['super_admin', 'admin'];
export const mayAdministrate = (role: Role): boolean => adminRoles.includes(role);
