import { exactMinor, fromMinor } from '@board/contracts/constants/money';
import fc from 'fast-check';
import type { Context } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { deleteTransaction, restoreTransaction, updateTransaction } from '../change-transaction.ts';
import { statisticsDifferences } from '../check-statistics.ts';
import { createTransaction } from '../create-transaction.ts';
import { financeStats } from '../finance-stats.ts';
import { importTransactions, undoImport } from '../imports.ts';
import { createSplit } from '../splits/create-split.ts';
import { listSplits } from '../splits/list-splits.ts';
import { splitRecord } from '../splits/split-record.ts';
import { deleteAccount, restoreAccount, updateAccount } from './change-account.ts';
import { deleteTransfer, restoreTransfer, updateTransfer } from './change-transfer.ts';
import { createAccount } from './create-account.ts';
import { createTransfer } from './create-transfer.ts';
import { listAccounts } from './list-accounts.ts';
import { type Known, Model } from './testing/model.ts';
import { date, kinds, ofRecords, type Step, step } from './testing/step.ts';

const chosen = <Key, Value>(from: Map<Key, Value>, at: number) =>
  [...from][at % Math.max(1, from.size)] ?? [];

const died = new Error('killed');

/** What ought to be refused is, and changes nothing; the rest happens, or dies in the middle. */
async function happens(
  ctx: Context,
  { crash }: Step,
  may: boolean,
  work: (inside: Context) => Promise<unknown>,
): Promise<boolean> {
  if (!may) {
    await expect(work(ctx)).rejects.toMatchObject({ code: expect.any(String) });
    return false;
  }
  if (!crash) {
    await work(ctx);
    return true;
  }
  const dying = ctx.database.transaction(async (tx) => {
    await work({ ...ctx, tx });
    throw died;
  });
  await expect(dying).rejects.toBe(died);
  return false;
}

const fields = ({ type, minor }: Pick<Known, 'type' | 'minor'>) => ({
  type,
  amount: fromMinor(minor),
  category: 'dining',
  description: 'x',
  date,
});

/** Parts of a whole, of friends and others, one of them perhaps twice. */
const sharesOf = (model: Model, whole: number, step: Step) =>
  step.parts
    .map(({ friend, percent }) => ({
      friend: model.accounts[friend]?.id ?? '',
      minor: Math.floor((whole * percent) / 100),
    }))
    .filter((share) => share.minor > 0);

const asSent = (shares: Known['shares']) =>
  shares.map(({ friend, minor }) => ({ friend, amount: fromMinor(minor) }));

async function takeOfRecords(ctx: Context, model: Model, step: Step): Promise<void> {
  const account = model.place(step.place);
  const fresh = { type: step.type, minor: step.minor, account };
  const known = { ...fresh, importId: undefined, shares: [], deleted: false };
  const [id = '', record] = chosen(model.records, step.pick);
  const isThere = record !== undefined && !record.deleted;
  if (step.verb === 'record') {
    const own = newId();
    const may = model.isThere(account);
    const body = { ...fields(fresh), id: own, account };
    if (await happens(ctx, step, may, (inside) => createTransaction(inside, body)))
      model.records.set(own, known);
  } else if (step.verb === 'change') {
    const may = isThere && (account === record.account || model.isThere(account));
    const body = { ...fields(fresh), account };
    if (await happens(ctx, step, may, (inside) => updateTransaction(inside, id, body)))
      Object.assign(record ?? {}, fresh);
  } else if (step.verb === 'delete') {
    if (await happens(ctx, step, isThere, (inside) => deleteTransaction(inside, id)))
      Object.assign(record ?? {}, { deleted: true });
  } else if (step.verb === 'restore') {
    const may = record !== undefined;
    if (await happens(ctx, step, may, (inside) => restoreTransaction(inside, id)))
      Object.assign(record ?? {}, { deleted: false });
  } else if (step.verb === 'share') {
    const whole = record
      ? record.minor + record.shares.reduce((sum, one) => sum + one.minor, 0)
      : 0;
    const shares = sharesOf(model, whole, step);
    const may = isThere && model.mayShare(shares, whole, record.shares);
    if (await happens(ctx, step, may, (inside) => splitRecord(inside, id, asSent(shares)))) {
      const minor = whole - shares.reduce((sum, one) => sum + one.minor, 0);
      Object.assign(record ?? {}, { shares, minor });
    }
  } else if (step.verb === 'share new') {
    const own = newId();
    const shares = sharesOf(model, step.minor, step);
    const may = model.isThere(account) && model.mayShare(shares, step.minor, []);
    const body = { ...fields(fresh), id: own, account, shares: asSent(shares) };
    if (await happens(ctx, step, may, (inside) => createSplit(inside, body))) {
      const minor = step.minor - shares.reduce((sum, one) => sum + one.minor, 0);
      model.records.set(own, { ...known, shares, minor });
    }
  } else await takeOfImports(ctx, model, step);
}

