import * as calls from '@board/contracts/calls/delivery';
import { capabilities, releaseLimit } from '@board/contracts/constants/delivery';
import { deliverySchemas as schemas } from '@board/contracts/schemas/delivery';
import type { App } from '../../app-type.ts';
import { ServiceError } from '../../errors.ts';
import { servePublic } from '../../routes.ts';
import { read } from '../../transaction.ts';
import { pointersOf } from './channels/channels.repository.ts';
import { moveChannel, toPointer } from './channels/move-channel.ts';
import { rollBack } from './channels/roll-back.ts';
import { allSettings } from './channels/settings.repository.ts';
import { checkRelease } from './releases/check-release.ts';
import { publishRelease } from './releases/publish-release.ts';
import { uploadFile } from './releases/upload-file.ts';
import { deployerOf } from './tokens/deployer.ts';

/** A list of many files is longer than what others may send without a session. */
const release = { bodyLimit: releaseLimit.listBytes };

/** For `pnpm ship`: every call is for one remote and wants a deploy token of that very remote. */
export function deployRoutes(app: App): void {
  servePublic(app, calls.getDeployment, schemas.getDeployment, async (ctx, input) => {
    const { remote } = input.params;
    await deployerOf(ctx, input.request, remote);
    return read(ctx, async (connection) => ({
      remote,
      channels: (await pointersOf(connection, remote)).map(toPointer),
      disabled: (await allSettings(connection)).get(remote)?.disabled ?? false,
      capabilities: [...capabilities],
    }));
  });
  servePublic(
    app,
    calls.checkRelease,
    schemas.checkRelease,
    async (ctx, input) => {
      const { remote } = input.params;
      await deployerOf(ctx, input.request, remote);
      return checkRelease(ctx, { remote, ...input.body });
    },
    release,
  );
  servePublic(
    app,
    calls.publishRelease,
    schemas.publishRelease,
    async (ctx, input) => {
      const { remote } = input.params;
      const by = await deployerOf(ctx, input.request, remote);
      return publishRelease(ctx, { remote, by, ...input.body });
    },
    release,
  );
  servePublic(app, calls.deployChannel, schemas.deployChannel, async (ctx, input) => {
    const by = await deployerOf(ctx, input.request, input.params.remote);
    return moveChannel(ctx, { ...input.params, ...input.body, by });
  });
  servePublic(app, calls.rollBackDeployment, schemas.rollBackDeployment, async (ctx, input) => {
    const by = await deployerOf(ctx, input.request, input.params.remote);
    return rollBack(ctx, { ...input.params, ...input.body, by });
  });

  // A scope of its own: no other route takes bytes.
  app.http.register(async (http) => {
    http.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: releaseLimit.fileBytes },
      (_request, body, done) => done(null, body),
    );
    servePublic(
      { ...app, http },
      calls.uploadReleaseFile,
      schemas.uploadReleaseFile,
      async (ctx, { params, request }) => {
        await deployerOf(ctx, request, params.remote);
        if (!Buffer.isBuffer(request.body)) throw new ServiceError('request.unsupported_media');
        return uploadFile(ctx, { hash: params.hash, bytes: request.body });
      },
      { bodyLimit: releaseLimit.fileBytes },
    );
  });
}
