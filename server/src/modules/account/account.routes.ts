import { Readable } from 'node:stream';
import * as calls from '@board/contracts/calls/account';
import { accountSchemas as schemas } from '@board/contracts/schemas/account';
import { hourMs } from '@board/time';
import type { House } from '../../area/area.ts';
import { today } from '../../context/context.ts';
import { countAttempt } from '../../limits/throttle.ts';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { forgetVisitor } from '../delivery/index.ts';
import { changeAccount } from './change-account.ts';
import { deleteUser } from './delete-user.ts';
import { askEmailAgain, withdrawEmail } from './email-that-waits.ts';
import { exportUser } from './export-user.ts';

const exportsPerHour = { attempts: 20, windowMs: hourMs };

export function accountRoutes(app: App, { areas }: House): void {
  const { serve } = serving(app, calls, schemas);
  serve('exportUser', { raw: true }, async (ctx, { reply }) => {
    await countAttempt(ctx, `export:${ctx.actor.userId}`, exportsPerHour);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="board-${today(ctx)}.zip"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(exportUser(ctx, areas), { objectMode: false }));
  });
  serve('updateProfile', (ctx, { body, ifMatch }) => changeAccount(ctx, body, ifMatch));
  serve('updateUsername', (ctx, { body, ifMatch }) => changeAccount(ctx, body, ifMatch));
  serve('updateEmail', (ctx, { body, ifMatch }) => changeAccount(ctx, body, ifMatch));
  serve('updateBio', (ctx, { body, ifMatch }) => changeAccount(ctx, body, ifMatch));
  serve('askEmailAgain', askEmailAgain);
  serve('withdrawEmail', withdrawEmail);
  serve('deleteUser', async (ctx, { body, reply }) => {
    await deleteUser(ctx, body.password);
    forgetVisitor(ctx, reply);
    return { success: true };
  });
}