async function takeOfImports(ctx: Context, model: Model, step: Step): Promise<void> {
  if (step.verb === 'import') {
    const [account, other] = [model.place(step.place), model.place(step.other)];
    const own = newId();
    const moved = { ...fields({ ...step, minor: step.minor + 1 }), time: null, moved: true };
    const body = {
      id: own,
      name: 'x',
      account,
      other,
      rows: [{ ...fields(step), time: null }, moved],
    };
    const may = account !== other && model.isThere(account) && model.isThere(other);
    if (!(await happens(ctx, step, may, (inside) => importTransactions(inside, body)))) return;
    model.imports.push(own);
    const made = await ctx.database.reader.query
      .selectFrom('transactions')
      .select(['id', 'minor'])
      .where('import_id', '=', own)
      .execute();
    for (const { id, minor } of made) {
      const { type } = step;
      model.records.set(id, { minor, type, account, importId: own, shares: [], deleted: false });
    }
    const transfer = await ctx.database.reader.query
      .selectFrom('transfers')
      .select('id')
      .where('import_id', '=', own)
      .executeTakeFirstOrThrow();
    const [from, to] = step.type === 'expense' ? [account, other] : [other, account];
    const places = { from, to, minor: step.minor + 1 };
    model.transfers.set(transfer.id, { ...places, importId: own, deleted: false });
  } else if (step.verb === 'undo') {
    const id = model.imports[step.pick % Math.max(1, model.imports.length)];
    if (id === undefined) return;
    if (await happens(ctx, step, true, (inside) => undoImport(inside, id)))
      for (const one of [...model.records.values(), ...model.transfers.values()])
        if (one.importId === id) one.deleted = true;
  }
}

async function takeOfTransfers(ctx: Context, model: Model, step: Step): Promise<void> {
  const [from, to] = [model.place(step.place), model.place(step.other)];
  const [id = '', transfer] = chosen(model.transfers, step.pick);
  const isThere = transfer !== undefined && !transfer.deleted;
  const body = { from, to, amount: fromMinor(step.minor), date };
  const places = { from, to, minor: step.minor };
  if (step.verb === 'transfer') {
    const own = newId();
    const may = from !== to && model.isThere(from) && model.isThere(to);
    const sent = { ...body, id: own };
    if (await happens(ctx, step, may, (inside) => createTransfer(inside, sent)))
      model.transfers.set(own, { ...places, deleted: false });
  } else if (step.verb === 'move') {
    const fits = (one: string | null) =>
      one === transfer?.from || one === transfer?.to || model.isThere(one);
    const may = isThere && from !== to && fits(from) && fits(to);
    if (await happens(ctx, step, may, (inside) => updateTransfer(inside, id, body)))
      Object.assign(transfer ?? {}, places);
  } else if (step.verb === 'drop transfer') {
    if (await happens(ctx, step, isThere, (inside) => deleteTransfer(inside, id)))
      Object.assign(transfer ?? {}, { deleted: true });
  } else if (step.verb === 'restore transfer') {
    const may = transfer !== undefined;
    if (await happens(ctx, step, may, (inside) => restoreTransfer(inside, id)))
      Object.assign(transfer ?? {}, { deleted: false });
  } else await takeOfAccounts(ctx, model, step);
}

async function takeOfAccounts(ctx: Context, model: Model, step: Step): Promise<void> {
  const account = model.accounts[step.pick % model.accounts.length];
  if (!account) return;
  const { id, deleted } = account;
  if (step.verb === 'edit account') {
    const opening = step.type === 'income' ? step.minor : -step.minor;
    const body = { opening: fromMinor(opening) };
    if (await happens(ctx, step, !deleted, (inside) => updateAccount(inside, id, body)))
      account.opening = opening;
  } else if (step.verb === 'delete account') {
    if (await happens(ctx, step, !deleted, (inside) => deleteAccount(inside, id)))
      account.deleted = true;
  } else if (step.verb === 'restore account') {
    if (await happens(ctx, step, true, (inside) => restoreAccount(inside, id)))
      account.deleted = false;
  }
}

describeOnEngines('balances, goals and shares', () => {
  const board = boardForAll();

  test('are what everything adds up to, after any writes, imports, undos and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const ctx = await board.contextOf(await board.asUser());
        const model = new Model();
        for (const kind of kinds) {
          const goal = kind === 'goal' ? { wanted: 1_000_000, by_date: '2027-02-28' } : {};
          const { id } = await createAccount(ctx, { name: kind, kind, ...goal });
          model.accounts.push({ id, kind, opening: 0, deleted: false });
        }
        for (const next of steps) {
          await (ofRecords.includes(next.verb) ? takeOfRecords : takeOfTransfers)(ctx, model, next);
        }
        const there = model.accounts.filter(({ deleted }) => !deleted);
        const shown = await listAccounts(ctx);
        expect(shown.map(({ id, balance }) => [id, exactMinor(balance)])).toEqual(
          there.map(({ id, opening }) => [id, model.balance(id, opening)]),
        );
        for (const { kind, balance, per_month: monthly } of shown) {
          if (kind !== 'goal') continue;
          const missing = exactMinor(1_000_000) - exactMinor(balance);
          const [month, months] = [exactMinor(monthly ?? 0), 3];
          expect(month * months).toBeGreaterThanOrEqual(missing);
          expect(Math.max(0, month - 1) * months).toBeLessThanOrEqual(Math.max(0, missing));
        }
        const left = [...model.records.values()].filter(({ deleted }) => !deleted);
        const spent = left
          .filter((record) => record.type === 'expense')
          .reduce((sum, record) => sum + record.minor, 0);
        expect(exactMinor((await financeStats(ctx, '2026-11')).monthlyExpense)).toBe(spent);
        expect(await statisticsDifferences(ctx.database.reader, ctx.actor.userId)).toEqual([]);
        const { items } = await listSplits(ctx, { limit: 100 });
        for (const { record, total, shares } of items) {
          const known = model.records.get(record.id);
          const given = shares.reduce((sum, { amount }) => sum + exactMinor(amount), 0);
          expect(exactMinor(total)).toBe(exactMinor(record.amount) + given);
          expect(known?.minor).toBe(exactMinor(record.amount));
        }
        const shared = left.filter(({ shares }) => shares.length > 0);
        expect(items).toHaveLength(shared.length);
      }),
      { numRuns: 40 },
    );
  });
});
