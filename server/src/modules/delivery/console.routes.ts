import * as calls from '@board/contracts/calls/delivery';
import { deliverySchemas as schemas } from '@board/contracts/schemas/delivery';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
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
  const { serve } = serving(app, calls, schemas);
  serve('listRemotes', (ctx, { query }) => listRemotes(ctx, query));
  serve('listReleases', (ctx, { params, query }) => listReleases(ctx, params.remote, query));
  serve('listRemoteErrors', (ctx, { params, query }) =>
    listRemoteErrors(ctx, params.remote, query),
  );
  serve('promoteRelease', (ctx, { params, body }) =>
    moveChannel(ctx, { ...params, ...body, by: ctx.actor.username }),
  );
  serve('rollBackRelease', (ctx, { params, body }) =>
    rollBack(ctx, { ...params, ...body, by: ctx.actor.username }),
  );
  serve('switchRemote', (ctx, { params, body }) => switchRemote(ctx, { ...params, ...body }));
  serve('setSelfHelp', (ctx, { params, body }) => setSelfHelp(ctx, { ...params, ...body }));
  serve('setCanary', (ctx, { params, body }) => setCanary(ctx, { ...params, ...body }));
  serve('makePreview', (ctx, { params, body }) => makePreview(ctx, { ...params, ...body }));
  serve('listDeployTokens', (ctx, { params, query }) =>
    listDeployTokens(ctx, params.remote, query),
  );
  serve('createDeployToken', (ctx, { params, body }) =>
    createDeployToken(ctx, { ...params, ...body }),
  );
  serve('revokeDeployToken', (ctx, { params }) => done(revokeDeployToken(ctx, params.id)));
}
