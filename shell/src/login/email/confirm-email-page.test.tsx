import { confirmEmail, takeBackEmail } from '@board/contracts/calls/auth';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellMessages } from '../../testing/shell-texts.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const open = (path: string) =>
  renderBoard(<ConfirmEmailPage />, { messages: shellMessages, user: null, path });
const email = 'lin@example.org';

test('the link of a new address confirms it, once one has said so', async () => {
  const api = mockApi().on(confirmEmail, () => ({ success: true, email }));
  const { person } = open('/confirm-email#token=abc');
  expect(api.requests(confirmEmail)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Confirm the address' }));
  expect(await screen.findByText(`${email} is the address of the account now.`)).toBeVisible();
  expect(api.requests(confirmEmail)[0]?.body).toEqual({ token: 'abc' });
});

test('the link of the address before brings it back and leads to a new password', async () => {
  const api = mockApi().on(takeBackEmail, () => ({ success: true, email }));
  const { person } = open('/confirm-email#back=abc');
  await person.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/every session has ended/)).toHaveTextContent(email);
  expect(api.requests(takeBackEmail)[0]?.body).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
});

test('a link that was used says so', async () => {
  mockApi().refuse(confirmEmail, 400, 'auth.email_link_dead', 'This link has expired or was used');
  const { person } = open('/confirm-email#token=abc');
  await person.click(screen.getByRole('button', { name: 'Confirm the address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used');
});
