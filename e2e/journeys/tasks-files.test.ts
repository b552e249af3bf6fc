import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { treePicture } from '../../server/src/modules/sample/sample-picture.ts';
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const picture = { name: 'Board.png', mimeType: 'image/png', buffer: treePicture(640, 360) };
const sheet = {
  name: 'Sheet.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
};

/** A task of today, with its detail open. */
async function openTask(page: Page) {
  const line = page.getByRole('textbox', { name: 'Add a task in one line' });
  await line.fill('Lab report');
  await line.press('Enter');
  const list = page.getByRole('list', { name: 'Tasks of the day' });
  await list.getByRole('button', { name: 'Lab report' }).click();
  return page.getByRole('region', { name: 'Files' });
}

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}

journeys('files of a task', (journey) => {
  journey('are chosen, seen, saved, taken out and put back', async ({ page }) => {
    await registerSignedIn(page);
    const files = await openTask(page);
    await files.getByText('PNG, JPEG, WebP or PDF, up to 10 MB each').waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      files.getByRole('button', { name: 'Add a picture or PDF' }).press('Enter'),
    ]);
    await chooser.setFiles([picture, sheet]);
    await files.getByRole('button', { name: /^Save Sheet.pdf/ }).waitFor();
    await assertAccessible(page);

    const document = await saved(page, () =>
      files.getByRole('button', { name: /^Save Sheet.pdf/ }).click(),
    );
    assert.ok(document.equals(sheet.buffer));
    await files.getByRole('button', { name: /^Open Board.png/ }).press('Enter');
    const view = page.getByRole('dialog', { name: 'Board.png' });
    const shown = view.getByRole('img', { name: 'Board.png' });
    await shown.waitFor();
    assert.equal(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth), 640);
    await assertAccessible(page);
    const again = await saved(page, () => view.getByRole('button', { name: 'Save' }).click());
    assert.ok(again.equals(picture.buffer));
    await page.keyboard.press('Escape');

    await files.getByRole('button', { name: 'Remove “Board.png”' }).click();
    const told = page.locator('[data-type="success"]', { hasText: '“Board.png” removed' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await files.getByRole('button', { name: /^Open Board.png/ }).waitFor();
  });

  journey(
    'on a phone, and without a network it is said',
    async ({ page, watch }) => {
      watch.expect(/ERR_INTERNET_DISCONNECTED/);
      await registerSignedIn(page);
      const files = await openTask(page);
      const add = files.getByRole('button', { name: 'Add a picture or PDF' });
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.tap()]);
      await chooser.setFiles([picture]);
      const open = files.getByRole('button', { name: /^Open Board.png/ });
      await open.waitFor();
      const { height = 0 } = (await open.boundingBox()) ?? {};
      assert.ok(height >= 42, `${height} px under a finger`);
      await page.context().setOffline(true);
      await files.getByText('You are offline: this needs the network').waitFor();
      assert.ok(await add.isDisabled());
      await page.context().setOffline(false);
    },
    phone,
  );
});
