import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createDeployToken } from '../../shared/contracts/calls/delivery.ts';
import { listNotifications } from '../../shared/contracts/calls/notifications.ts';
import { previewDays } from '../../shared/contracts/constants/limits.ts';
import { registerSignedIn, signIn } from '../harness/accounts.ts';
import { signInAdmin } from '../harness/admin.ts';
import { apiOf } from '../harness/api.ts';
import { expectTrouble, withoutWorker } from '../harness/faults.ts';
import { journeys } from '../harness/journey.ts';
import { entryOf, servedOf, teamOf } from '../harness/ship-entry.ts';

const token = 'bdt_of_the_finance_team';
const environment: Record<string, string> = { DEPLOY_TOKENS: `finance:${token}` };

const texts = "messages: { en: {}, 'zh-CN': {} }";
const saying = (words: string) =>
  entryOf('finance', `{ ${texts}, panels: { finance: () => ${JSON.stringify(words)} } }`);
const throwing = entryOf(
  'finance',
  `{ ${texts}, panels: { finance() { throw new Error('broken on purpose'); } } }`,
);

const financeTab = (page: Page) => page.getByRole('tab', { name: 'Ledger' });

journeys(
  'a release',
  (journey) => {
    journey(
      'is told of beside the one before it: bytes, time to ready, errors, long tasks, budget',
      async (traveller) => {
        const { page, product } = traveller;
        expectTrouble(traveller);
        const told = page.waitForResponse(
          (reply) =>
            reply.url().endsWith('/client-reports/starts') &&
            /"finance".*"ready_ms"/.test(reply.request().postData() ?? ''),
        );
        // Who counts was here before the release: the first administrator.
        await signInAdmin(page, product, '/');
        await financeTab(page).waitFor();
        await told;
        await page.goto('/admin/modules');
        const row = page
          .getByRole('table', { name: /In browsers/ })
          .getByRole('row', { name: /Finance/ });
        // A bar would have nothing to be compared with.
        await row.getByText(/^[\d,]+ ms$/).waitFor();
        await row.getByRole('img', { name: /^now 100%$/ }).waitFor();
      },
      withoutWorker,
    );

    journey(
      'that fails for three people goes back by itself, and its owner and the admin are told',
      async (traveller) => {
        const { page, product, elsewhere } = traveller;
        expectTrouble(traveller);
        const admin = await apiOf(product, product.admin);
        const owner = await registerSignedIn(page);
        await financeTab(page).waitFor();
        const body = { name: 'Pipeline', owner: owner.username };
        await admin(createDeployToken, { params: { remote: 'finance' }, body });
        const before = (await servedOf(product, 'finance')).version;
        // Who counts was here before the release.
        const pages = [await elsewhere(), await elsewhere(), await elsewhere()];
        for (const own of pages) await registerSignedIn(own, '/api/health');
        const bad = await teamOf(product, 'finance', token).ship(throwing);
        assert.equal((await servedOf(product, 'finance')).version, bad);
        let third = 0;
        for (const [index, own] of pages.entries()) {
          const told = own.waitForResponse((reply) => reply.url().endsWith('/api/client-reports'));
          await own.goto('/');
          // The third sees it as the one that is served again.
          if (index < 2) await own.getByText('Finance is shown in its previous version').waitFor();
          await financeTab(own).waitFor();
          third = (await told).request().timing().responseStart;
        }
        // The answer to the third report comes when it is done.
        assert.equal((await servedOf(product, 'finance')).version, before);
        process.stdout.write(
          `rolled back by itself ${Math.round(third)} ms after the third person's page failed\n`,
        );
        await page.reload();
        await financeTab(page).waitFor();
        for (const told of [admin, await apiOf(product, owner)]) {
          const { items } = await told(listNotifications, { query: {} });
          assert.ok(items.some(({ title }) => /^finance (went back|已自动回滚)/.test(title)));
        }
      },
      withoutWorker,
    );

    journey(
      'is opened again in exactly the composition of a page',
      async (traveller) => {
        const { page, product } = traveller;
        expectTrouble(traveller);
        await signInAdmin(page, product, '/');
        await financeTab(page).waitFor();
        const name = () => page.evaluate(() => document.documentElement.dataset.composition);
        const before = await name();
        assert.match(before ?? '', /^[0-9a-f]{12}$/);
        await teamOf(product, 'finance', token).ship(saying('The ledger of tomorrow.'));
        await page.reload();
        await page.getByText('The ledger of tomorrow.').waitFor();
        assert.notEqual(await name(), before);
        await page.goto(`/?composition=${before}`);
        await financeTab(page).waitFor();
        const notice = page.getByRole('region', { name: 'Remotes from elsewhere' });
        await notice.getByText(`Composition ${before}, shown in this browser alone`).waitFor();
        await notice.getByRole('link', { name: 'Back to the released versions' }).click();
        await page.getByText('The ledger of tomorrow.').waitFor();
        await notice.waitFor({ state: 'detached' });
      },
      withoutWorker,
    );

    journey(
      'that a team shipped outlives a start, and the build that waits is said and can be served',
      async (traveller) => {
        const { product, elsewhere } = traveller;
        expectTrouble(traveller);
        const words = 'What the team shipped.';
        const shipped = await teamOf(product, 'finance', token).ship(saying(words));
        await product.restart();
        assert.equal((await servedOf(product, 'finance')).version, shipped);
        const page = await elsewhere();
        await signInAdmin(page, product, '/admin/modules');
        const waiting = page.getByRole('region', { name: 'Waits since the last start' });
        await waiting.getByText('What is served was shipped by its team.').waitFor();
        await waiting.getByRole('button', { name: /^Serve Finance/ }).click();
        await waiting.waitFor({ state: 'detached' });
        await page.goto('/');
        await financeTab(page).waitFor();
        assert.equal(await page.getByText(words).count(), 0);
      },
      withoutWorker,
    );

    journey(
      'that nobody is served is a link, which ends',
      async (traveller) => {
        const { page, product, watch, elsewhere } = traveller;
        expectTrouble(traveller);
        watch.expect(/status of 410/);
        const version = await teamOf(product, 'finance', token).publish(saying('A first look.'));
        await signInAdmin(page, product, '/admin/modules');
        await page.getByRole('button', { name: 'Details of Finance' }).click();
        const short = version.slice(0, '1.0.0-'.length + 6);
        await page.getByRole('button', { name: `Make a link to ${short}` }).click();
        const link = page.getByRole('link', { name: new RegExp(`Open ${short}`) });
        const path = (await link.getAttribute('href')) ?? '';
        const lin = await page.context().newPage();
        const account = await registerSignedIn(lin);
        await lin.goto(path);
        await lin.getByText('A first look.').waitFor();
        await lin.getByRole('button', { name: 'Add task', exact: true }).waitFor();

        await Promise.all([lin.close(), page.close()]);
        const moved = join(import.meta.dirname, '../../scripts/checks/moved-clock.mjs');
        environment.NODE_OPTIONS = `--import ${moved}`;
        environment.TEST_CLOCK_MOVED = String((previewDays + 1) * 24 * 60 * 60 * 1000);
        try {
          await product.restart();
          const next = await elsewhere();
          await signIn(next, account);
          const over = await next.goto(path);
          assert.equal(over?.status(), 410);
          await next.getByText('This link is over, or its files have been swept').waitFor();
        } finally {
          delete environment.NODE_OPTIONS;
          delete environment.TEST_CLOCK_MOVED;
        }
      },
      withoutWorker,
    );
  },
  environment,
);
