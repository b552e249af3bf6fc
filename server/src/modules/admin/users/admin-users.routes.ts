import * as calls from '@board/contracts/calls/admin-users';
import { adminUserSchemas as schemas } from '@board/contracts/schemas/admin-users';
import type { App } from '../../../app-type.ts';
import { checkVersion } from '../../../errors.ts';
import { serve } from '../../../routes.ts';
import { removeUser } from '../../account/index.ts';
import { toAdminUser } from './admin-users.repository.ts';
import { changeUsers } from './change-users.ts';
import { createUser } from './create-user.ts';
import { importUsers } from './import-users.ts';
import { listUsers } from './list-users.ts';
import { updateUser } from './update-user.ts';
import {
  endUserSessions,
  listUserSessions,
  removeUserSecondFactor,
  resetUserPassword,
} from './user-access.ts';

export function adminUserRoutes(app: App): void {
  serve(app, calls.listAdminUsers, schemas.listAdminUsers, (ctx, { query }) =>
    listUsers(ctx, query),
  );
  serve(app, calls.createAdminUser, schemas.createAdminUser, (ctx, { body }) =>
    createUser(ctx, body),
  );
  serve(app, calls.importAdminUsers, schemas.importAdminUsers, (ctx, { body }) =>
    importUsers(ctx, body),
  );
  serve(app, calls.changeAdminUsers, schemas.changeAdminUsers, (ctx, { body }) =>
    changeUsers(ctx, body),
  );
  serve(app, calls.updateAdminUser, schemas.updateAdminUser, (ctx, { params, body, ifMatch }) =>
    updateUser(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.updateUserStatus, schemas.updateUserStatus, (ctx, { params, body, ifMatch }) =>
    updateUser(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.deleteAdminUser, schemas.deleteAdminUser, async (ctx, { params, ifMatch }) => {
    await removeUser(ctx, params.id, (row) => checkVersion(toAdminUser(row), ifMatch));
    return { success: true };
  });
  serve(app, calls.resetUserPassword, schemas.resetUserPassword, (ctx, { params }) =>
    resetUserPassword(ctx, params.id),
  );
  serve(
    app,
    calls.removeUserSecondFactor,
    schemas.removeUserSecondFactor,
    async (ctx, { params }) => {
      await removeUserSecondFactor(ctx, params.id);
      return { success: true };
    },
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
