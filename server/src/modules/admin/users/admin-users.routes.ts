import * as calls from '@board/contracts/calls/admin-users';
import { adminUserSchemas as schemas } from '@board/contracts/schemas/admin-users';
import type { App } from '../../../app-type.ts';
import { serve } from '../../../routes.ts';
import { removeUser } from '../../account/index.ts';
import { createUser } from './create-user.ts';
import { importUsers } from './import-users.ts';
import { listUsers } from './list-users.ts';
import { updateUser } from './update-user.ts';
import { endUserSessions, listUserSessions, resetUserPassword } from './user-access.ts';

// Hashing a password takes long, and its first word is never kept for a replay.
const alone = { idempotency: false } as const;

export function adminUserRoutes(app: App): void {
  serve(app, calls.listAdminUsers, schemas.listAdminUsers, (ctx, { query }) =>
    listUsers(ctx, query),
  );
  serve(
    app,
    calls.createAdminUser,
    schemas.createAdminUser,
    (ctx, { body }) => createUser(ctx, body),
    alone,
  );
  serve(
    app,
    calls.importAdminUsers,
    schemas.importAdminUsers,
    (ctx, { body }) => importUsers(ctx, body),
    alone,
  );
  serve(app, calls.updateAdminUser, schemas.updateAdminUser, (ctx, { params, body, ifMatch }) =>
    updateUser(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.updateUserStatus, schemas.updateUserStatus, (ctx, { params, body, ifMatch }) =>
    updateUser(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.deleteAdminUser, schemas.deleteAdminUser, async (ctx, { params }) => {
    await removeUser(ctx, params.id);
    return { success: true };
  });
  serve(
    app,
    calls.resetUserPassword,
    schemas.resetUserPassword,
    (ctx, { params }) => resetUserPassword(ctx, params.id),
    alone,
  );
  serve(app, calls.listUserSessions, schemas.listUserSessions, (ctx, { params }) =>
    listUserSessions(ctx, params.id),
  );
  serve(app, calls.endUserSession, schemas.endUserSession, async (ctx, { params }) => {
    await endUserSessions(ctx, params.id, [params.session_id]);
    return { success: true };
  });
  serve(app, calls.endUserSessions, schemas.endUserSessions, (ctx, { params }) =>
    endUserSessions(ctx, params.id, 'all'),
  );
}
