import {
  deleteReminderChannel,
  getReminderChannel,
  type ReminderChannel,
  setReminderChannel,
  tryReminderChannel,
} from '@board/contracts/calls/reminder-channel';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellMessages } from '../testing/shell-texts.ts';
import { ReminderChannelSection } from './reminder-channel-section.tsx';

const works: ReminderChannel = {
  kind: 'ntfy',
  host: 'ntfy.sh',
  is_off: false,
  failing_since: null,
  failures: 0,
  problem: null,
};
let channel: ReminderChannel | null;

function open() {
  const api = mockApi()
    .on(getReminderChannel, () => ({ channel }))
    .on(setReminderChannel, ({ body }) => {
      channel = { ...works, kind: body.kind, host: 'hooks.example.org' };
      return { channel };
    });
  return { api, ...renderBoard(<ReminderChannelSection />, { messages: shellMessages }) };
}

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  channel = null;
});

test('a kind and an address are saved, and the address is kept nowhere', async () => {
  const { api, person } = open();
  await person.selectOptions(screen.getByLabelText('Through'), 'A program of your own');
  await person.type(screen.getByLabelText('Address'), 'https://hooks.example.org/lin-7f3a');
  await person.type(screen.getByLabelText('Secret for the signature'), 'between us');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/lin-7f3a|between us/);
  await person.click(await button('Save channel'));
  expect(await screen.findByText('A program of your own · hooks.example.org')).toBeVisible();
  expect(api.requests(setReminderChannel)[0]?.body).toEqual({
    kind: 'webhook',
    address: 'https://hooks.example.org/lin-7f3a',
    secret: 'between us',
  });
  expect(screen.getByLabelText('Address')).toHaveValue('');
});

test('a try says what the other side said', async () => {
  channel = works;
  const { api, person } = open();
  api.on(tryReminderChannel, () => ({ said: '{"id":"x1"}' }));
  await person.click(await button('Send a test'));
  expect(await screen.findByText('Accepted; the other side said: {"id":"x1"}')).toBeVisible();
  const refusal = 'The other side refused (403): forbidden';
  api.refuse(tryReminderChannel, 422, 'channel.refused', refusal);
  await person.click(await button('Send a test'));
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('one that is off says since when and why, and can be removed', async () => {
  channel = {
    ...works,
    is_off: true,
    failing_since: '2026-11-15T06:00:00Z',
    failures: 7,
    problem: 'The other side refused (404): no such topic',
  };
  const { api, person } = open();
  api.on(deleteReminderChannel, () => {
    channel = null;
    return { success: true };
  });
  expect(await screen.findByText(/switched off, failing since/)).toBeVisible();
  expect(screen.getByText(channel.problem ?? '')).toBeVisible();
  await person.click(await button('Remove'));
  await person.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
  await screen.findByRole('button', { name: 'Save channel' });
});
