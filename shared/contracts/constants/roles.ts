export const roles = ['super_admin', 'admin', 'teacher', 'student'] as const;
export type Role = (typeof roles)[number];

export const permissions = [
  'admin.access',
  'users.manage',
  'users.manage_admins',
  'settings.manage',
  'operations.manage',
  'audit.read',
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
  'operations.manage',
  'audit.read',
  'assistant.configure',
  'notifications.broadcast',
  'notifications.students',
  'remotes.manage',
];

/** The most that a role may; the super administrator withholds what it shall not. */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  super_admin: permissions,
  admin,
  teacher: ['notifications.students'],
  student: [],
};

/** Roles whose permissions are the super administrator's matter; without access there is no console to speak of. */
export const trimmableRoles = ['admin', 'teacher'] as const;
export const withholdable = trimmableRoles.flatMap((role) =>
  rolePermissions[role].flatMap((name) =>
    name === 'admin.access' ? [] : [`${role}:${name}` as const],
  ),
);
export type Withheld = (typeof withholdable)[number];

export const permissionsOf = (role: Role, withheld: readonly string[]): Permission[] =>
  rolePermissions[role].filter((name) => !withheld.includes(`${role}:${name}`));

export const adminRoles: readonly Role[] = ['super_admin', 'admin'];
export const mayAdministrate = (role: Role): boolean => adminRoles.includes(role);
