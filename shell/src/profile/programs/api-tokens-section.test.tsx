import {
  type ApiToken,
  createApiToken,
  listApiTokens,
  revokeApiToken,
} from '@board/contracts/calls/api-tokens';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { shellMessages } from '../../testing/shell-texts.ts';
import { ApiTokensSection } from './api-tokens-section.tsx';

const editor: ApiToken = {
  id: '01940000-0000-7000-8000-000000000001',
  name: 'My editor',
  scopes: ['write:tasks', 'read:courses', 'read:exams'],
  created_at: '2026-11-18T06:00:00Z',
  expires_at: '2099-01-01T00:00:00Z',
  last_used_at: null,
  program_host: null,
};

function open(items: ApiToken[]) {
  const api = mockApi().on(listApiTokens, () => ({ items }));
  return { api, ...renderBoard(<ApiTokensSection />, { messages: shellMessages }) };
}

test('tokens say what they may, and are revoked after a question', async () => {
  const revoked: string[] = [];
  const { api, person } = open([editor]);
  api.on(revokeApiToken, ({ params }) => {
    revoked.push(params.id);
    return { success: true };
  });
  expect(await screen.findByText('Reads and changes: Tasks')).toBeVisible();
  expect(screen.getByText('Reads: Courses and Exams')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Revoke My editor' }));
  const sure = await screen.findByRole('alertdialog', { name: 'Revoke “My editor”?' });
  expect(revoked).toEqual([]);
  await person.click(within(sure).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(revoked).toEqual([editor.id]));
});

test('all calls are a press away, in the language of the page', async () => {
  open([]);
  const docs = await screen.findByRole('link', { name: 'All calls of the API' });
  expect(docs).toHaveAttribute('href', '/api/docs?language=en');
});

test('a token is made for what was chosen, and shown once', async () => {
  const { api, person } = open([]);
  const sent: unknown[] = [];
  api.on(createApiToken, ({ body }) => {
    sent.push(body);
    return { ...editor, token: 'board_abc' };
  });
  await person.click(await screen.findByRole('button', { name: 'Make an API token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make an API token' });
  const form = within(dialog);
  const make = () => form.getByRole('button', { name: 'Make an API token' });
  await person.click(make());
  expect(form.getByText('Please choose at least one thing that it may read')).toBeVisible();
  await person.type(form.getByLabelText('Name'), 'My editor');
  await person.selectOptions(form.getByLabelText('Tasks'), 'Read and change');
  await person.selectOptions(form.getByLabelText('Expires after'), '90 days');
  await person.type(form.getByLabelText('Current password'), 'red-black-tree');
  await person.click(make());
  expect(await screen.findByLabelText('API token')).toHaveValue('board_abc');
  expect(sent).toEqual([
    { name: 'My editor', days: 90, scopes: ['write:tasks'], password: 'red-black-tree' },
  ]);
  expect(JSON.stringify(sessionStorage)).not.toContain('red-black');
  await person.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText('board_abc')).toBeNull();
});
