import type { ReplyOf } from '@board/contracts/calls/call';
import { listBusyTime, readSharedBusy } from '@board/contracts/calls/planning';
import { events } from '@board/platform';
import { mockApi, renderBoard } from '@board/test-kit';
import { daysFrom } from '@board/time';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const freeAt = (time: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${time}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

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

test('nobody is free on the days to come because their hours are still those of the former', async () => {
  const { api, person } = show(`/together?with=${secret}`);
  expect(await screen.findByText('2 people')).toBeVisible();
  await waitFor(() => expect(freeAt('12:00')).toEqual(['1', '2', '2', '2', '2', '2', '2']));
  const busy = daysFrom('2026-11-25', '2026-12-01').map((day) => at(day, '08:00', '20:00'));
  api.on(listBusyTime, () => ({ busy }));
  const reply = Promise.withResolvers<ReplyOf<typeof readSharedBusy>>();
  api.on(readSharedBusy, () => reply.promise);
  await person.click(screen.getByRole('button', { name: 'Days after' }));
  await waitFor(() => expect(api.requests(readSharedBusy)).toHaveLength(2));
  await act(async () => {});
  expect(freeAt('12:00')).toEqual(['1', '2', '2', '2', '2', '2', '2']);
  reply.resolve({ name: 'chen_yu', expires_at: '2026-11-25T00:00:00.000Z', busy });
  await waitFor(() => expect(freeAt('12:00')).toEqual(['', '', '', '', '', '', '']));
});

test('a ninth friend is told that eight are all, and takes nobody’s place', async () => {
  const { api } = show();
  const secrets = Array.from({ length: 9 }, (_, at) => `${at}`.repeat(43));
  const field = screen.getByRole('textbox', { name: 'A friend’s link' });
  for (const each of secrets) {
    fireEvent.change(field, { target: { value: each } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  }
  expect(field).toHaveAccessibleDescription('Eight friends at a time; remove one first');
  cleanup();
  const told = jest.fn();
  events.on('ui.toast', told);
  renderBoard(<TogetherPage />, {
    messages,
    path: `/together?with=${secrets[8]}`,
    timeZone: 'UTC',
  });
  const message = 'Eight friends at a time; remove one first';
  await waitFor(() => expect(told).toHaveBeenCalledWith({ tone: 'error', message }));
  expect(await screen.findByText('9 people')).toBeVisible();
  const asked = api.requests(readSharedBusy).map(({ url }) => url.split('/')[3]?.slice(0, 43));
  expect(asked).not.toContain(secrets[8]);
});

test('what is no link of this board is not taken', async () => {
  const { api, person } = show();
  const field = screen.getByRole('textbox', { name: 'A friend’s link' });
  for (const text of [
    'hello',
    `https://elsewhere.example/api/shared/${secret}`,
    `https://?with=${secret}`,
  ]) {
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
