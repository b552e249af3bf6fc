import { signInWithPasskey as signIn } from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/passkeys';
import { authSchemas } from '@board/contracts/schemas/auth';
import { passkeySchemas as schemas } from '@board/contracts/schemas/passkeys';
import type { App } from '../../../app-type.ts';
import { serve, servePublic } from '../../../routes.ts';
import { anyKnownBrowser } from '../known-browser.ts';
import { agentOf, welcome } from '../welcome.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkey.ts';
import { beginPasskeyProof, provePasskey } from './prove-passkey.ts';
import { requestOptions } from './request-options.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Whose role needs a second factor sets it up before anything else. */
const first = { withoutFactor: true };
const open = { duringMaintenance: true };

export function passkeyRoutes(app: App): void {
  servePublic(
    app,
    calls.beginPasskeySignIn,
    schemas.beginPasskeySignIn,
    (ctx) => requestOptions(ctx, 'sign in', []),
    open,
  );
  servePublic(
    app,
    signIn,
    authSchemas.signInWithPasskey,
    async (ctx, { body, request, reply }) => {
      const { passkey, remember = false, ...look } = body;
      const knownBrowser = anyKnownBrowser(ctx.config, request);
      const given = { passkey, remember, look, userAgent: agentOf(request), knownBrowser };
      return welcome(ctx, request, reply, await signInWithPasskey(ctx, given));
    },
    open,
  );
  serve(
    app,
    calls.beginPasskey,
    schemas.beginPasskey,
    (ctx, { body }) => beginPasskey(ctx, body.password),
    first,
  );
  serve(app, calls.addPasskey, schemas.addPasskey, (ctx, { body }) => addPasskey(ctx, body), first);
  serve(app, calls.renamePasskey, schemas.renamePasskey, (ctx, { params, body }) =>
    renamePasskey(ctx, params.id, body.name),
  );
  serve(app, calls.removePasskey, schemas.removePasskey, async (ctx, { params, body }) => {
    await removePasskey(ctx, params.id, body.password);
    return { success: true };
  });
  serve(app, calls.beginPasskeyProof, schemas.beginPasskeyProof, beginPasskeyProof);
  serve(app, calls.provePasskey, schemas.provePasskey, async (ctx, { body }) => {
    await provePasskey(ctx, body.passkey);
    return { success: true };
  });
}
