import type { AdminUser } from '@board/contracts/calls/admin-users';
import type { UserFilter } from './users.queries.ts';

export type OpenDialog =
  | { kind: 'create' | 'import' }
  | { kind: 'many'; filter: UserFilter }
  | { kind: 'edit' | 'sessions' | 'reset'; user: AdminUser };
