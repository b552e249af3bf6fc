import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

const bill = [
  '交易时间,商品,收/支,金额(元)',
  '2026-11-18 12:10:03,Noodles,支出,¥18.00',
  '2026-11-18 18:00:00,Tutoring,收入,¥160.00',
].join('\n');

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const english = {
  add: 'Add',
  expense: /^Expense/,
  record: 'Add a record',
  amount: 'Amount',
  added: /^Transaction record added successfully, /,
};
const chinese = {
  add: '添加',
  expense: /^支出/,
  record: '添加记录',
  amount: '金额',
  added: /^交易记录添加成功/,
};

/** The card posts two days later what was paid with the phone. */
const ofTheBank = [
  'Date,Details,Debit,Credit',
  '20/11/2026,TENPAY 3321,18.00,',
  '20/11/2026,BOOKSHOP,42.00,',
].join('\n');

journeys('finance', (journey) => {
  journey(
    'a record is added, seen in the pie, changed, deleted and taken back',
    async ({ page }) => {
      await registerSignedIn(page);
      await page.getByRole('tab', { name: 'Ledger' }).click();
      await page.getByRole('button', { name: 'Add a record' }).click();
      await addLunch(page);
      await page.getByText(/^Transaction record added successfully, /).waitFor();
      await page.getByRole('tab', { name: 'Finance stats' }).click();
      await page.locator('path[data-series="dining"]').waitFor();
      await assertAccessible(page);
      const gap = await page.getByRole('tabpanel').evaluate((panel) => {
        const [pie, legend] = [panel.querySelector('figure'), panel.querySelector('ul, ol')];
        if (!pie || !legend) return Number.POSITIVE_INFINITY;
        return legend.getBoundingClientRect().top - pie.getBoundingClientRect().bottom;
      });
      assert.ok(gap < 24, 'the legend follows the pie');

      await page.getByRole('tab', { name: 'Ledger' }).click();
      await page.getByRole('button', { name: /Lunch/ }).click();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Amount').fill('20.5');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('transaction record updated successfully').waitFor();
      await page.getByRole('button', { name: /Lunch.*20\.50/ }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Delete' }).click();
      const deleted = page.getByRole('dialog').filter({ hasText: 'Refund successful' });
      await deleted.waitFor();
      await page.getByRole('button', { name: /Lunch/ }).waitFor({ state: 'detached' });
      await deleted.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: /Lunch.*20\.50/ }).waitFor();
    },
  );

  journey('an incomplete record says what is missing', async ({ page }) => {
    await registerSignedIn(page);
    await page.getByRole('tab', { name: 'Ledger' }).click();
    await page.getByRole('button', { name: 'Add a record' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const sentence = page.getByText('please fill in the complete transaction information');
    await sentence.first().waitFor();
    await assertAccessible(page);
    // An amount is enough.
    await page.getByLabel('Amount').fill('18');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/^Transaction record added successfully, /).waitFor();
  });

  for (const [locale, words, size] of [
    ['en', english, phone],
    ['zh-CN', chinese, phone],
    ['zh-CN', chinese, {}],
  ] as const)
    journey(
      `an amount is enough, ${size === phone ? 'from the sheet of what can be added on a phone' : 'on a desk'} (${locale})`,
      async ({ page, watch }) => {
        watch.expect(/was preloaded using link preload/);
        await registerSignedIn(page, size === phone ? '/' : '/finance', newAccount(), locale);
        if (size === phone) {
          await page.getByRole('navigation').getByRole('button', { name: words.add }).tap();
          await page.getByRole('dialog').getByRole('button', { name: words.expense }).tap();
        } else await page.getByRole('button', { name: words.record }).click();
        const form = page.getByRole('dialog', { name: words.record });
        await form.getByLabel(words.amount).fill('18');
        await form.getByRole('button', { name: words.add, exact: true }).click();
        await page.getByText(words.added).waitFor();
      },
      { ...size, locale },
    );

  journey('a bill is read in, found, saved as a file and undone', async ({ page }) => {
    await registerSignedIn(page, '/finance?period=all');
    await page.getByRole('button', { name: 'Import a statement' }).click();
    const buffer = Buffer.from(bill);
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'bill.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 records imported').waitFor();
    await page.getByRole('button', { name: /Noodles/ }).waitFor();

    await page.getByRole('button', { name: 'Import a statement' }).click();
    const card = { name: 'card.csv', mimeType: 'text/csv', buffer: Buffer.from(ofTheBank) };
    await page.getByLabel('File', { exact: true }).setInputFiles(card);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText(/of “Noodles”, .*bill\.csv/).waitFor();
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
    await assertAccessible(page);
    await page.getByRole('checkbox', { name: 'TENPAY 3321' }).check();
    await page.getByRole('button', { name: 'Import 2 rows' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByLabel('Search').fill('noodle');
    await page.getByText('1–1 of 1').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^transactions-\d{4}-\d\d-\d\d\.csv$/);

    await page.getByLabel('Search').fill('');
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('Import undone, 2 records deleted').waitFor();
    await assertAccessible(page);
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    journey(
      `what comes again is written down, skipped and brought back at ${viewport.width} px`,
      async ({ page }) => {
        await registerSignedIn(page, '/finance');
        await page.getByRole('button', { name: 'Add a recurring record' }).click();
        const form = page.getByRole('dialog', { name: 'Add a recurring record' });
        await form.getByLabel('Amount').fill('1200');
        await form.getByLabel('Description').fill('Rent');
        await form.getByLabel('How often').selectOption('month_end');
        await assertAccessible(page);
        await form.getByRole('button', { name: 'Add' }).click();
        await page.getByText('Recurring record added').waitFor();
        const next = page.getByText('The last day of every month ·');
        const rhythm = (await next.textContent()) ?? '';
        await page.getByRole('button', { name: 'More for “Rent”' }).click();
        await page.getByRole('menuitem', { name: 'Skip once' }).click();
        const told = page.getByRole('dialog').filter({ hasText: 'Skipped once, next on' });
        await told.waitFor();
        await page.getByText(rhythm).waitFor({ state: 'detached' });
        await told.getByRole('button', { name: 'Undo' }).click();
        await page.getByText('As it was before').waitFor();
        await page.getByText(rhythm).waitFor();
      },
      { viewport },
    );
  }

  journey(
    'the ledger stays within a phone',
    async ({ page }) => {
      await registerSignedIn(page, '/finance');
      await page.getByRole('heading', { name: 'Finance', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Set a budget' }).waitFor();
      await assertFits(page);
      await assertAccessible(page);
    },
    { viewport: { width: 360, height: 740 } },
  );
});

async function addLunch(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Add a record' });
  await form.getByLabel('Amount').fill('18');
  await form.getByLabel('Description').fill('Lunch');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
}
