import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { registerSignedIn } from '../harness/accounts.ts';
import { signInAdmin } from '../harness/admin.ts';
import { expectBrokenFiles, untilItHangs, withoutWorker } from '../harness/faults.ts';
import { allWith, journeysAlone } from '../harness/journey.ts';

const financeTab = (page: Page) => page.getByRole('tab', { name: 'Ledger' });
const addTask = (page: Page) => page.getByRole('button', { name: 'Add task', exact: true });
const notice = (page: Page) => page.getByRole('region', { name: 'Remotes from elsewhere' });
const gone = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The rest of the board works without it.' });

/** As somebody finds it: by the tab of the module. */
async function play(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Details of Finance' }).click();
  await page.getByRole('tab', { name: 'Chaos' }).click();
  await page.getByRole('listitem').filter({ hasText: kind }).getByRole('link').click();
}

async function endsIt(page: Page): Promise<void> {
  await notice(page).getByText('Chaos is played for finance, on this tab alone').waitFor();
  await notice(page).getByRole('button', { name: 'End it' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await financeTab(page).waitFor();
}

journeysAlone('chaos on one tab', (journey) => {
  const plainly = allWith(journey, withoutWorker);

  for (const kind of [
    'Its files are missing',
    'Its file is not what its hash says',
    'It throws while it is drawn',
  ]) {
    plainly(`shows what the loss of a remote costs: ${kind}`, async (traveller) => {
      const { page, product } = traveller;
      expectBrokenFiles(traveller);
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/client-reports')) reports.push(request.url());
      });
      await signInAdmin(page, product, '/admin/modules');
      await play(page, kind);
      await gone(page).waitFor();
      await addTask(page).waitFor();
      assert.equal(new URL(page.url()).search, '');
      // Another tab of the same person has all of it.
      const beside = await page.context().newPage();
      await beside.goto('/');
      await financeTab(beside).waitFor();
      await endsIt(page);
      assert.deepEqual(reports, []);
    });
  }

  plainly('lets a remote come late', async (traveller) => {
    const { page, product } = traveller;
    expectBrokenFiles(traveller);
    await signInAdmin(page, product, '/admin/modules');
    await play(page, 'It comes four seconds late');
    await financeTab(page).waitFor();
    assert.ok((await page.evaluate(() => performance.now())) > 4000);
    await endsIt(page);
  });

  plainly('lets a remote hold its tab, and the next page leaves it out', async (traveller) => {
    const { page, product } = traveller;
    expectBrokenFiles(traveller);
    traveller.watch.expect(/failed at 'unfinished'/);
    await signInAdmin(page, product, '/admin/modules');
    await page.goto('/');
    await financeTab(page).waitFor();
    const hung = await page.context().newPage();
    await hung.goto('/?chaos.finance=looping', { waitUntil: 'commit' });
    await untilItHangs(page);
    await hung.close();
    await page.reload();
    const left = page.getByRole('alert').filter({ hasText: 'Finance stopped the page last time' });
    await left.getByRole('button', { name: 'Try again' }).click();
    await financeTab(page).waitFor();
  });

  plainly('is not for everybody', async (traveller) => {
    const { page } = traveller;
    expectBrokenFiles(traveller);
    await registerSignedIn(page, '/?chaos.finance=throwing');
    await financeTab(page).waitFor();
    assert.equal(await notice(page).count(), 0);
  });
});
