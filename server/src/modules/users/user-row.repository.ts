import type { Selectable } from 'kysely';
import type { UsersTable } from '../../database/tables/identity.ts';

export type UserRow = Selectable<UsersTable>;
