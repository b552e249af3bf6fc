import { getSignInOptions } from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/passkeys';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { fakePasskeys, madePasskey, noPasskeys } from '../../testing/fake-passkeys.ts';
import { shellMessages as messages } from '../../testing/shell-texts.ts';
import { Passkeys } from './passkeys.tsx';

const phone: calls.Passkey = {
  id: '0190a0c8-0000-7000-8000-000000000001',
  name: 'My phone',
  created_at: '2026-11-18T04:00:00.000Z',
  last_used_at: null,
};
const creation: calls.PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Personal Task Board' },
  user: { id: 'bGlu', name: 'lin_student', displayName: 'lin_student' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: [],
};

function open(passkeys: readonly calls.Passkey[], locale: 'en' | 'zh-CN' = 'en') {
  const api = mockApi().on(getSignInOptions, () => ({
    passwordReset: true,
    passwordMinLength: 6,
    localPasswords: true,
    schools: [],
    passkeyHost: 'localhost',
  }));
  return { api, ...renderBoard(<Passkeys passkeys={passkeys} />, { messages, locale }) };
}

beforeEach(() => sessionStorage.clear());
afterEach(noPasskeys);

test('one is added with a name and the password, and the codes are told once', async () => {
  fakePasskeys();
  const { api, person } = open([]);
  api
    .on(calls.beginPasskey, () => creation)
    .on(calls.addPasskey, () => ({ passkey: phone, recovery_codes: ['abcdefgh-ijklmnop'] }));
  await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
  const name = within(dialog).getByLabelText('Name');
  await person.clear(name);
  await person.click(within(dialog).getByRole('button', { name: 'Go on' }));
  expect(within(dialog).getByText('Please enter a name')).toBeVisible();
  await person.type(name, 'My phone');
  await person.type(within(dialog).getByLabelText('Current password'), 'red-black-tree{Enter}');
  const code = await screen.findByText('abcdefgh-ijklmnop');
  expect(api.requests(calls.addPasskey)[0]?.body).toEqual({ name: 'My phone', ...madePasskey });
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(code).not.toBeInTheDocument());
});

test('a device that holds one already says so', async () => {
  fakePasskeys({ answer: () => Promise.reject(new DOMException('no', 'InvalidStateError')) });
  const { api, person } = open([phone]);
  api.on(calls.beginPasskey, () => creation);
  await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await person.type(await screen.findByLabelText('Current password'), 'red-black-tree{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('already holds a passkey');
  expect(api.requests(calls.addPasskey)).toHaveLength(0);
});

test('one is renamed, and removed with the password', async () => {
  const { api, person } = open([phone]);
  expect(screen.getByText(/not used yet/)).toBeVisible();
  api
    .on(calls.renamePasskey, () => ({ ...phone, name: 'Old phone' }))
    .on(calls.removePasskey, () => ({ success: true }));
  await person.click(screen.getByRole('button', { name: 'Rename My phone' }));
  const renaming = await screen.findByRole('dialog', { name: 'Rename the passkey' });
  await person.clear(within(renaming).getByLabelText('Name'));
  await person.type(within(renaming).getByLabelText('Name'), 'Old phone{Enter}');
  await waitFor(() => expect(renaming).not.toBeInTheDocument());
  expect(api.requests(calls.renamePasskey)[0]?.body).toEqual({ name: 'Old phone' });
  await person.click(screen.getByRole('button', { name: 'Remove My phone' }));
  const removing = await screen.findByRole('dialog', { name: 'Remove “My phone”?' });
  await person.type(within(removing).getByLabelText('Current password'), 'red-black-tree{Enter}');
  expect(await screen.findByText('Passkey removed')).toBeVisible();
  expect(api.requests(calls.removePasskey)[0]?.body).toEqual({ password: 'red-black-tree' });
});

test('where the browser has none it says where they work', async () => {
  open([phone], 'zh-CN');
  expect(await screen.findByText('本站的通行密钥只能在 localhost 添加和使用。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
});
