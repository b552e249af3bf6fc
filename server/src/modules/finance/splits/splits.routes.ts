import * as calls from '@board/contracts/calls/money-accounts';
import { moneyAccountSchemas as schemas } from '@board/contracts/schemas/money-accounts';
import type { App } from '../../../app-type.ts';
import { serve } from '../../../routes.ts';
import { createSplit } from './create-split.ts';
import { listSplits } from './list-splits.ts';
import { splitRecord } from './split-record.ts';

export function splitRoutes(app: App): void {
  serve(app, calls.listSplits, schemas.listSplits, (ctx, { query }) => listSplits(ctx, query));
  serve(app, calls.createSplit, schemas.createSplit, (ctx, { body }) => createSplit(ctx, body));
  serve(app, calls.splitRecord, schemas.splitRecord, (ctx, { params, body, ifMatch }) =>
    splitRecord(ctx, params.id, body.shares, ifMatch),
  );
}
