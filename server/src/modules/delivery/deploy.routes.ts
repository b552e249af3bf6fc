import type { Call, CallShape } from '@board/contracts/calls/call';
import * as calls from '@board/contracts/calls/delivery';
import { capabilities, releaseLimit } from '@board/contracts/constants/delivery';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import { deliverySchemas as schemas } from '@board/contracts/schemas/delivery';
import type { FastifyRequest } from 'fastify';
import type { PublicContext } from '../../context/context.ts';
import type { App } from '../../serving/app-type.ts';
import type { RouteOptions } from '../../serving/prepare.ts';
import { type Input, type Reply, servePublic } from '../../serving/routes.ts';
import { read } from '../../writing/transaction.ts';
import { pointersOf } from './channels/channels.repository.ts';
import { moveChannel, toPointer } from './channels/move-channel.ts';
import { rollBack } from './channels/roll-back.ts';
import { allSettings } from './channels/settings.repository.ts';
import { listRemoteErrors } from './console/list-releases.ts';
import { checkRelease } from './releases/check-release.ts';
import { publishRelease } from './releases/publish-release.ts';
import { takeFile } from './releases/take-file.ts';
import { deployerOf } from './tokens/deployer.ts';

/** A list of many files is longer than what others may send without a session. */
const release = { bodyLimit: releaseLimit.listBytes };

/** For `pnpm ship`: every call is for one remote and wants a deploy token of that very remote. */
export function deployRoutes(app: App): void {
  const takeUpload = takeFile();
  serveDeployer(app, calls.getDeployment, schemas.getDeployment, (ctx, { params: { remote } }) =>
    read(ctx, async (connection) => ({
      remote,
      channels: (await pointersOf(connection, remote)).map(toPointer),
      disabled: (await allSettings(connection)).get(remote)?.disabled ?? false,
      capabilities: [...capabilities],
    })),
  );
  serveDeployer(
    app,
    calls.listDeploymentErrors,
    schemas.listDeploymentErrors,
    (ctx, { params, query }) => listRemoteErrors(ctx, params.remote, query),
  );
  serveDeployer(
    app,
    calls.checkRelease,
    schemas.checkRelease,
    (ctx, { params, body }) => checkRelease(ctx, { ...params, ...body }),
    release,
  );
  serveDeployer(
    app,
    calls.publishRelease,
    schemas.publishRelease,
    (ctx, { params, body }, by) => publishRelease(ctx, { ...params, by, ...body }),
    release,
  );
  serveDeployer(app, calls.deployChannel, schemas.deployChannel, (ctx, { params, body }, by) =>
    moveChannel(ctx, { ...params, ...body, by }),
  );
  serveDeployer(
    app,
    calls.rollBackDeployment,
    schemas.rollBackDeployment,
    (ctx, { params, body }, by) => rollBack(ctx, { ...params, ...body, by }),
  );

  // A scope of its own: no other route takes bytes.
  app.http.register(async (http) => {
    http.addContentTypeParser('application/octet-stream', (_request, bytes, done) =>
      done(null, bytes),
    );
    serveDeployer(
      { ...app, http },
      calls.uploadReleaseFile,
      schemas.uploadReleaseFile,
      (ctx, { params, request }) => takeUpload(ctx, params.hash, request),
    );
  });
}

/** Who holds no token of the remote is refused before anything of his body is read. */
function serveDeployer<Shape extends CallShape>(
  app: App,
  call: Call<Shape>,
  schema: CallSchema,
  handler: (ctx: PublicContext, input: Input<Shape>, by: string) => Reply<Shape>,
  options: RouteOptions = {},
): void {
  const deployers = new WeakMap<FastifyRequest, string>();
  servePublic(
    app,
    call,
    schema,
    (ctx, input) => handler(ctx, input, deployers.get(input.request) ?? ''),
    {
      ...options,
      admit: async (ctx, request) => {
        const { remote } = request.params as { remote: string };
        deployers.set(request, await deployerOf(ctx, request, remote));
      },
    },
  );
}
