import * as calls from '@board/contracts/calls/admin-users';
import { adminUserSchemas as schemas } from '@board/contracts/schemas/admin-users';
import { checkVersion } from '../../../errors/errors.ts';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
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
  const { serve } = serving(app, calls, schemas);
  serve('listAdminUsers', (ctx, { query }) => listUsers(ctx, query));
  serve('createAdminUser', (ctx, { body }) => createUser(ctx, body));
  serve('importAdminUsers', (ctx, { body }) => importUsers(ctx, body));
  serve('changeAdminUsers', (ctx, { body }) => changeUsers(ctx, body));
  serve('updateAdminUser', (ctx, { params, body, ifMatch }) =>
    updateUser(ctx, params.id, body, ifMatch),
  );
  serve('updateUserStatus', (ctx, { params, body, ifMatch }) =>
    updateUser(ctx, params.id, body, ifMatch),
  );
  serve('deleteAdminUser', (ctx, { params, ifMatch }) =>
    done(removeUser(ctx, params.id, (row) => checkVersion(toAdminUser(row), ifMatch))),
  );
  serve('resetUserPassword', (ctx, { params }) => resetUserPassword(ctx, params.id));
  serve('removeUserSecondFactor', (ctx, { params }) =>
    done(removeUserSecondFactor(ctx, params.id)),
  );
  serve('listUserSessions', (ctx, { params }) => listUserSessions(ctx, params.id));
  serve('endUserSession', (ctx, { params }) =>
    done(endUserSessions(ctx, params.id, [params.session_id])),
  );
  serve('endUserSessions', (ctx, { params }) => endUserSessions(ctx, params.id, 'all'));
}
