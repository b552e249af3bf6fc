import * as calls from '@board/contracts/calls/money-accounts';
import { moneyAccountSchemas as schemas } from '@board/contracts/schemas/money-accounts';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
import { deleteAccount, restoreAccount, updateAccount } from './change-account.ts';
import { deleteTransfer, restoreTransfer, updateTransfer } from './change-transfer.ts';
import { createAccount } from './create-account.ts';
import { createTransfer } from './create-transfer.ts';
import { listAccounts } from './list-accounts.ts';
import { listTransfers } from './list-transfers.ts';

export function accountRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listMoneyAccounts', async (ctx) => ({
    items: await listAccounts(ctx),
  }));
  serve('createMoneyAccount', (ctx, { body }) => createAccount(ctx, body));
  serve('updateMoneyAccount', (ctx, { params, body, ifMatch }) =>
    updateAccount(ctx, params.id, body, ifMatch),
  );
  serve('deleteMoneyAccount', (ctx, { params, ifMatch }) =>
    done(deleteAccount(ctx, params.id, ifMatch)),
  );
  serve('restoreMoneyAccount', (ctx, { params }) => restoreAccount(ctx, params.id));
  transferRoutes(app);
}

function transferRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listTransfers', (ctx, { query }) => listTransfers(ctx, query));
  serve('createTransfer', (ctx, { body }) => createTransfer(ctx, body));
  serve('updateTransfer', (ctx, { params, body, ifMatch }) =>
    updateTransfer(ctx, params.id, body, ifMatch),
  );
  serve('deleteTransfer', (ctx, { params, ifMatch }) =>
    done(deleteTransfer(ctx, params.id, ifMatch)),
  );
  serve('restoreTransfer', (ctx, { params }) => restoreTransfer(ctx, params.id));
}
