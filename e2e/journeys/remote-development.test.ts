import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Registry } from '../../shared/federation/registry.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { launchBrowser } from '../harness/browser.ts';
import { startDevelopment } from '../harness/development.ts';
import { runCommand } from '../harness/guide.ts';

const patience = { timeout: 60_000 };
const panel = (page: Page) => page.getByRole('region', { name: 'Lost and found' });

let parent: string;
let folder: string;
let browser: Browser;

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(from), `${file} has no '${from}'`);
  // In one step, as editors do: a file that is read while it is written is an empty module for a moment,
  // and a panel that was gone for a moment has lost what was typed.
  const whole = join(parent, 'edited');
  writeFileSync(whole, text.replaceAll(from, to));
  renameSync(whole, path);
}

async function openPage(baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
  page.setDefaultTimeout(patience.timeout);
  return page;
}

/** Which origin the remote's own port lets read, where a page of `origin` asks it. */
async function readerOf(url: string, origin: string): Promise<string | null> {
  const registry: Registry = await (await fetch(`${url}/registry.json`)).json();
  const entry = registry.remotes.find(({ name }) => name === 'lost-and-found')?.entry;
  const { headers } = await fetch(entry ?? '', { headers: { origin } });
  return headers.get('access-control-allow-origin');
}

suite('development', { concurrency: 1 }, () => {
  before(async () => {
    parent = mkdtempSync(join(tmpdir(), 'board-team-'));
    folder = join(parent, 'lost-and-found');
    const { code, output } = await runCommand(`pnpm new-remote lost-and-found --in ${folder}`, {});
    assert.equal(code, 0, output);
    edit(
      'src/day/day-panel.tsx',
      '<Panel title',
      "<Panel note={<input aria-label='Note' />} title",
    );
    browser = await launchBrowser();
  });

  after(async () => {
    await browser?.close();
    rmSync(parent, { recursive: true, force: true });
  });

  test('development: a remote is reloaded inside the real shell and keeps what was typed', async () => {
    const development = await startDevelopment(folder);
    try {
      const page = await openPage(development.url);
      await registerSignedIn(page);
      await panel(page).getByText('Nothing is open on this day.').waitFor();
      assert.deepEqual(
        [await readerOf(development.url, development.url), await readerOf(development.url, 'null')],
        [development.url, null],
      );
      await panel(page).getByRole('textbox', { name: 'Note' }).fill('umbrella');
      await page.getByRole('textbox', { name: 'Add a task in one line' }).fill('Half a tit');

      edit('src/day/day-panel.tsx', "t('nothing')", "'All quiet.'");
      await panel(page).getByText('All quiet.').waitFor();
      const note = panel(page).getByRole('textbox', { name: 'Note' });
      assert.equal(await note.inputValue(), 'umbrella');
      const quickAdd = page.getByRole('textbox', { name: 'Add a task in one line' });
      assert.equal(await quickAdd.inputValue(), 'Half a tit');

      const told = page.waitForEvent('console', (said) => /Errors while compil/.test(said.text()));
      edit('src/day/day-panel.tsx', "'All quiet.'", "'All quiet");
      await told;
      edit('src/day/day-panel.tsx', "'All quiet", "'All mended.'");
      await panel(page).getByText('All mended.').waitFor();
      assert.equal(await note.inputValue(), 'umbrella');
      assert.equal(await quickAdd.inputValue(), 'Half a tit');
    } finally {
      await development.stop();
    }
  });

  test('development: a remote runs alone over the mock shell', async () => {
    const development = await startDevelopment(folder, '--alone');
    try {
      const page = await openPage(development.url);
      await page.goto(development.url);
      await panel(page)
        .getByText(/Nothing is open on this day|All mended/)
        .waitFor();
    } finally {
      await development.stop();
    }
  });

  test('development: the product runs with its server, and the gallery shows the components', async () => {
    const product = await startDevelopment();
    try {
      const page = await openPage(product.url);
      await registerSignedIn(page);
      await page.getByRole('tab', { name: 'Ledger' }).waitFor();
    } finally {
      await product.stop();
    }
    const gallery = await startDevelopment('ui');
    try {
      const page = await openPage(gallery.url);
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    } finally {
      await gallery.stop();
    }
  });
});
