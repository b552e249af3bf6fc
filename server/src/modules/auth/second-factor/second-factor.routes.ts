import * as calls from '@board/contracts/calls/second-factor';
import { secondFactorSchemas as schemas } from '@board/contracts/schemas/second-factor';
import type { App } from '../../../app-type.ts';
import { serve } from '../../../routes.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { proveAgain } from './prove-again.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

/** Whose role needs one sets it up before anything else. */
const first = { withoutFactor: true };

export function secondFactorRoutes(app: App): void {
  serve(app, calls.getSecondFactor, schemas.getSecondFactor, getSecondFactor, first);
  serve(
    app,
    calls.beginSecondFactor,
    schemas.beginSecondFactor,
    (ctx, { body }) => beginSecondFactor(ctx, body.password),
    first,
  );
  serve(
    app,
    calls.confirmSecondFactor,
    schemas.confirmSecondFactor,
    async (ctx, { body }) => ({ recovery_codes: await confirmSecondFactor(ctx, body.code) }),
    first,
  );
  serve(app, calls.renewRecoveryCodes, schemas.renewRecoveryCodes, async (ctx) => ({
    recovery_codes: await renewRecoveryCodes(ctx),
  }));
  serve(app, calls.proveAgain, schemas.proveAgain, async (ctx, { body }) => {
    await proveAgain(ctx, body.code);
    return { success: true };
  });
  serve(app, calls.removeSecondFactor, schemas.removeSecondFactor, async (ctx, { body }) => {
    await removeSecondFactor(ctx, body);
    return { success: true };
  });
}
