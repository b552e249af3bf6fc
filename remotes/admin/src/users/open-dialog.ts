import type { AdminUser } from '@board/contracts/calls/admin-users';

export type OpenDialog =
  | { kind: 'create' | 'import' }
  | { kind: 'edit' | 'sessions' | 'reset'; user: AdminUser };
