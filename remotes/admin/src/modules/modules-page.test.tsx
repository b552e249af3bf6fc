import {
  createDeployToken,
  listDeployTokens,
  listReleases,
  listRemoteErrors,
  listRemotes,
  makePreview,
  promoteRelease,
  type RemoteState,
  rollBackRelease,
  setCanary,
  setSelfHelp,
  switchRemote,
} from '@board/contracts/calls/delivery';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { ModulesPage } from './modules-page.tsx';

const [one, two] = ['1.0.0-111111111111', '1.0.0-222222222222'] as const;
const at = '2026-11-18T04:00:00.000Z';
const pages = { page: 1, limit: 20, total: 1, total_pages: 1, has_next: false, has_prev: false };
const paged = <Item,>(...items: Item[]) => ({ items, pagination: pages });

const stable = {
  channel: 'stable' as const,
  version: two,
  previous: one,
  revision: 7,
  moved_at: at,
  moved_by: 'lin',
};
const vitals = (place: 'now' | 'before', version: string, ready_p75: number) => ({
  ...{ place, version, ready_p75, bytes: 680_000, initial_bytes: 51_200 },
  ...{ starts: 200, long_tasks: 30, errors: 4, people: 50, budget_left: 0.6 },
});
const finance: RemoteState = {
  name: 'finance',
  title: { 'zh-CN': '财务', en: 'Finance' },
  owner: 'Finance team',
  version: two,
  channels: [stable],
  is_local: false,
  disabled: false,
  health: 'failing',
  bytes: 680_000,
  initial_bytes: 51_200,
  errors: 12,
  self_help: true,
  canary: { usernames: ['lin_student'], roles: [], automatic: true, share: 10, since: at },
  waiting: null,
  live: [vitals('now', two, 240), vitals('before', one, 180)],
};
const release = (version: string) => ({
  version,
  origin: 'shipped' as const,
  base_url: null,
  bytes: 680_000,
  created_at: at,
  created_by: 'Pipeline',
  revoked_at: null,
});

function setUp(state: RemoteState = finance) {
  const api = mockApi()
    .on(listRemotes, () => paged(state))
    .on(listReleases, () => paged(release(two), release(one)))
    .on(listRemoteErrors, () =>
      paged({
        version: two,
        phase: 'render' as const,
        count: 12,
        last_at: at,
        sample: { message: 'x is undefined', stack: 'at Ledger', route: '/finance' },
      }),
    )
    .on(listDeployTokens, () => paged());
  const messages = { namespace: 'admin', catalogs: { 'zh-CN': zh, en } };
  return { api, messages };
}

async function openFinance(state?: RemoteState) {
  const { api, messages } = setUp(state);
  const user = someUser({ role: 'super_admin' });
  const { person } = renderBoard(<ModulesPage />, { messages, user });
  await person.click(await screen.findByRole('button', { name: 'Manage Finance' }));
  const dialog = await screen.findByRole('dialog', { name: 'Finance' });
  return { api, person, dialog: within(dialog) };
}
/** The mock host asks beside the dialog, which hides everything else meanwhile. */
const asked = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name, hidden: true }));
const bodyOf = (requests: readonly { body?: unknown }[]) => requests.at(-1)?.body;

it('shows each remote with version, owner, health, size and errors', async () => {
  const { messages } = setUp();
  renderBoard(<ModulesPage />, { messages });
  const table = await screen.findByRole('table', { name: /What is delivered/ });
  const row = await within(table).findByRole('row', { name: /Finance/ });
  for (const text of ['Finance team', '1.0.0-222222', 'Fails in browsers', '50 kB', '12']) {
    expect(row).toHaveTextContent(text);
  }
});

it('is complete in Chinese', async () => {
  const { messages } = setUp();
  renderBoard(<ModulesPage />, { messages, locale: 'zh-CN' });
  const [row] = await screen.findAllByRole('row', { name: /财务/ });
  expect(row).toHaveTextContent('浏览器报告故障');
  expect(screen.getByRole('img', { name: '当前 240 毫秒, 之前 180 毫秒' })).toBeVisible();
});

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
    share: 10,
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

it('sets each release beside the one before it, in figures and in bars', async () => {
  const { messages } = setUp();
  renderBoard(<ModulesPage />, { messages });
  const table = await screen.findByRole('table', { name: /In browsers/ });
  const row = await within(table).findByRole('row', { name: /Finance team/ });
  expect(within(row).getByRole('img', { name: 'now 240 ms, before 180 ms' })).toBeVisible();
  expect(within(row).getByRole('img', { name: 'now 60 %, before 60 %' })).toBeVisible();
  expect(row).toHaveTextContent('15');
});

it('offers chaos to those who may play it', async () => {
  const { messages } = setUp();
  const user = someUser({ permissions: ['remotes.manage', 'remotes.override'] });
  const { person } = renderBoard(<ModulesPage />, { messages, user });
  await person.click(await screen.findByRole('button', { name: 'Manage Finance' }));
  await person.click(await screen.findByRole('tab', { name: 'Chaos' }));
  const links = await screen.findAllByRole('link', { name: 'Play it' });
  expect(links[0]).toHaveAttribute('href', '/?chaos.finance=missing');
});

it('makes a link to a release that nobody is served', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(makePreview, () => ({ path: '/?preview=abc', expires_at: at }));
  await person.click(await dialog.findByRole('button', { name: 'Make a link to 1.0.0-111111' }));
  const link = await dialog.findByRole('link', { name: /Open 1.0.0-111111/ });
  expect(link).toHaveAttribute('href', '/?preview=abc');
  expect(bodyOf(api.requests(makePreview))).toEqual({ version: one });
});

it('says what the last start held back and why, and serves it where an admin says so', async () => {
  const problems = [{ remote: 'finance', message: "uses 'useApi', which is not there" }];
  const held = { ...finance, waiting: { version: one, at, problems } };
  const { api, messages } = setUp(held);
  const { person } = renderBoard(<ModulesPage />, { messages });
  const region = within(await screen.findByRole('region', { name: 'Waits since the last start' }));
  expect(region.getByText(/uses 'useApi'/)).toBeVisible();
  api.refuse(promoteRelease, 422, 'delivery.release_refused', 'It would break finance');
  await person.click(region.getByRole('button', { name: 'Serve Finance 1.0.0-111111' }));
  expect(await screen.findByText('It would break finance')).toBeVisible();
  expect(bodyOf(api.requests(promoteRelease))).toEqual({ version: one, revision: 7 });
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
    last_used_at: null,
    token: 'bdt_secret',
  }));
  await person.click(dialog.getByRole('tab', { name: 'Deploy tokens' }));
  await person.type(dialog.getByRole('textbox', { name: 'For whom' }), 'Pipeline');
  await person.click(dialog.getByRole('button', { name: 'Make a token' }));
  expect(await dialog.findByText('bdt_secret')).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('bdt_secret');
});

it('leaves it to an admin whether a bad release goes back by itself', async () => {
  const { api, person, dialog } = await openFinance();
  api.on(setSelfHelp, () => ({ name: 'finance', self_help: false }));
  await person.click(await dialog.findByRole('switch', { name: 'Goes back by itself' }));
  expect(await screen.findByText('Finance stays as it is until somebody moves it')).toBeVisible();
  expect(bodyOf(api.requests(setSelfHelp))).toEqual({ self_help: false });
});
