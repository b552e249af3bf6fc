import * as authCalls from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/passkeys';
import { authSchemas } from '@board/contracts/schemas/auth';
import { passkeySchemas as schemas } from '@board/contracts/schemas/passkeys';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
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
  const { serve, servePublic } = serving(app, calls, schemas);
  servePublic('beginPasskeySignIn', open, (ctx) => requestOptions(ctx, 'sign in', []));
  serving(app, authCalls, authSchemas).servePublic(
    'signInWithPasskey',
    open,
    async (ctx, { body, request, reply }) => {
      const { passkey, remember = false, ...look } = body;
      const knownBrowser = anyKnownBrowser(ctx.config, request);
      const given = { passkey, remember, look, userAgent: agentOf(request), knownBrowser };
      return welcome(ctx, request, reply, await signInWithPasskey(ctx, given));
    },
  );
  serve('beginPasskey', first, (ctx, { body }) => beginPasskey(ctx, body.password));
  serve('addPasskey', first, (ctx, { body }) => addPasskey(ctx, body));
  serve('renamePasskey', (ctx, { params, body }) => renamePasskey(ctx, params.id, body.name));
  serve('removePasskey', (ctx, { params, body }) =>
    done(removePasskey(ctx, params.id, body.password)),
  );
  serve('beginPasskeyProof', beginPasskeyProof);
  serve('provePasskey', (ctx, { body }) => done(provePasskey(ctx, body.passkey)));
}
