import * as calls from '@board/contracts/calls/finance';
import { financeSchemas as schemas } from '@board/contracts/schemas/finance';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
import { recurringJobs } from './book-all.ts';
import { deleteRecurring, restoreRecurring, updateRecurring } from './change-recurring.ts';
import { createRecurring } from './create-recurring.ts';
import { listRecurring } from './list-recurring.ts';

export function recurringRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listRecurring', async (ctx) => ({
    items: await listRecurring(ctx),
  }));
  serve('createRecurring', (ctx, { body }) => createRecurring(ctx, body));
  serve('updateRecurring', (ctx, { params, body, ifMatch }) =>
    updateRecurring(ctx, params.id, body, ifMatch),
  );
  serve('deleteRecurring', (ctx, { params, query, ifMatch }) =>
    done(deleteRecurring(ctx, params.id, ifMatch, query.booked)),
  );
  serve('restoreRecurring', (ctx, { params }) => restoreRecurring(ctx, params.id));
  recurringJobs(app);
}
