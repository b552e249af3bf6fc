import * as calls from '@board/contracts/calls/finance';
import { financeSchemas as schemas } from '@board/contracts/schemas/finance';
import type { App } from '../../app-type.ts';
import { today } from '../../context.ts';
import { sendCsv } from '../../csv.ts';
import { serve } from '../../routes.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { deleteBudget, listBudgets, setBudget } from './budgets.ts';
import { restoreTransaction } from './change-transaction.ts';
import { checkImport } from './check-import.ts';
import { createTransaction } from './create-transaction.ts';
import { financeJobs } from './daily-care.ts';
import { deleteTransaction } from './delete-transaction.ts';
import { exportTransactions } from './export-transactions.ts';
import { financeStats, financeSums, financeTrends } from './finance-stats.ts';
import { importTransactions, listImports, undoImport } from './imports.ts';
import { ledgerFilter, listTransactions } from './list-transactions.ts';
import { financeOutlook } from './outlook/outlook.ts';
import { recategorise, setCategories } from './recategorise.ts';
import { recurringRoutes } from './recurring/recurring.routes.ts';
import { splitRoutes } from './splits/splits.routes.ts';
import { updateTransaction } from './update-transaction.ts';

const importBytes = 10 * 1024 * 1024;

export function financeRoutes(app: App): void {
  serve(app, calls.listTransactions, schemas.listTransactions, (ctx, { query }) =>
    listTransactions(ctx, query),
  );
  serve(app, calls.createTransaction, schemas.createTransaction, (ctx, { body }) =>
    createTransaction(ctx, body),
  );
  serve(app, calls.updateTransaction, schemas.updateTransaction, (ctx, { params, body, ifMatch }) =>
    updateTransaction(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.restoreTransaction, schemas.restoreTransaction, (ctx, { params }) =>
    restoreTransaction(ctx, params.id),
  );
  serve(
    app,
    calls.deleteTransaction,
    schemas.deleteTransaction,
    async (ctx, { params, ifMatch }) => {
      await deleteTransaction(ctx, params.id, ifMatch);
      return { success: true };
    },
  );
  serve(app, calls.financeStats, schemas.financeStats, (ctx, { query }) =>
    financeStats(ctx, query.month),
  );
  serve(app, calls.financeSums, schemas.financeSums, (ctx, { query }) =>
    financeSums(ctx, query.start_date, query.end_date, query.course),
  );
  serve(app, calls.financeOutlook, schemas.financeOutlook, financeOutlook);
  serve(app, calls.financeTrends, schemas.financeTrends, async (ctx, { query }) => ({
    months: await financeTrends(ctx, query.start_month, query.end_month),
  }));
  serve(app, calls.recategorise, schemas.recategorise, async (ctx, { body }) => ({
    changes: await recategorise(ctx, body),
  }));
  serve(app, calls.setCategories, schemas.setCategories, async (ctx, { body }) => ({
    changed: await setCategories(ctx, body.changes),
  }));
  budgetRoutes(app);
  fileRoutes(app);
  recurringRoutes(app);
  accountRoutes(app);
  splitRoutes(app);
  financeJobs(app);
}

function budgetRoutes(app: App): void {
  serve(app, calls.listBudgets, schemas.listBudgets, (ctx, { query }) =>
    listBudgets(ctx, query.month),
  );
  serve(app, calls.setBudget, schemas.setBudget, (ctx, { params, body, ifMatch }) =>
    setBudget(ctx, params.category, body.amount, ifMatch),
  );
  serve(app, calls.deleteBudget, schemas.deleteBudget, async (ctx, { params, ifMatch }) => {
    await deleteBudget(ctx, params.category, ifMatch);
    return { success: true };
  });
}

function fileRoutes(app: App): void {
  const large = { bodyLimit: importBytes };
  serve(
    app,
    calls.checkTransactionImport,
    schemas.checkTransactionImport,
    (ctx, { body }) => checkImport(ctx, body),
    large,
  );
  serve(
    app,
    calls.importTransactions,
    schemas.importTransactions,
    (ctx, { body }) => importTransactions(ctx, body),
    large,
  );
  serve(app, calls.listTransactionImports, schemas.listTransactionImports, (ctx, { query }) =>
    listImports(ctx, query),
  );
  serve(
    app,
    calls.undoTransactionImport,
    schemas.undoTransactionImport,
    async (ctx, { params }) => ({
      deleted: await undoImport(ctx, params.id),
    }),
  );
  serve(
    app,
    calls.exportTransactions,
    schemas.exportTransactions,
    (ctx, { query, reply }) => {
      // What is wrong with the range is said before the first byte of the file.
      ledgerFilter(query);
      sendCsv(reply, `transactions-${today(ctx)}.csv`, exportTransactions(ctx, query));
      return undefined;
    },
    { raw: true },
  );
}
