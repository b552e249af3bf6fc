import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { newAccount, registerSignedIn } from '../../../e2e/harness/accounts.ts';
import type { Traveller } from '../../../e2e/harness/journey.ts';

const sources = { react: 'src/day/day-panel.tsx', element: 'src/day/day-panel.ts' };

/** The product with the remote from disk in it: what an edit, a mistake and its mend do to a page. */
export async function developed(
  { page: known, product, watch }: Traveller,
  { folder, url, kind }: { folder: string; url: string; kind: 'react' | 'element' },
): Promise<void> {
  watch.expect(/Errors while compil|SyntaxError|Module build failed/);
  const source = sources[kind];
  const file = join(folder, source);
  const made = readFileSync(file, 'utf8');
  const edit = (from: string, to: string) => {
    const text = readFileSync(file, 'utf8');
    assert.ok(text.includes(from), `${source} has no '${from}'`);
    writeFileSync(file, text.replace(from, to));
  };
  const context = await known.context().browser()?.newContext({ baseURL: url, locale: 'en-GB' });
  assert.ok(context);
  try {
    await watch.over(context);
    const page = await context.newPage();
    const before = await served(product.url);
    await registerSignedIn(page, '/', newAccount('dev_student'));
    assert.equal(await allowed(url), await allowed(product.url), 'another policy');
    const panel = page.getByRole('region', { name: 'Lost and found' });
    await panel.getByText('Nothing is open on this day.').waitFor();
    // What follows edits a source of React.
    if (kind === 'element') return;
    const note = panel.getByRole('textbox', { name: 'Note' });
    edit('<Panel title', "<Panel note={<input aria-label='Note' />} title");
    await note.fill('umbrella');
    const line = page.getByRole('textbox', { name: 'Add a task in one line' });
    await line.fill('Half a tit');
    await page.evaluate(() => Reflect.set(window, 'neverLoadedAgain', true));

    edit("t('nothing')", "'All quiet.'");
    await panel.getByText('All quiet.').waitFor();
    const told = page.waitForEvent('console', (said) => /Errors while compil/.test(said.text()));
    edit("'All quiet.'", "'All quiet");
    await told;
    edit("'All quiet", "'All mended.'");
    await panel.getByText('All mended.').waitFor();
    assert.equal(await note.inputValue(), 'umbrella');
    assert.equal(await line.inputValue(), 'Half a tit');
    assert.equal(await page.evaluate(() => Reflect.get(window, 'neverLoadedAgain')), true);

    await overlaySeen(page);
    assert.equal(await served(product.url), before, 'the product serves something else');
  } finally {
    await context.close();
    writeFileSync(file, made);
  }
}

/** What it costs, what it takes part in, and what is said while somebody looks. */
async function overlaySeen(page: Page): Promise<void> {
  const overlay = page.locator('board-overlay');
  await overlay.getByText(/^lost-and-found: not built .*board doctor/).click();
  await overlay.getByText('contracts: module lost-and-found ^1.0.0').waitFor();
  await overlay.getByText('hears nothing; says nothing').waitFor();
  await page.getByRole('textbox', { name: 'Add a task in one line' }).press('Enter');
  await overlay.getByRole('listitem').first().waitFor();
}

const served = async (url: string) => (await fetch(`${url}/registry.json`)).text();

/** The policy of its page, without the origins of this machine's own ports. */
async function allowed(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { accept: 'text/html' } });
  const policy = headers.get('content-security-policy') ?? '';
  return policy.replace(/ (http|ws):\/\/localhost:\d+/g, '');
}
