import { listRecurring, listTransactions } from '@board/contracts/calls/finance';
import { listMoneyAccounts } from '@board/contracts/calls/money-accounts';
import { events } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { someAccount } from '../testing/some-account.ts';
import { someRecurring } from '../testing/some-recurring.ts';
import { pageOf, someTransaction } from '../testing/some-transaction.ts';
import { messages } from '../testing/texts.ts';
import { findAccounts, findRecurring } from './find-money.queries.ts';
import { RecordLayer } from './found-layers.tsx';

const asked = (word: string) => ({
  text: word,
  matches: (title: string, text = '') => `${title} ${text}`.includes(word),
  signal: new AbortController().signal,
});

test('friends, goals and what comes again are found by their names, and opened over any page', async () => {
  sessionState.user = someUser();
  const mei = someAccount({ name: 'Mei', kind: 'friend' });
  const rent = someRecurring({ description: 'Rent' });
  mockApi()
    .on(listMoneyAccounts, () => ({ items: [mei, someAccount()] }))
    .on(listRecurring, () => ({ items: [rent, someRecurring({ description: '' })] }));
  const heard = jest.fn();
  events.on('ui.layer', heard);
  const [hit, ...others] = await findAccounts(asked('Mei'));
  expect([hit?.title, others]).toEqual(['Mei', []]);
  hit?.open();
  expect(heard).toHaveBeenCalledWith({
    ...{ remote: 'finance', layer: 'account', about: { id: mei.id } },
  });
  expect((await findRecurring(asked('Rent'))).map(({ id }) => id)).toEqual([rent.id]);
});

test('the very record is shown, and changed from there', async () => {
  const lunch = someTransaction();
  mockApi()
    .on(listTransactions, () => pageOf([someTransaction(), lunch]))
    .on(listMoneyAccounts, () => ({ items: [] }));
  const about = { id: lunch.id, date: lunch.date };
  const { person } = renderBoard(<RecordLayer about={about} onClose={jest.fn()} />, { messages });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit record' })).toBeVisible();
});
