import * as calls from '@board/contracts/calls/finance';
import { financeSchemas as schemas } from '@board/contracts/schemas/finance';
import type { App } from '../../../app-type.ts';
import { serve } from '../../../routes.ts';
import { recurringJobs } from './book-all.ts';
import { deleteRecurring, restoreRecurring, updateRecurring } from './change-recurring.ts';
import { createRecurring } from './create-recurring.ts';
import { listRecurring } from './list-recurring.ts';

export function recurringRoutes(app: App): void {
  serve(app, calls.listRecurring, schemas.listRecurring, async (ctx) => ({
    items: await listRecurring(ctx),
  }));
  serve(app, calls.createRecurring, schemas.createRecurring, (ctx, { body }) =>
    createRecurring(ctx, body),
  );
  serve(app, calls.updateRecurring, schemas.updateRecurring, (ctx, { params, body, ifMatch }) =>
    updateRecurring(ctx, params.id, body, ifMatch),
  );
  serve(
    app,
    calls.deleteRecurring,
    schemas.deleteRecurring,
    async (ctx, { params, query, ifMatch }) => {
      await deleteRecurring(ctx, params.id, ifMatch, query.booked);
      return { success: true };
    },
  );
  serve(app, calls.restoreRecurring, schemas.restoreRecurring, (ctx, { params }) =>
    restoreRecurring(ctx, params.id),
  );
  recurringJobs(app);
}
