import { endOtherSessions } from '@board/contracts/calls/account';
import * as calls from '@board/contracts/calls/second-factor';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { shellMessages as messages } from '../../testing/shell-texts.ts';
import { SecondFactor } from './second-factor.tsx';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codes = ['abcdefgh-ijklmnop', 'qrstuvwx-yz234567'];

function open(since: string | null, locale: 'en' | 'zh-CN' = 'en') {
  const api = mockApi().on(calls.getSecondFactor, () => ({
    since,
    passkeys: [],
    recovery_codes: since ? 9 : 0,
  }));
  return { api, ...renderBoard(<SecondFactor />, { messages, locale }) };
}

beforeEach(() => sessionStorage.clear());

test('is set up in three steps: password, first code, codes to keep', async () => {
  const { api, person } = open(null);
  api
    .on(calls.beginSecondFactor, () => ({ secret, uri: `otpauth://totp/x?secret=${secret}` }))
    .on(calls.confirmSecondFactor, () => ({ recovery_codes: codes }));
  await person.click(await screen.findByRole('button', { name: 'Set up' }));
  let dialog = await screen.findByRole('dialog', { name: 'Set up two-step login' });
  await person.type(within(dialog).getByLabelText('Current password'), 'red-black-tree{Enter}');
  expect(await within(dialog).findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(within(dialog).getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(within(dialog).getByLabelText('Code')).toHaveFocus();
  expect(within(dialog).queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  await person.keyboard('{Enter}');
  expect(within(dialog).getByText('Please enter the code')).toBeVisible();
  await person.keyboard('287082{Enter}');
  expect(await screen.findByText('abcdefgh-ijklmnop')).toBeVisible();
  dialog = screen.getByRole('dialog', { name: 'Set up two-step login' });
  expect(api.requests(calls.confirmSecondFactor)[0]?.body).toEqual({ code: '287082' });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/red-black|2870|GEZD/);
  api.on(endOtherSessions, () => ({ ended: 2 }));
  await person.click(within(dialog).getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('All other devices are logged out')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('abcdefgh-ijklmnop')).toBeNull();
});

test('a wrong password and a wrong code are said beside their fields', async () => {
  const { api, person } = open(null);
  api.refuse(calls.beginSecondFactor, 400, 'user.wrong_password', 'the current password is wrong');
  await person.click(await screen.findByRole('button', { name: 'Set up' }));
  await person.type(await screen.findByLabelText('Current password'), 'wrong{Enter}');
  expect(await screen.findByText('the current password is wrong')).toBeVisible();
  api
    .on(calls.beginSecondFactor, () => ({ secret, uri: 'otpauth://totp/x' }))
    .refuse(calls.confirmSecondFactor, 400, 'auth.code_wrong', 'This code is wrong');
  await person.keyboard('{Enter}');
  await person.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText('This code is wrong')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('000000');
});

test('tells since when it is on, and is switched off with password and code', async () => {
  const { api, person } = open('2026-11-18T04:00:00.000Z');
  api.on(calls.removeSecondFactor, () => ({ success: true }));
  expect(await screen.findByText(/^On since .*, 9 recovery codes left$/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Switch off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch two-step login off?' });
  await person.click(within(dialog).getByRole('button', { name: 'Switch off' }));
  expect(within(dialog).getByText('Please enter the code')).toBeVisible();
  await person.type(within(dialog).getByLabelText('Current password'), 'red-black-tree');
  await person.type(within(dialog).getByLabelText('Code'), '287082{Enter}');
  expect(await screen.findByText('Two-step login is off')).toBeVisible();
  expect(api.requests(calls.removeSecondFactor)[0]?.body).toEqual({
    password: 'red-black-tree',
    code: '287082',
  });
});

test('new recovery codes are told once, after a question', async () => {
  const { api, person } = open('2026-11-18T04:00:00.000Z');
  api.on(calls.renewRecoveryCodes, () => ({ recovery_codes: codes }));
  await person.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const question = await screen.findByRole('alertdialog', { name: 'Get new recovery codes?' });
  expect(api.requests(calls.renewRecoveryCodes)).toHaveLength(0);
  await person.click(within(question).getByRole('button', { name: 'Get new codes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your new recovery codes' });
  expect(within(dialog).getByText('qrstuvwx-yz234567')).toBeVisible();
  await person.keyboard('{Escape}');
  const leaving = await screen.findByRole('alertdialog', { hidden: true });
  await person.click(within(leaving).getByText('Cancel'));
  expect(within(dialog).getByText('qrstuvwx-yz234567')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('qrstuvwx-yz234567')).toBeNull();
});
