import * as calls from '@board/contracts/calls/finance';
import { budgetSchemas } from '@board/contracts/schemas/budgets';
import { financeSchemas } from '@board/contracts/schemas/finance';
import { transactionImportSchemas } from '@board/contracts/schemas/transaction-imports';
import { today } from '../../context/context.ts';
import { sendCsv } from '../../files/csv.ts';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { deleteBudget, listBudgets, setBudget } from './budgets.ts';
import { deleteTransaction, restoreTransaction, updateTransaction } from './change-transaction.ts';
import { checkImport } from './check-import.ts';
import { createTransaction } from './create-transaction.ts';
import { financeJobs } from './daily-care.ts';
import { exportTransactions } from './export-transactions.ts';
import { financeStats, financeSums, financeTrends } from './finance-stats.ts';
import { importTransactions, listImports, undoImport } from './imports.ts';
import { ledgerFilter, listTransactions } from './list-transactions.ts';
import { financeOutlook } from './outlook/outlook.ts';
import { recategorise, setCategories } from './recategorise.ts';
import { recurringRoutes } from './recurring/recurring.routes.ts';
import { splitRoutes } from './splits/splits.routes.ts';

const schemas = { ...financeSchemas, ...budgetSchemas, ...transactionImportSchemas };
const importBytes = 10 * 1024 * 1024;

export function financeRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listTransactions', (ctx, { query }) => listTransactions(ctx, query));
  serve('createTransaction', (ctx, { body }) => createTransaction(ctx, body));
  serve('updateTransaction', (ctx, { params, body, ifMatch }) =>
    updateTransaction(ctx, params.id, body, ifMatch),
  );
  serve('restoreTransaction', (ctx, { params }) => restoreTransaction(ctx, params.id));
  serve('deleteTransaction', (ctx, { params, ifMatch }) =>
    done(deleteTransaction(ctx, params.id, ifMatch)),
  );
  serve('financeStats', (ctx, { query }) => financeStats(ctx, query.month));
  serve('financeSums', (ctx, { query }) =>
    financeSums(ctx, query.start_date, query.end_date, query.course),
  );
  serve('financeOutlook', financeOutlook);
  serve('financeTrends', async (ctx, { query }) => ({
    months: await financeTrends(ctx, query.start_month, query.end_month),
  }));
  serve('recategorise', async (ctx, { body }) => ({
    changes: await recategorise(ctx, body),
  }));
  serve('setCategories', async (ctx, { body }) => ({
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
  const { serve } = serving(app, calls, schemas);
  serve('listBudgets', (ctx, { query }) => listBudgets(ctx, query.month));
  serve('setBudget', (ctx, { params, body, ifMatch }) =>
    setBudget(ctx, params.category, body.amount, ifMatch),
  );
  serve('deleteBudget', (ctx, { params, ifMatch }) =>
    done(deleteBudget(ctx, params.category, ifMatch)),
  );
}

function fileRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  const large = { bodyLimit: importBytes };
  serve('checkTransactionImport', large, (ctx, { body }) => checkImport(ctx, body));
  serve('importTransactions', large, (ctx, { body }) => importTransactions(ctx, body));
  serve('listTransactionImports', (ctx, { query }) => listImports(ctx, query));
  serve('undoTransactionImport', async (ctx, { params }) => ({
    deleted: await undoImport(ctx, params.id),
  }));
  serve('exportTransactions', { raw: true }, (ctx, { query, reply }) => {
    // What is wrong with the range is said before the first byte of the file.
    ledgerFilter(query);
    sendCsv(reply, `transactions-${today(ctx)}.csv`, exportTransactions(ctx, query));
    return undefined;
  });
}
