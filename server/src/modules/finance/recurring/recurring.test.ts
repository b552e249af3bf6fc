import {
  createRecurring,
  deleteRecurring,
  deleteTransaction,
  listRecurring,
  listTransactions,
  type Recurring,
  restoreRecurring,
  updateRecurring,
} from '@board/contracts/calls/finance';
import { updatePreferences } from '@board/contracts/calls/user';
import { recurringPerPerson } from '@board/contracts/constants/transactions';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, startTestApp } from '../../../testing/test-app.ts';
import { statisticsDifferences } from '../check-statistics.ts';
import { updateRecurring as resume } from './change-recurring.ts';

const rent = {
  type: 'expense' as const,
  amount: 1200,
  category: 'other',
  description: ' Rent ',
  every: 'month' as const,
  start_date: '2026-12-01',
};

describeOnEngines('recurring records', (engine) => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    // In Shanghai it is noon.
    board.clock.set('2026-11-18T04:00:00.000Z');
    lin = await board.asUser();
    await lin.call(updatePreferences, { body: { timeZone: 'Asia/Shanghai' } });
    board.app.jobs.start();
    await board.app.jobs.stop();
  });

  const add = async (fields: Partial<typeof rent> | Partial<Recurring> = {}) =>
    (await lin.call(createRecurring, { body: { ...rent, ...fields } as typeof rent })).body;
  const change = async (
    { id }: Recurring,
    body: Partial<Pick<Recurring, 'amount' | 'every' | 'paused' | 'end_date'>> & {
      next_date?: string;
    },
  ) => (await lin.call(updateRecurring, { params: { id }, body })).body;
  const listed = async () => (await lin.call(listRecurring, {})).body.items;
  /** Rows, since whoever is away for weeks has no session to ask with. */
  const days = async () => {
    const rows = await board.services.database.reader.query
      .selectFrom('transactions')
      .selectAll()
      .where('user_id', '=', lin.user.id)
      .where('deleted_at', 'is', null)
      .orderBy('date')
      .execute();
    return rows.map(({ date }) => date);
  };
  /** The clock on the wall in Shanghai. */
  const at = async (day: string, time = '00:00') => {
    board.clock.set(new Date(Date.parse(`${day}T${time}:00+08:00`)).toISOString());
    await board.app.jobs.runDue();
  };

  it('become a record at the beginning of their day, where the person is', async () => {
    const made = await add();
    expect(made).toMatchObject({
      description: 'Rent',
      end_date: null,
      paused: false,
      next_date: '2026-12-01',
      following_date: '2027-01-01',
      version: 1,
    });
    await at('2026-11-30', '23:00');
    expect(await days()).toEqual([]);
    await at('2026-12-01');
    expect(await days()).toEqual(['2026-12-01']);
    expect(await statisticsDifferences(board.services.database.reader, lin.user.id)).toEqual([]);
  });

  it('become one with the first minute of the day in a zone of three quarters too', async () => {
    await lin.call(updatePreferences, { body: { timeZone: 'Asia/Kathmandu' } });
    await add();
    board.clock.set('2026-11-30T18:00:00.000Z');
    await board.app.jobs.runDue();
    expect(await days()).toEqual([]);
    board.clock.set('2026-11-30T18:15:00.000Z');
    await board.app.jobs.runDue();
    expect(await days()).toEqual(['2026-12-01']);
  });

  it('of today become one at once, and what lies before was never planned', async () => {
    const made = await add({ start_date: '2026-10-18' });
    expect(made.next_date).toBe('2026-12-18');
    const { items } = (await lin.call(listTransactions, { query: {} })).body;
    expect(items).toMatchObject([
      { date: '2026-11-18', amount: 1200, type: 'expense', description: 'Rent', time: null },
    ]);
  });

  it('are booked once by two instances, and after the clock jumped back', async () => {
    const other = await startTestApp({ engine, beside: board });
    await add();
    board.clock.set('2026-12-01T00:00:00.000Z');
    await Promise.all([board.app.jobs.runDue(), other.app.jobs.runDue()]);
    await at('2026-11-30');
    await at('2026-12-01', '09:00');
    expect(await days()).toEqual(['2026-12-01']);
    await other.close();
  });

  it('catch up with the days on which no server ran', async () => {
    await add({ every: 'week', start_date: '2026-11-20' } as Partial<Recurring>);
    await at('2026-12-06');
    expect(await days()).toEqual(['2026-11-20', '2026-11-27', '2026-12-04']);
  });

  it('come once on a day that the person lives twice', async () => {
    await add({ start_date: '2026-11-18' });
    // There it is the evening of the day before.
    await lin.call(updatePreferences, { body: { timeZone: 'America/New_York' } });
    await at('2026-11-19', '12:00');
    expect(await days()).toEqual(['2026-11-18']);
  });

  it('that the person deleted stay deleted', async () => {
    await add({ start_date: '2026-11-18' });
    const [item] = (await lin.call(listTransactions, { query: {} })).body.items;
    await lin.call(deleteTransaction, { params: { id: item?.id ?? '' } });
    await at('2026-11-19');
    expect(await days()).toEqual([]);
  });

  it.each([
    ['month', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['month_end', '2027-01-05', ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['two_weeks', '2027-01-05', ['2027-01-05', '2027-01-19', '2027-02-02', '2027-02-16']],
  ] as const)('come every %s from %s', async (every, start_date, expected) => {
    await add({ every, start_date });
    await at('2027-02-20');
    await at('2027-04-01');
    expect((await days()).slice(0, expected.length)).toEqual(expected);
  });

  it('of 29 February come each year', async () => {
    const made = await add({ every: 'year', start_date: '2028-02-29' } as Partial<Recurring>);
    expect([made.next_date, made.following_date]).toEqual(['2028-02-29', '2029-02-28']);
  });

  it('end with their last day', async () => {
    const ended = { ...rent, end_date: '2026-11-30' };
    expect((await lin.refused(createRecurring, { body: ended })).status).toBe(400);
    await add({ end_date: '2027-01-01' });
    await at('2026-12-01');
    await at('2027-03-02');
    expect(await days()).toEqual(['2026-12-01', '2027-01-01']);
  });

  it('are taken back with what they made at once', async () => {
    const made = await add({ start_date: '2026-11-18' });
    expect(await days()).toEqual(['2026-11-18']);
    await lin.call(deleteRecurring, { params: { id: made.id }, query: { booked: true } });
    expect([await days(), await listed()]).toEqual([[], []]);
    expect(await statisticsDifferences(board.services.database.reader, lin.user.id)).toEqual([]);
  });

  it('are skipped once and brought back', async () => {
    const made = await add();
    const skipped = await change(made, { next_date: made.following_date ?? '' });
    expect(skipped.next_date).toBe('2027-01-01');
    expect((await change(made, { next_date: '2026-12-01' })).next_date).toBe('2026-12-01');
    await change(made, { next_date: '2027-01-01' });
    expect((await change(made, { amount: 1300 })).next_date).toBe('2027-01-01');
    await at('2026-12-02');
    expect(await days()).toEqual([]);
  });

  it('rest while they are paused, and what passed then is not made up for', async () => {
    const made = await add();
    await change(made, { paused: true });
    await at('2026-12-02');
    expect(await days()).toEqual([]);
    const ctx = await board.contextOf(lin);
    expect(await resume(ctx, made.id, { paused: false })).toMatchObject({
      next_date: '2027-01-01',
    });
  });

  it('never come twice on a day, however they are changed on it', async () => {
    const made = await add({ start_date: '2026-11-18' });
    expect((await change(made, { every: 'week' })).next_date).toBe('2026-11-25');
    expect((await change(made, { next_date: '2026-11-18' })).next_date).toBe('2026-11-25');
    await lin.call(deleteRecurring, { params: { id: made.id } });
    expect((await lin.call(restoreRecurring, { params: { id: made.id } })).body).toMatchObject({
      next_date: '2026-11-25',
    });
    expect(await days()).toEqual(['2026-11-18']);
  });

  it('that are deleted come no more, and stand in the order in which they come', async () => {
    const made = await add();
    const phone = await add({ start_date: '2026-11-30' });
    const paused = await add({ start_date: '2026-11-19' });
    await change(paused, { paused: true });
    await lin.call(deleteRecurring, { params: { id: made.id } });
    expect((await listed()).map(({ id }) => id)).toEqual([phone.id, paused.id]);
    await at('2026-12-01');
    expect(await days()).toEqual(['2026-11-30']);
  });

  it('have a bound', async () => {
    for (let count = 0; count < recurringPerPerson; count += 1) await add();
    const { body } = await lin.refused(createRecurring, { body: rent });
    expect(body).toMatchObject({ code: 'recurring.too_many' });
  });
});
