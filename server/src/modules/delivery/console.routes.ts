import * as calls from '@board/contracts/calls/delivery';
import { deliverySchemas as schemas } from '@board/contracts/schemas/delivery';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { makePreview } from './channels/make-preview.ts';
import { moveChannel } from './channels/move-channel.ts';
import { rollBack } from './channels/roll-back.ts';
import { setCanary } from './channels/set-canary.ts';
import { setSelfHelp } from './channels/set-self-help.ts';
import { switchRemote } from './channels/switch-remote.ts';
import { listReleases, listRemoteErrors } from './console/list-releases.ts';
import { listRemotes } from './console/list-remotes.ts';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './tokens/manage-tokens.ts';

/** What the console's page of modules shows and does. */
export function consoleRoutes(app: App): void {
  serve(app, calls.listRemotes, schemas.listRemotes, (ctx, { query }) => listRemotes(ctx, query));
  serve(app, calls.listReleases, schemas.listReleases, (ctx, { params, query }) =>
    listReleases(ctx, params.remote, query),
  );
  serve(app, calls.listRemoteErrors, schemas.listRemoteErrors, (ctx, { params, query }) =>
    listRemoteErrors(ctx, params.remote, query),
  );
  serve(app, calls.promoteRelease, schemas.promoteRelease, (ctx, { params, body }) =>
    moveChannel(ctx, { ...params, ...body, by: ctx.actor.username }),
  );
  serve(app, calls.rollBackRelease, schemas.rollBackRelease, (ctx, { params, body }) =>
    rollBack(ctx, { ...params, ...body, by: ctx.actor.username }),
  );
  serve(app, calls.switchRemote, schemas.switchRemote, (ctx, { params, body }) =>
    switchRemote(ctx, { ...params, ...body }),
  );
  serve(app, calls.setSelfHelp, schemas.setSelfHelp, (ctx, { params, body }) =>
    setSelfHelp(ctx, { ...params, ...body }),
  );
  serve(app, calls.setCanary, schemas.setCanary, (ctx, { params, body }) =>
    setCanary(ctx, { ...params, ...body }),
  );
  serve(app, calls.makePreview, schemas.makePreview, (ctx, { params, body }) =>
    makePreview(ctx, { ...params, ...body }),
  );
  serve(app, calls.listDeployTokens, schemas.listDeployTokens, (ctx, { params, query }) =>
    listDeployTokens(ctx, params.remote, query),
  );
  serve(app, calls.createDeployToken, schemas.createDeployToken, (ctx, { params, body }) =>
    createDeployToken(ctx, { ...params, ...body }),
  );
  serve(app, calls.revokeDeployToken, schemas.revokeDeployToken, async (ctx, { params }) => {
    await revokeDeployToken(ctx, params.id);
    return { success: true };
  });
}
