import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  tryWebhook,
  type Webhook,
} from '@board/contracts/calls/webhooks';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { shellMessages } from '../../testing/shell-texts.ts';
import { WebhooksSection } from './webhooks-section.tsx';

const works: Webhook = {
  id: '01940000-0000-7000-8000-000000000001',
  host: 'home.example.org',
  name: '',
  areas: ['tasks', 'exams'],
  created_at: '2026-11-18T06:00:00Z',
  is_off: false,
  failing_since: null,
  failures: 0,
  problem: null,
  next_try_at: null,
  last_at: '2026-11-18T06:00:00Z',
  last_status: 200,
};

function open(items: Webhook[]) {
  const api = mockApi().on(listWebhooks, () => ({ items }));
  return { api, ...renderBoard(<WebhooksSection />, { messages: shellMessages }) };
}

beforeEach(() => sessionStorage.clear());

test('one is made for what was ticked, its address is in no draft, and its secret is shown once', async () => {
  const { api, person } = open([]);
  api.on(createWebhook, () => ({ ...works, secret: 'whsec_abc' }));
  await person.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  const make = () => person.click(form.getByRole('button', { name: 'Add a webhook' }));
  await person.type(form.getByLabelText('Address'), 'https://home.example.org/lin-7f3a');
  await person.type(form.getByLabelText(/^Name/), 'Desk lamp');
  await make();
  expect(form.getByText('Please choose at least one thing')).toBeVisible();
  await person.click(form.getByLabelText('Exams'));
  await person.click(form.getByLabelText('Tasks'));
  expect(JSON.stringify(sessionStorage)).not.toContain('lin-7f3a');
  await make();
  expect(await screen.findByLabelText('Secret for the signature')).toHaveValue('whsec_abc');
  expect(api.requests(createWebhook)[0]?.body).toEqual({
    name: 'Desk lamp',
    address: 'https://home.example.org/lin-7f3a',
    areas: ['tasks', 'exams'],
  });
  await person.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { hidden: true });
  expect(screen.getByDisplayValue('whsec_abc')).toBeVisible();
  await person.click(within(question).getByText('Close anyway'));
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_abc')).toBeNull());
});

test('it says what it hears of and how it went, is tried, and removed after a question', async () => {
  const { api, person } = open([works]);
  const done: string[] = [];
  api
    .on(tryWebhook, () => ({ said: 'thanks' }))
    .on(deleteWebhook, ({ params }) => {
      done.push(params.id);
      return { success: true };
    });
  expect(await screen.findByText('Hears of: Tasks and Exams')).toBeVisible();
  expect(screen.getByText(/^Last .+, 200$/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send a test to home.example.org' }));
  expect(await screen.findByText('Accepted; the other side said: thanks')).toBeVisible();
  await person.click(
    screen.getByRole('button', { name: 'Remove the webhook to home.example.org' }),
  );
  const sure = await screen.findByRole('alertdialog');
  expect(done).toEqual([]);
  await person.click(within(sure).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(done).toEqual([works.id]));
});

test('two of one host are told apart by their names, or by when they were added', async () => {
  open([
    { ...works, name: 'Desk lamp' },
    { ...works, id: '01940000-0000-7000-8000-000000000002', created_at: '2026-10-01T06:00:00Z' },
  ]);
  expect(await screen.findByText('Desk lamp · home.example.org')).toBeVisible();
  const added = screen.getAllByText(/^Added /).map(({ textContent }) => textContent);
  expect(new Set(added).size).toBe(2);
  expect(screen.getByRole('button', { name: 'Remove the webhook to Desk lamp' })).toBeVisible();
});

test('one that fails says since when, why, and when it is tried next', async () => {
  open([
    {
      ...works,
      failing_since: '2026-11-18T06:00:00Z',
      failures: 4,
      problem: 'The other side refused (503): closed',
      next_try_at: '2026-11-18T07:00:00Z',
      last_status: 503,
    },
  ]);
  expect(await screen.findByText(/^Failing since .+, 4 times; next try /)).toBeVisible();
  expect(screen.getByText('The other side refused (503): closed')).toBeVisible();
});
