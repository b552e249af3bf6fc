import * as calls from '@board/contracts/calls/user';
import { userSchemas as schemas } from '@board/contracts/schemas/user';
import type { App } from '../../app-type.ts';
import type { Context } from '../../context.ts';
import { serve } from '../../routes.ts';
import { read } from '../../transaction.ts';
import { profileOf } from './profile.ts';
import { updatePreferences } from './update-preferences.ts';

const ownProfile = (ctx: Context) => read(ctx, (connection) => profileOf(ctx, connection, ctx.actor.userId));

export function userRoutes(app: App): void {
  serve(app, calls.getProfile, schemas.getProfile, ownProfile);
  serve(app, calls.getSettings, schemas.getSettings, ownProfile);
  serve(app, calls.updatePreferences, schemas.updatePreferences, (ctx, { body, ifMatch }) =>
    updatePreferences(ctx, body, ifMatch),
  );
}
