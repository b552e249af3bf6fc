import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { switchRemote } from '../../shared/contracts/calls/delivery.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import {
  expectTrouble,
  untilItHangs,
  withEntry,
  withoutWorker,
  withRelease,
} from '../harness/faults.ts';
import { allWith, journeysAlone } from '../harness/journey.ts';
import { entryOf } from '../harness/ship-entry.ts';

const finance = (remote: string) => entryOf('finance', remote);
const texts = "messages: { en: { command: { add: 'Add a transaction' } }, 'zh-CN': {} }";

const busy = finance(`{
  ${texts},
  panels: { finance: () => 'The ledger is alive.' },
  commands: [{ id: 'finance.add', title: 'command.add', adds: true, run() {} }],
  setup() {
    globalThis.beats = 0;
    globalThis.beating = setInterval(() => { globalThis.beats += 1; }, 20);
  },
  teardown() { clearInterval(globalThis.beating); },
}`);

const throwing = finance(`{
  ${texts},
  panels: { finance() { throw new Error('broken on purpose'); } },
}`);

const endless = finance(`{
  ${texts},
  panels: { finance() { for (;;); } },
}`);

const financeTab = (page: Page) => page.getByRole('tab', { name: 'Ledger' });

journeysAlone('a remote', (journey) => {
  const plainly = allWith(journey, withoutWorker);

  plainly(
    'that is switched off leaves nothing running, and comes back by itself',
    async (traveller) => {
      const { page, product } = traveller;
      expectTrouble(traveller);
      await withEntry(page, 'finance', () => busy);
      await registerSignedIn(page);
      await page.getByText('The ledger is alive.').waitFor();
      await page.waitForFunction(() => Reflect.get(globalThis, 'beats') > 0);
      const admin = await apiOf(product, product.admin);
      await admin(switchRemote, { params: { remote: 'finance' }, body: { disabled: true } });
      try {
        await page.locator('[data-module="finance"]').waitFor({ state: 'detached' });
        const beats = () => page.evaluate(() => Reflect.get(globalThis, 'beats'));
        await page.keyboard.press('Control+k');
        const palette = page.getByRole('combobox', { name: 'Search, add or ask' });
        await palette.fill('transaction');
        await page.getByText('Nothing found').waitFor();
        const before = await beats();
        await palette.press('Escape');
        await palette.waitFor({ state: 'detached' });
        assert.equal(await beats(), before);
        assert.equal(
          await page.locator('link[href*="/remotes/finance/"][rel="stylesheet"]').count(),
          0,
        );
      } finally {
        await admin(switchRemote, { params: { remote: 'finance' }, body: { disabled: false } });
      }
      await page.getByText('The ledger is alive.').waitFor();
    },
  );

  plainly(
    'whose page was open says who switched it off, and keeps its styles when it is back',
    async (traveller) => {
      const { page, product } = traveller;
      expectTrouble(traveller);
      await registerSignedIn(page, '/finance');
      const title = page.getByRole('heading', { name: 'Finance', level: 1 });
      await title.waitFor();
      const before = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(({ href }) => href ?? [])
          .filter((href) => href.includes('/remotes/finance/')),
      );
      assert.notDeepEqual(before, []);
      const admin = await apiOf(product, product.admin);
      await admin(switchRemote, { params: { remote: 'finance' }, body: { disabled: true } });
      await page.getByText('Finance has been switched off by an admin').waitFor();
      await admin(switchRemote, { params: { remote: 'finance' }, body: { disabled: false } });
      await title.waitFor();
      await page.waitForFunction((styles) => {
        const now = new Set([...document.styleSheets].map(({ href }) => href));
        return styles.every((style) => now.has(style));
      }, before);
    },
  );

  plainly(
    'that throws while it is drawn gives its place to the release before',
    async (traveller) => {
      const { page } = traveller;
      expectTrouble(traveller);
      await withRelease(page, 'finance', throwing);
      await registerSignedIn(page);
      await financeTab(page).waitFor();
      await page.getByText('Finance is shown in its previous version').waitFor();
    },
  );

  plainly(
    'whose drawing never ends is left out by the next page, and offered again',
    async (traveller) => {
      const { page } = traveller;
      expectTrouble(traveller);
      await registerSignedIn(page);
      await financeTab(page).waitFor();
      const hung = await page.context().newPage();
      await withEntry(hung, 'finance', () => endless);
      await hung.goto('/', { waitUntil: 'commit' });
      await untilItHangs(page);
      await hung.close();

      await page.reload();
      const left = page
        .getByRole('alert')
        .filter({ hasText: 'Finance stopped the page last time' });
      await left.waitFor();
      await page.getByRole('button', { name: 'Add task', exact: true }).waitFor();
      await left.getByRole('button', { name: 'Try again' }).click();
      await financeTab(page).waitFor();
      await page.reload();
      await financeTab(page).waitFor();
    },
  );

  plainly('waits to be asked for where the address says so', async (traveller) => {
    const { page } = traveller;
    traveller.watch.expect(/RemoteError: The remote '.*' failed at 'safe'/);
    expectTrouble(traveller);
    await registerSignedIn(page, '/?safe=calendar-tasks');
    await page.getByRole('button', { name: 'Add task', exact: true }).waitFor();
    const left = page.getByRole('alert').filter({ hasText: 'Finance was left out' });
    await left.getByRole('button', { name: 'Try again' }).click();
    await financeTab(page).waitFor();
  });
});
