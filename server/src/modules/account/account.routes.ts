import { Readable } from 'node:stream';
import * as calls from '@board/contracts/calls/account';
import { accountSchemas as schemas } from '@board/contracts/schemas/account';
import { hourMs } from '@board/time';
import type { App } from '../../app-type.ts';
import type { House } from '../../area.ts';
import { today } from '../../context.ts';
import { serve } from '../../routes.ts';
import { countAttempt } from '../../throttle.ts';
import { forgetVisitor } from '../delivery/index.ts';
import { changeAccount } from './change-account.ts';
import { deleteUser } from './delete-user.ts';
import { askEmailAgain, withdrawEmail } from './email-that-waits.ts';
import { exportUser } from './export-user.ts';

const exportsPerHour = { attempts: 20, windowMs: hourMs };

export function accountRoutes(app: App, { areas }: House): void {
  serve(
    app,
    calls.exportUser,
    schemas.exportUser,
    async (ctx, { reply }) => {
      await countAttempt(ctx, `export:${ctx.actor.userId}`, exportsPerHour);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="board-${today(ctx)}.zip"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportUser(ctx, areas), { objectMode: false }));
    },
    { raw: true },
  );
  serve(app, calls.updateProfile, schemas.updateProfile, (ctx, { body, ifMatch }) =>
    changeAccount(ctx, body, ifMatch),
  );
  serve(app, calls.updateUsername, schemas.updateUsername, (ctx, { body, ifMatch }) =>
    changeAccount(ctx, body, ifMatch),
  );
  serve(app, calls.updateEmail, schemas.updateEmail, (ctx, { body, ifMatch }) =>
    changeAccount(ctx, body, ifMatch),
  );
  serve(app, calls.updateBio, schemas.updateBio, (ctx, { body, ifMatch }) =>
    changeAccount(ctx, body, ifMatch),
  );
  serve(app, calls.askEmailAgain, schemas.askEmailAgain, askEmailAgain);
  serve(app, calls.withdrawEmail, schemas.withdrawEmail, withdrawEmail);
  serve(app, calls.deleteUser, schemas.deleteUser, async (ctx, { body, reply }) => {
    await deleteUser(ctx, body.password);
    forgetVisitor(ctx, reply);
    return { success: true };
  });
}
