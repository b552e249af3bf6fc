import { beginPasskeyProof, provePasskey } from '@board/contracts/calls/passkeys';
import { getSecondFactor, proveAgain } from '@board/contracts/calls/second-factor';
import { beginSchoolProof, listSignInLinks } from '@board/contracts/calls/sign-in';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import {
  fakePasskeys,
  noPasskeys,
  passkeyAnswer,
  passkeyRequest,
} from '../testing/fake-passkeys.ts';
import { shellMessages as messages } from '../testing/shell-texts.ts';
import { askForProof } from './ask-for-proof.ts';
import { ProofHost } from './proof-host.tsx';

const leaveFor = jest.fn();
jest.mock('../base/leave-for.ts', () => ({ leaveFor: (url: string) => leaveFor(url) }));

async function ask(deed = 'exportUser') {
  const { person } = renderBoard(<ProofHost />, { messages });
  let answers: Promise<boolean[]> = Promise.resolve([]);
  act(() => {
    answers = Promise.all([askForProof(deed), askForProof('deleteUser')]);
  });
  return { person, answers, dialog: await screen.findByRole('dialog', { name: 'Is it you?' }) };
}

test('one code answers all that wait for it', async () => {
  const api = mockApi().refuse(proveAgain, 400, 'auth.code_wrong', 'This code is wrong');
  const { person, answers, dialog } = await ask();
  expect(within(dialog).getByText(/^To export everything of yours, enter the code/)).toBeVisible();
  await person.type(within(dialog).getByLabelText('Code'), '000000{Enter}');
  expect(await within(dialog).findByText('This code is wrong')).toBeVisible();
  api.on(proveAgain, () => ({ success: true }));
  await person.clear(within(dialog).getByLabelText('Code'));
  await person.type(within(dialog).getByLabelText('Code'), '287082{Enter}');
  expect(await answers).toEqual([true, true]);
  expect(api.requests(proveAgain).at(-1)?.body).toEqual({ code: '287082' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('whoever closes it does not do what he was asked about', async () => {
  mockApi();
  const { person, answers, dialog } = await ask();
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await answers).toEqual([false, false]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('what has no words yet is asked for all the same', async () => {
  mockApi();
  const { dialog } = await ask('paintTheSchool');
  expect(within(dialog).getByText(/^To do this, enter the code/)).toBeVisible();
});

test('a passkey answers as well, and without an authenticator a recovery code', async () => {
  fakePasskeys();
  const passkey = {
    id: '0190a0c8-0000-7000-8000-000000000001',
    name: 'My phone',
    created_at: '2026-11-18T04:00:00.000Z',
    last_used_at: null,
  };
  const api = mockApi()
    .on(getSecondFactor, () => ({ since: null, passkeys: [passkey], recovery_codes: 9 }))
    .on(beginPasskeyProof, () => passkeyRequest)
    .on(provePasskey, () => ({ success: true }));
  const { person, answers, dialog } = await ask();
  expect(await within(dialog).findByLabelText('Recovery code')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Use a passkey' }));
  expect(await answers).toEqual([true, true]);
  expect(api.requests(provePasskey)[0]?.body).toEqual({ passkey: passkeyAnswer });
  noPasskeys();
});

const since = '2026-11-18T04:00:00.000Z';
const way = (name_en: string, linked_at: string | null) => ({
  ...{ id: crypto.randomUUID(), name_en, name_zh: '统一身份认证', mark: '校' },
  ...{ linked_at, last_used_at: null, can_unlink: false },
});

test('whoever has neither a password nor a second factor is led to his school', async () => {
  const none = { since: null, passkeys: [], recovery_codes: 0 };
  const api = mockApi()
    .on(getSecondFactor, () => none)
    .on(listSignInLinks, () => ({ items: [way('Campus account', since), way('Library', null)] }))
    .on(beginSchoolProof, () => ({ url: 'https://campus.example/login' }));
  const { person } = await ask();
  expect(
    await screen.findByText(/^To export everything of yours, log in at your school/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go to Library' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Go to Campus account' }));
  expect(leaveFor).toHaveBeenCalledWith('https://campus.example/login');
  expect(api.requests(beginSchoolProof)[0]?.body).toEqual({ redirect: '/' });
});
