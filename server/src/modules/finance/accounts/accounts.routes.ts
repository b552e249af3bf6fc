import * as calls from '@board/contracts/calls/money-accounts';
import { moneyAccountSchemas as schemas } from '@board/contracts/schemas/money-accounts';
import type { App } from '../../../app-type.ts';
import { serve } from '../../../routes.ts';
import { deleteAccount, restoreAccount, updateAccount } from './change-account.ts';
import { deleteTransfer, restoreTransfer, updateTransfer } from './change-transfer.ts';
import { createAccount } from './create-account.ts';
import { createTransfer } from './create-transfer.ts';
import { listAccounts } from './list-accounts.ts';
import { listTransfers } from './list-transfers.ts';

export function accountRoutes(app: App): void {
  serve(app, calls.listMoneyAccounts, schemas.listMoneyAccounts, async (ctx) => ({
    items: await listAccounts(ctx),
  }));
  serve(app, calls.createMoneyAccount, schemas.createMoneyAccount, (ctx, { body }) =>
    createAccount(ctx, body),
  );
  serve(
    app,
    calls.updateMoneyAccount,
    schemas.updateMoneyAccount,
    (ctx, { params, body, ifMatch }) => updateAccount(ctx, params.id, body, ifMatch),
  );
  serve(
    app,
    calls.deleteMoneyAccount,
    schemas.deleteMoneyAccount,
    async (ctx, { params, ifMatch }) => {
      await deleteAccount(ctx, params.id, ifMatch);
      return { success: true };
    },
  );
  serve(app, calls.restoreMoneyAccount, schemas.restoreMoneyAccount, (ctx, { params }) =>
    restoreAccount(ctx, params.id),
  );
  transferRoutes(app);
}

function transferRoutes(app: App): void {
  serve(app, calls.listTransfers, schemas.listTransfers, (ctx, { query }) =>
    listTransfers(ctx, query),
  );
  serve(app, calls.createTransfer, schemas.createTransfer, (ctx, { body }) =>
    createTransfer(ctx, body),
  );
  serve(app, calls.updateTransfer, schemas.updateTransfer, (ctx, { params, body, ifMatch }) =>
    updateTransfer(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.deleteTransfer, schemas.deleteTransfer, async (ctx, { params, ifMatch }) => {
    await deleteTransfer(ctx, params.id, ifMatch);
    return { success: true };
  });
  serve(app, calls.restoreTransfer, schemas.restoreTransfer, (ctx, { params }) =>
    restoreTransfer(ctx, params.id),
  );
}
