import * as calls from '@board/contracts/calls/second-factor';
import { secondFactorSchemas as schemas } from '@board/contracts/schemas/second-factor';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { proveAgain } from './prove-again.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

/** Whose role needs one sets it up before anything else. */
const first = { withoutFactor: true };

export function secondFactorRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('getSecondFactor', first, getSecondFactor);
  serve('beginSecondFactor', first, (ctx, { body }) => beginSecondFactor(ctx, body.password));
  serve('confirmSecondFactor', first, async (ctx, { body }) => ({
    recovery_codes: await confirmSecondFactor(ctx, body.code),
  }));
  serve('renewRecoveryCodes', async (ctx) => ({
    recovery_codes: await renewRecoveryCodes(ctx),
  }));
  serve('proveAgain', (ctx, { body }) => done(proveAgain(ctx, body.code)));
  serve('removeSecondFactor', (ctx, { body }) => done(removeSecondFactor(ctx, body)));
}
