import { promoteRelease } from '@board/contracts/calls/delivery';
import { renderBoard, someUser } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { at, finance, one, setUp } from '../testing/show-modules.tsx';
import { ModulesPage } from './modules-page.tsx';

const bodyOf = (requests: readonly { body?: unknown }[]) => requests.at(-1)?.body;

it('shows each remote with version, owner, health, size and errors', async () => {
  const { messages } = setUp();
  renderBoard(<ModulesPage />, { messages });
  const table = await screen.findByRole('table', { name: /Live versions/ });
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

it('sets each release beside the one before it, in figures and in bars', async () => {
  const { messages } = setUp();
  renderBoard(<ModulesPage />, { messages });
  const table = await screen.findByRole('table', { name: /In browsers/ });
  const row = await within(table).findByRole('row', { name: /^Finance/ });
  expect(within(row).getByRole('img', { name: 'now 240 ms, before 180 ms' })).toBeVisible();
  expect(within(row).getByRole('img', { name: 'now 60%, before 60%' })).toBeVisible();
  expect(row).toHaveTextContent('15');
});

it('draws no bar where there is nothing to compare with', async () => {
  const { messages } = setUp({ ...finance, live: finance.live.slice(0, 1) });
  renderBoard(<ModulesPage />, { messages });
  const table = await screen.findByRole('table', { name: /In browsers/ });
  const row = within(await within(table).findByRole('row', { name: /^Finance/ }));
  expect(row.getByText('240 ms')).toBeVisible();
  expect(row.getAllByRole('img')).toHaveLength(1);
});

it('counts no people where nobody has opened a release yet', async () => {
  const [now] = finance.live;
  const { messages } = setUp({ ...finance, live: now ? [{ ...now, starts: 0, people: 0 }] : [] });
  renderBoard(<ModulesPage />, { messages });
  const table = await screen.findByRole('table', { name: /In browsers/ });
  const row = await within(table).findByRole('row', { name: /^Finance/ });
  expect(row.lastElementChild).toHaveTextContent(/^–$/);
});

it('offers chaos to those who may play it', async () => {
  const { messages } = setUp();
  const user = someUser({ permissions: ['remotes.manage', 'remotes.override'] });
  const { person } = renderBoard(<ModulesPage />, { messages, user });
  await person.click(await screen.findByRole('button', { name: 'Details of Finance' }));
  await person.click(await screen.findByRole('tab', { name: 'Chaos' }));
  const links = await screen.findAllByRole('link', { name: 'Play it' });
  expect(links[0]).toHaveAttribute('href', '/?chaos.finance=missing');
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

it('shows a phone how releases do in browsers when it is asked', async () => {
  const { messages } = setUp();
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
    );
  const { person } = renderBoard(<ModulesPage />, { messages });
  await screen.findByRole('table', { name: /Live versions/ });
  expect(screen.queryByRole('table', { name: /In browsers/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show the figures' }));
  expect(await screen.findByRole('table', { name: /In browsers/ })).toBeVisible();
});
