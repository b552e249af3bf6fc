import {
  createDeployToken,
  makePreview,
  promoteRelease,
  rollBackRelease,
  setCanary,
  setSelfHelp,
  switchRemote,
} from '@board/contracts/calls/delivery';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../messages/en.json';
import { at, finance, one, openFinance, stable } from '../testing/show-modules.tsx';

/** The mock host asks beside the dialog, which hides everything else meanwhile. */
const asked = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name, hidden: true }));
const bodyOf = (requests: readonly { body?: unknown }[]) => requests.at(-1)?.body;

it('promotes a release from where the pointer was seen', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(promoteRelease, () => ({ ...stable, version: one, revision: 8 }));
  const name = 'Promote 1.0.0-111111 for everybody';
  await person.click(await dialog.findByRole('button', { name }));
  expect(bodyOf(api.requests(promoteRelease))).toEqual({ version: one, revision: 7 });
  expect(await screen.findByText('Finance is at 1.0.0-111111')).toBeInTheDocument();
});

it('says who was faster when the pointer has moved', async () => {
  const { api, person, dialog } = await openFinance();
  const message = 'zhou has just moved it to 1.0.0-333333333333; look again and retry';
  api.refuse(promoteRelease, 409, 'delivery.pointer_moved', message);
  const name = 'Promote 1.0.0-111111 for everybody';
  await person.click(await dialog.findByRole('button', { name }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('rolls back once the person is sure', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(rollBackRelease, () => ({ pointer: null }));
  await person.click(await dialog.findByRole('button', { name: 'Roll back' }));
  const question = await asked('Roll Finance back?');
  expect(api.requests(rollBackRelease)).toEqual([]);
  await person.click(question.getByText('Roll back'));
  expect(bodyOf(api.requests(rollBackRelease))).toEqual({ revision: 7 });
});

it.each(['shell', 'admin'])('does not offer to switch %s off', async (name) => {
  const { dialog } = await openFinance({ ...finance, name });
  expect(await dialog.findByRole('button', { name: 'Roll back' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument();
});

it('switches a remote off', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(switchRemote, () => ({ name: 'finance', disabled: true }));
  await person.click(await dialog.findByRole('button', { name: 'Switch off' }));
  await person.click((await asked('Switch Finance off?')).getByText('Switch off'));
  expect(bodyOf(api.requests(switchRemote))).toEqual({ disabled: true });
});

it('has no switch for the shell', async () => {
  const { dialog } = await openFinance({ ...finance, name: 'shell' });
  expect(await dialog.findByRole('tab', { name: 'Releases' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument();
});

it('chooses people and roles for the canary', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(setCanary, () => ({ ...finance.canary, roles: ['teacher' as const] }));
  await person.click(await dialog.findByRole('tab', { name: 'Canary' }));
  await person.type(dialog.getByRole('textbox', { name: 'People' }), ', wei_teacher');
  await person.click(dialog.getByRole('checkbox', { name: en.role.teacher }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(bodyOf(api.requests(setCanary))).toEqual({
    usernames: ['lin_student', 'wei_teacher'],
    roles: ['teacher'],
    automatic: true,
  });
});

it('shows how far a canary has come, and lets an admin set it by hand', async () => {
  const canary = { ...stable, channel: 'canary' as const, version: one, revision: 8 };
  const { api, person, dialog } = await openFinance({ ...finance, channels: [stable, canary] });
  api.on(setCanary, ({ body }) => ({ ...finance.canary, ...body }));
  await person.click(await dialog.findByRole('tab', { name: 'Canary' }));
  expect(dialog.getByText(/Besides the chosen: 10 in a hundred/)).toBeVisible();
  await person.click(dialog.getByRole('switch', { name: 'Goes on by itself' }));
  await person.selectOptions(dialog.getByRole('combobox'), '50 in a hundred');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(bodyOf(api.requests(setCanary))).toMatchObject({ automatic: false, share: 50 });
});

it('makes a link to a release that nobody is served', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(makePreview, () => ({ path: '/?preview=abc', expires_at: at }));
  await person.click(await dialog.findByRole('button', { name: 'Make a link to 1.0.0-111111' }));
  const link = await dialog.findByRole('link', { name: /Open 1.0.0-111111/ });
  expect(link).toHaveAttribute('href', '/?preview=abc');
  expect(bodyOf(api.requests(makePreview))).toEqual({ version: one });
});

it('shows what browsers reported, and a new token once', async () => {
  const { api, person, dialog } = await openFinance();
  await person.click(await dialog.findByRole('tab', { name: 'Errors' }));
  const row = await dialog.findByRole('row', { name: /drawing: x is undefined/ });
  expect(row).toHaveTextContent('12');
  expect(row).toHaveTextContent('at Ledger');
  api.on(createDeployToken, () => ({
    id: '01930000-0000-7000-8000-00000000000a',
    remote: 'finance',
    name: 'Pipeline',
    created_at: at,
    created_by: 'admin',
    owner: null,
    last_used_at: null,
    token: 'bdt_secret',
  }));
  await person.click(dialog.getByRole('tab', { name: 'Deploy tokens' }));
  await person.type(dialog.getByRole('textbox', { name: 'For whom' }), 'Pipeline');
  await person.click(dialog.getByRole('button', { name: 'Make a token' }));
  expect(await screen.findByLabelText('Token')).toHaveValue('bdt_secret');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('bdt_secret');
  await person.click(screen.getByRole('button', { name: 'Done' }));
  const question = await screen.findByRole('alertdialog', { hidden: true });
  await person.click(within(question).getByText('Close anyway'));
  await waitFor(() => expect(screen.queryByLabelText('Token')).toBeNull());
});

it('leaves it to an admin whether a bad release goes back by itself', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(setSelfHelp, () => ({ name: 'finance', self_help: false }));
  await person.click(await dialog.findByRole('switch', { name: 'Automatic rollback' }));
  expect(await screen.findByText('Finance stays as it is until somebody moves it')).toBeVisible();
  expect(bodyOf(api.requests(setSelfHelp))).toEqual({ self_help: false });
});
