import * as account from '@board/contracts/calls/account';
import * as calls from '@board/contracts/calls/user';
import { accountSchemas } from '@board/contracts/schemas/account';
import { userSchemas as schemas } from '@board/contracts/schemas/user';
import type { House } from '../../area/area.ts';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { read } from '../../writing/transaction.ts';
import { rememberVisitor } from '../delivery/index.ts';
import { avatarRoutes } from './avatar/avatar.routes.ts';
import { profileOf } from './profile.ts';
import { fullLayout, hiddenModules, saveLayout } from './save-layout.ts';
import { updatePreferences } from './update-preferences.ts';
import { findUser } from './users.repository.ts';

const ownProfile = (ctx: Context) =>
  read(ctx, (connection) => profileOf(ctx, connection, ctx.actor.userId));

export function userRoutes(app: App, { knownModules }: House): void {
  const { serve } = serving(app, calls, schemas);
  const accounts = serving(app, account, accountSchemas);
  serve('getProfile', ownProfile);
  serve('getSettings', ownProfile);
  serve('updatePreferences', (ctx, { body, ifMatch }) => updatePreferences(ctx, body, ifMatch));
  accounts.serve('getLayout', async (ctx) => {
    const known = await knownModules();
    const row = await read(ctx, (connection) => findUser(connection, ctx.actor.userId));
    if (!row) throw new ServiceError('auth.expired');
    return fullLayout(row, known);
  });
  accounts.serve('updateLayout', async (ctx, { body, ifMatch, reply }) => {
    const known = await knownModules();
    const layout = await saveLayout(ctx, { modules: body.modules, known, ifMatch });
    const { userId: id, role } = ctx.actor;
    rememberVisitor(ctx, reply, { id, role }, hiddenModules(layout.modules));
    return layout;
  });
  avatarRoutes(app);
}
