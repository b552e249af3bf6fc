import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { registerSignedIn } from '../harness/accounts.ts';
import { expectTrouble, withoutWorker } from '../harness/faults.ts';
import { runCommand } from '../harness/guide.ts';
import { journeys } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const root = join(import.meta.dirname, '../..');
const token = 'bdt_of_the_finance_team';
const shellToken = 'bdt_of_the_platform_team';

journeys(
  'releases',
  (journey) => {
    journey(
      'leave an open page from before three of them all its lazy parts',
      async (traveller) => {
        const { product, page } = traveller;
        expectTrouble(traveller);
        const fetched: string[] = [];
        page.on('response', (response) => {
          if (response.url().includes('/remotes/finance/')) fetched.push(response.url());
        });
        await registerSignedIn(page);
        const widget = page.locator('[data-module="finance"]');
        await widget.getByRole('tab').first().waitFor();
        const release = /\/remotes\/finance\/([^/]+)\//;
        const before = release.exec(fetched[0] ?? '')?.[1];
        const finance = await copyOfFinance();
        try {
          for (const change of [1, 2, 3]) {
            finance.change(`Finance ${change}`);
            await finance.ship(product);
          }
        } finally {
          finance.forget();
        }
        fetched.length = 0;
        await page.keyboard.press('Control+k');
        const lazyPart = page.waitForResponse(/\/remotes\/finance\/.*\.js$/);
        await page.getByRole('combobox', { name: 'Search, add or ask' }).fill('Finance');
        await page
          .getByRole('option', { name: /^Finance/ })
          .first()
          .click();
        await lazyPart;
        await page.getByRole('heading', { name: 'Finance', level: 1 }).waitFor();
        for (const url of fetched) assert.equal(release.exec(url)?.[1], before);
      },
      { timeout: 400_000, ...withoutWorker },
    );

    journey(
      'that were altered on their way are never run',
      async (traveller) => {
        const { page, watch } = traveller;
        expectTrouble(traveller);
        watch.expect(/integrity|RemoteError|Loading chunk|ScriptNetworkError|Failed to/i);
        await page.context().route(/\/remotes\/notifications\/.*\.js$/, async (route) => {
          const response = await route.fetch();
          const body = `globalThis.altered = true;${await response.text()}`;
          await route.fulfill({ response, body });
        });
        await registerSignedIn(page);
        await page
          .getByRole('button', { name: /^Notifications.*rest of the board works/ })
          .waitFor();
        await page.locator('[data-module="finance"]').getByRole('tab').first().waitFor();
        assert.equal(await page.evaluate(() => Reflect.get(window, 'altered')), undefined);
      },
      withoutWorker,
    );

    journey(
      'of the shell are checked against what runs on it, and nothing is changed',
      async ({ product }) => {
        const registry = async () => (await fetch(`${product.url}/registry.json`)).text();
        const before = await registry();
        const environment = { BOARD_URL: product.url, DEPLOY_TOKEN: shellToken };
        const checkout = await checkoutWithOwnShell();
        try {
          const line = 'pnpm ship shell --dry-run';
          const { code, output } = await runCommand(line, environment, checkout);
          process.stdout.write(output);
          assert.equal(code, 0, output);
          assert.match(output, /^shell \S+ fits; \d+ files would be uploaded\.$/m);
          assert.equal(await registry(), before);
        } finally {
          rmSync(checkout, { recursive: true, force: true });
        }
      },
      { timeout: 400_000 },
    );
  },
  { DEPLOY_TOKENS: `finance:${token}, shell:${shellToken}` },
);

/** The largest remote, in a folder of its own, so that nobody else's build is touched. */
async function copyOfFinance() {
  const parent = mkdtempSync(join(tmpdir(), 'board-finance-'));
  const folder = join(parent, 'finance');
  const source = join(root, 'remotes/finance');
  const apart = new Set(['node_modules', 'dist', '.cache']);
  await cp(source, folder, { recursive: true, filter: (path) => !apart.has(basename(path)) });
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
  const home = relative(folder, root);
  writeFileSync(
    join(folder, 'rspack.config.ts'),
    `import { defineRemote } from '${home}/rspack.config.base.ts';\nexport default defineRemote('finance', { folder: import.meta.dirname });\n`,
  );
  writeFileSync(
    join(folder, 'jest.config.mjs'),
    `import { remoteTests } from '${home}/jest.config.mjs';\nexport default remoteTests(import.meta.dirname);\n`,
  );
  const texts = join(folder, 'src/messages/en.json');
  return {
    change(title: string) {
      const messages = JSON.parse(readFileSync(texts, 'utf8'));
      writeFileSync(
        texts,
        JSON.stringify({ ...messages, command: { ...messages.command, add: title } }),
      );
    },
    async ship({ url }: Product): Promise<void> {
      const environment = { BOARD_URL: url, DEPLOY_TOKEN: token };
      const { code, output } = await runCommand(`pnpm ship ${folder}`, environment);
      process.stdout.write(output);
      assert.equal(code, 0, output);
    },
    forget: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** The shell is built where it lies, and other journeys serve what lies here. */
async function checkoutWithOwnShell(): Promise<string> {
  const checkout = mkdtempSync(join(tmpdir(), 'board-checkout-'));
  const papers = ['LICENSE', 'pnpm-lock.yaml'];
  const lent = ['node_modules', 'shared', 'remotes', 'server', 'shell/node_modules', ...papers];
  const own = ['scripts', 'shell', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
  const apart = new Set(['node_modules', 'dist', '.cache']);
  for (const name of [...own, 'jest.config.mjs', 'rspack.config.base.ts']) {
    const filter = (path: string) => !apart.has(basename(path));
    await cp(join(root, name), join(checkout, name), { recursive: true, filter });
  }
  // What teams install was packed with the build, of the same sources.
  await cp(join(root, '.cache/sdk'), join(checkout, '.cache/sdk'), { recursive: true });
  for (const name of lent) symlinkSync(join(root, name), join(checkout, name));
  return checkout;
}
