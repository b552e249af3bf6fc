import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as calls from '../../shared/contracts/calls/delivery.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { type Api, apiOf } from '../harness/api.ts';
import { filled } from '../harness/full-board.ts';
import { commandsOf, runCommand } from '../harness/guide.ts';
import { journeysAlone } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const remote = 'lost-and-found';
const params = { remote };
const guide = 'docs/remote-teams.md';
const broken =
  "if (!navigator.userAgent.includes('jsdom')) throw new Error('broken on purpose');\n";

/** What the runtime says when a release is taken back under an open page. */
const loadedAnew = /is already registered/;

const panel = (page: Page) => page.getByRole('region', { name: 'Lost and found' });
const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'Add a task in one line' });

journeysAlone('a remote team', (journey) => {
  journey(
    'goes from an empty folder to production, and back, while somebody is typing',
    async ({ product, page, watch, elsewhere }) => {
      watch.expect(/broken on purpose/);
      watch.expect(loadedAnew);
      const visitor = async (name: string) => {
        const own = await elsewhere();
        await registerSignedIn(own, '/', newAccount(name));
        return own;
      };
      const admin = await apiOf(product, product.admin);
      const team = await newTeam(product, admin);
      const lin = newAccount('lin_student');
      try {
        await registerSignedIn(page, '/', lin);
        await quickAdd(page).fill('Half a tit');
        await page.evaluate(() => Reflect.set(window, 'neverLoadedAgain', true));
        const zhou = await visitor('zhou_student');

        await team.run('new-remote');
        const dry = await team.run('ship', '--dry-run');
        assert.match(dry, /fits; \d+ files would be uploaded/);
        await filled(zhou);
        assert.equal(await panel(zhou).count(), 0);

        const body = { usernames: [lin.username], roles: [], automatic: false, share: 0 as const };
        await admin(calls.setCanary, { params, body });
        await team.run('ship', '--channel');
        await page.getByText('A new version is ready').waitFor();
        const linAgain = await page.context().newPage();
        await linAgain.goto('/');
        await panel(linAgain).getByText('Nothing is open on this day.').waitFor();
        await zhou.reload();
        await filled(zhou);
        assert.equal(await panel(zhou).count(), 0);

        await team.run('ship', '--promote');
        await zhou.reload();
        await panel(zhou).getByText('Nothing is open on this day.').waitFor();

        team.breakOnPurpose();
        await team.ship();
        await failsAfterReload(zhou);
        await zhou.getByText('Lost and found is shown in its previous version').waitFor();
        await panel(zhou).getByText('Nothing is open on this day.').waitFor();
        await errorsReported(admin);

        await team.run('ship', '--rollback');
        await zhou.reload();
        await panel(zhou).getByText('Nothing is open on this day.').waitFor();
        const notice = zhou.getByText('Lost and found is shown in its previous version');
        assert.equal(await notice.count(), 0);
        assert.match(await team.run('ship', '--errors'), /evaluate in .*\n {2}broken on purpose/);

        const before = await served(admin);
        const others = [zhou];
        for (const name of ['wei_student', 'chen_student']) {
          others.push(await visitor(name));
        }
        team.breakOnPurpose();
        await team.ship();
        for (const other of others) {
          assert.notEqual(await served(admin), before);
          const ms = await failsAfterReload(other);
          process.stdout.write(`told of a failure ${Math.round(ms)} ms after the load began\n`);
          await panel(other).getByText('Nothing is open on this day.').waitFor();
        }
        assert.equal(await served(admin), before);
        await zhou.reload();
        await panel(zhou).getByText('Nothing is open on this day.').waitFor();
        assert.equal(await notice.count(), 0);

        await admin(calls.switchRemote, { params, body: { disabled: true } });
        await panel(zhou).waitFor({ state: 'detached' });
        await admin(calls.switchRemote, { params, body: { disabled: false } });
        await panel(zhou).waitFor();

        assert.equal(await quickAdd(page).inputValue(), 'Half a tit');
        assert.equal(await page.evaluate(() => Reflect.get(window, 'neverLoadedAgain')), true);
        await team.run('doctor');
        assert.deepEqual(team.left(), [], 'the guide has commands that nobody ran');
      } finally {
        team.forget();
      }
    },
    { timeout: 400_000 },
  );
});

/** Follows the guide in a folder of its own, with a token from the admin. */
async function newTeam(product: Product, admin: Api) {
  const parent = mkdtempSync(join(tmpdir(), 'board-team-'));
  const folder = join(parent, remote);
  const { token } = await admin(calls.createDeployToken, { params, body: { name: 'Team' } });
  const environment = { BOARD_URL: product.url, DEPLOY_TOKEN: token };
  // `pnpm dev` runs until it is stopped.
  const waiting = commandsOf(guide).filter((line) => !line.startsWith('pnpm dev '));

  async function run(line: string): Promise<string> {
    const { code, output } = await runCommand(
      line.replace('../lost-and-found', folder),
      environment,
    );
    process.stdout.write(`${line}\n${output}`);
    assert.equal(code, 0, `${line}\n${output}`);
    return output;
  }
  return {
    /** The next command of the guide, which is to be this one. */
    run: (script: string, option = '') => {
      const line = waiting.shift() ?? '';
      assert.ok(
        line.startsWith(`pnpm ${script} `) && line.includes(option),
        `'${line}' comes next`,
      );
      return run(line);
    },
    ship: () => run('pnpm ship ../lost-and-found'),
    left: () => waiting,
    breakOnPurpose() {
      const source = join(folder, 'src/day/day-panel.tsx');
      writeFileSync(source, readFileSync(source, 'utf8') + broken);
    },
    forget: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Until the server has dealt with what the page says of it; answers how long that took. */
async function failsAfterReload(page: Page): Promise<number> {
  const told = page.waitForResponse((reply) => reply.url().endsWith('/api/client-reports'));
  const began = performance.now();
  await page.reload();
  await told;
  return performance.now() - began;
}

async function served(admin: Api): Promise<string | null | undefined> {
  const { items } = await admin(calls.listRemotes, {});
  return items.find(({ name }) => name === remote)?.version;
}

async function errorsReported(admin: Api): Promise<void> {
  const { items } = await admin(calls.listRemotes, {});
  const state = items.find(({ name }) => name === remote);
  assert.equal(state?.health, 'failing');
  const errors = await admin(calls.listRemoteErrors, { params });
  assert.equal(errors.items[0]?.phase, 'evaluate');
  assert.equal(errors.items[0]?.version, state?.version);
}
