import type { Context } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { restorable } from './restorable.ts';

const row = { version: 3, updated_at: '', deleted_at: null };
const show = jest.fn((shown: typeof row) => shown);
const { change } = restorable<typeof row, typeof row, object>({
  missing: 'account.not_found',
  write: (_, work) => work({} as Transaction),
  find: async () => row,
  edit: (before) => before,
  store: async () => undefined,
  show,
});
const ctx = { actor: { userId: '' }, clock: { now: () => 0 } } as Context;

it('shows a thing as it was to those alone who saw another', async () => {
  await expect(change(ctx, '', 3, (before) => before)).resolves.toMatchObject({ version: 4 });
  expect(show.mock.calls.map(([{ version }]) => version)).toEqual([4]);
  const stale = { code: 'request.stale', current: { version: 3 } };
  await expect(change(ctx, '', 2, (before) => before)).rejects.toMatchObject(stale);
});
