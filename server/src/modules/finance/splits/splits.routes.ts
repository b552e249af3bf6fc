import * as calls from '@board/contracts/calls/money-accounts';
import { moneyAccountSchemas as schemas } from '@board/contracts/schemas/money-accounts';
import type { App } from '../../../serving/app-type.ts';
import { serving } from '../../../serving/serving.ts';
import { createSplit } from './create-split.ts';
import { listSplits } from './list-splits.ts';
import { splitRecord } from './split-record.ts';

export function splitRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listSplits', (ctx, { query }) => listSplits(ctx, query));
  serve('createSplit', (ctx, { body }) => createSplit(ctx, body));
  serve('splitRecord', (ctx, { params, body, ifMatch }) =>
    splitRecord(ctx, params.id, body.shares, ifMatch),
  );
}
