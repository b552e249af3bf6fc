import { listBusyTime, readSharedBusy } from '@board/contracts/calls/planning';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { TogetherPage } from './together-page.tsx';

const secret = 'a'.repeat(43);
const link = `${window.location.origin}/api/shared/${secret}`;
const at = (day: string, from: string, until: string) => ({
  from: `${day}T${from}:00.000Z`,
  until: `${day}T${until}:00.000Z`,
});

function show(path = '/together', now = '07:00') {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-18T${now}:00Z`));
  const api = mockApi()
    .on(listBusyTime, () => ({ busy: [at('2026-11-18', '08:00', '20:00')] }))
    .on(readSharedBusy, () => ({
      name: 'chen_yu',
      expires_at: '2026-11-25T00:00:00.000Z',
      busy: [at('2026-11-18', '20:00', '22:00'), at('2026-11-19', '08:00', '12:00')],
    }));
  return { api, ...renderBoard(<TogetherPage />, { messages, path, timeZone: 'UTC' }) };
}

test('a friend whose link is pasted counts, and the best place is when both are free', async () => {
  const { person } = show();
  await screen.findByText('1 person');
  await person.type(screen.getByRole('textbox', { name: 'A friend’s link' }), link);
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('2 people')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /^12:00/ }));
  const [wednesday, thursday] = row.getAllByRole('cell');
  expect(wednesday).toHaveTextContent('1');
  expect(thursday).toHaveTextContent('2');
  const best = within(screen.getByRole('region', { name: 'Best' }));
  const [first] = best.getAllByRole('listitem');
  expect(first).toHaveTextContent('Thu 19 Nov');
  expect(first).toHaveTextContent('12:00–13:00');
  expect(first).toHaveTextContent('All are free');
});

test('who is alone is told of own free hours, and of nobody else', async () => {
  show();
  const best = within(await screen.findByRole('region', { name: 'Best' }));
  expect((await best.findAllByText('You are free')).length).toBeGreaterThan(0);
  expect(best.queryByText('All are free')).toBeNull();
});

test('a link that leads here brings its friend, whose days stand beside mine by a press', async () => {
  const { person } = show(`/together?with=${secret}`);
  await person.click(await screen.findByRole('button', { name: /chen_yu/, pressed: false }));
  const row = within(screen.getByRole('row', { name: /^20:00/ }));
  const [wednesday] = row.getAllByRole('cell');
  expect(wednesday).toHaveTextContent('Me: free');
  expect(wednesday).toHaveTextContent('chen_yu: busy');
  await person.click(screen.getByRole('button', { name: 'Remove chen_yu' }));
  expect(await screen.findByText('1 person')).toBeVisible();
});

test('what is no link of this board is not taken', async () => {
  const { api, person } = show();
  const field = screen.getByRole('textbox', { name: 'A friend’s link' });
  for (const text of ['hello', `https://elsewhere.example/api/shared/${secret}`]) {
    await person.clear(field);
    await person.type(field, text);
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(field).toHaveAccessibleDescription('This is not a timetable link of this board');
  }
  expect(api.requests(readSharedBusy)).toEqual([]);
});

test.each([
  ['21:59', '18 November'],
  ['22:00', '19 November'],
])('at %s the first day that has hours left is %s', async (now, day) => {
  show('/together', now);
  const [first] = within(await screen.findByRole('table')).getAllByRole('columnheader');
  expect(first).toHaveTextContent(day);
});
