import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { registerSignedIn } from '../harness/accounts.ts';
import {
  expectBrokenFiles,
  type Fault,
  faults,
  withEntry,
  withoutWorker,
  withRegistry,
} from '../harness/faults.ts';
import { allWith, type Journey, journeys, journeysAlone } from '../harness/journey.ts';

const files = {
  entry: /\/finance\.[0-9a-f]{16}\.js$/,
  chunk: /\/finance\/[^/]+\/remote\.[0-9a-f]{16}\.js$/,
  stylesheet: /\/finance\/[^/]+\/remote\.[0-9a-f]{16}\.css$/,
};

/** An entry by hand, as the federation runtime meets it. */
const throwsUntilMended = `globalThis.finance = {
  init() {},
  get: async () => () => ({ remote: { messages: { en: {} }, panels: { finance() {
    if (!globalThis.mended) throw new Error('broken on purpose');
    return 'It is back.';
  } } } }),
};`;

const unavailable = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The rest of the board works without it.' });
const financeTab = (page: Page) => page.getByRole('tab', { name: 'Ledger' });

/** Everybody else is there and answers. */
async function othersWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add task', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.getByRole('button', { name: 'Next month' }).click();
  assert.equal(await unavailable(page).count(), 1);
}

async function recovers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await financeTab(page).waitFor();
  assert.equal(await unavailable(page).count(), 0);
}

/** One file after the other goes wrong in this way. */
const costsItsOwnPanel = (fault: Fault) => (journey: Journey) => {
  for (const [file, address] of Object.entries(files)) {
    journey(
      `costs its own panel: its ${file} is ${fault}`,
      async (traveller) => {
        const { page } = traveller;
        expectBrokenFiles(traveller);
        await page.route(address, faults[fault]);
        await registerSignedIn(page);
        await unavailable(page).waitFor();
        await othersWork(page);
        await page.unroute(address);
        await recovers(page);
      },
      withoutWorker,
    );
  }
};

// What hangs on purpose is waited for as long as by a person, or little longer.
journeys('a remote that hangs', costsItsOwnPanel('hanging'), { REMOTE_PATIENCE: '12' });

journeysAlone('a remote that fails', (journey) => {
  const plainly = allWith(journey, withoutWorker);

  for (const fault of Object.keys(faults) as Fault[])
    if (fault !== 'hanging') costsItsOwnPanel(fault)(journey);

  plainly('costs its own panel: it throws while it starts', async (traveller) => {
    const { page } = traveller;
    expectBrokenFiles(traveller);
    await withEntry(page, 'finance', () => "throw new Error('broken on purpose');");
    await registerSignedIn(page);
    await unavailable(page).waitFor();
    await othersWork(page);
    await page.unrouteAll();
    await recovers(page);
  });

  plainly('costs its own panel: it throws while it is rendered', async (traveller) => {
    const { page } = traveller;
    expectBrokenFiles(traveller);
    await withEntry(page, 'finance', () => throwsUntilMended);
    await registerSignedIn(page);
    await unavailable(page).waitFor();
    await othersWork(page);
    await page.evaluate(() => Object.assign(globalThis, { mended: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('It is back.').waitFor();
  });

  plainly('composes: it is built with another patch of React', async (traveller) => {
    const { page } = traveller;
    expectBrokenFiles(traveller);
    const built = /("react(?:-dom|\/jsx-runtime)?",import:null,requiredVersion:)"\^19\.3\.0"/g;
    await withEntry(page, 'finance', (text) => {
      const another = text.replaceAll(built, '$1"~19.3.0"');
      assert.notEqual(another, text, 'the entry names no React');
      return another;
    });
    await registerSignedIn(page);
    await financeTab(page).waitFor();
    assert.equal(await unavailable(page).count(), 0);
  });

  plainly(
    'is refused into its panel: it uses a name that the shell does not have',
    async (traveller) => {
      const { page } = traveller;
      expectBrokenFiles(traveller);
      await withRegistry(page, 'finance', (remote) => {
        remote.uses = { '@board/platform': { useMagic: '00000000' } };
      });
      await registerSignedIn(page);
      await page.getByText('Finance needs a newer board; please reload the page').waitFor();
      await page.getByRole('button', { name: 'Add task', exact: true }).waitFor();
    },
  );

  plainly('composes with the shell’s one React, one cache and one bus', async (traveller) => {
    const { page } = traveller;
    expectBrokenFiles(traveller);
    await registerSignedIn(page);
    await financeTab(page).waitFor();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const texts = await Promise.all(
      scripts.map(async (script) => ({
        script,
        text: await (await page.request.get(script)).text(),
      })),
    );
    const bringing = (mark: string) =>
      texts.filter(({ text }) => text.includes(mark)).map(({ script }) => new URL(script).pathname);
    // Each library names itself to its tools; whoever holds that name brings a copy.
    for (const mark of ['reconcilerVersion', 'focusThrottleInterval']) {
      const brought = bringing(mark);
      assert.deepEqual(
        brought.filter((path) => path.startsWith('/remotes/')),
        [],
        mark,
      );
      assert.ok(brought.length > 0, `nobody brings ${mark}`);
    }
  });
});
