import assert from 'node:assert/strict';
import { listMoneyAccounts } from '@board/contracts/calls/money-accounts';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';

const words = {
  en: {
    account: 'Add an account',
    goal: 'Add a goal',
    friend: 'Add a friend',
    name: 'Name',
    kind: 'Kind',
    balance: 'Current balance',
    wanted: 'Target amount',
    amount: 'Amount',
    add: 'Add',
    save: 'Save',
    transfer: 'Transfer',
    moved: 'Transfer recorded',
    putAside: 'Put aside',
    putAsideFor: 'Put aside for Laptop',
    split: 'Split a bill',
    shared: 'Split recorded',
    accountOf: 'Account',
    settle: 'Settle',
    settleWith: 'Settle with Roommate',
    even: 'Nothing owed',
    undo: 'Undo',
    owes: 'Owes you',
    import: 'Import a statement',
    file: 'File',
    preview: 'Preview',
    between: 'Between this account and',
    take: 'Import 2 rows',
    takeBack: 'Undo import',
  },
  'zh-CN': {
    account: '添加账户',
    goal: '添加目标',
    friend: '添加朋友',
    name: '名称',
    kind: '类型',
    balance: '现在的余额',
    wanted: '目标金额',
    amount: '金额',
    add: '添加',
    save: '保存',
    transfer: '转账',
    moved: '转账已记录',
    putAside: '存入',
    putAsideFor: '为“Laptop”存入',
    split: '分摊一笔',
    shared: '分摊已记录',
    accountOf: '账户',
    settle: '结清',
    settleWith: '和“Roommate”结清',
    even: '两清',
    undo: '撤销',
    owes: '欠你',
    import: '导入账单',
    file: '文件',
    preview: '预览',
    between: '另一个账户',
    take: '导入 2 行',
    takeBack: '撤销导入',
  },
} as const;

const ofTheCard = [
  'Date,Description,Amount',
  '2026-11-18,Noodles,-10.00',
  '2026-11-18,Top-up of the meal card,-50.00',
].join('\n');

const screens = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true },
] as const;

journeys('accounts, goals and friends', (journey) => {
  for (const { language, ...screen } of screens) {
    const say = words[language];
    journey(
      `a card, a goal and a bill that is shared and settled at ${screen.viewport.width} px`,
      async ({ page, product }) => {
        const person = newAccount();
        await registerSignedIn(page, '/finance', person, language);
        const api = await apiOf(product, person);
        const balances = async () =>
          (await api(listMoneyAccounts, {})).items.map(({ name, balance }) => [name, balance]);

        await add(page, say.account, async (form) => {
          await form.getByLabel(say.name, { exact: true }).fill('Card');
          await form.getByLabel(say.balance).fill('1000');
          await assertAccessible(page);
          await form.getByRole('button', { name: say.add, exact: true }).click();
        });
        await add(page, say.account, async (form) => {
          await form.getByLabel(say.name, { exact: true }).fill('Meals');
          await form.getByLabel(say.kind).selectOption('meal_card');
          await form.getByRole('button', { name: say.add, exact: true }).click();
        });
        await add(page, say.goal, async (form) => {
          await form.getByLabel(say.name, { exact: true }).fill('Laptop');
          await form.getByLabel(say.wanted).fill('6000');
          await form.getByRole('button', { name: say.add, exact: true }).click();
        });
        await add(page, say.friend, async (form) => {
          await form.getByLabel(say.name, { exact: true }).fill('Roommate');
          await form.getByRole('button', { name: say.add, exact: true }).click();
        });

        await page.getByRole('button', { name: say.transfer, exact: true }).click();
        const transfer = page.getByRole('dialog', { name: say.transfer });
        await transfer.getByLabel(say.amount).fill('30+70');
        await assertAccessible(page);
        await transfer.getByRole('button', { name: say.save }).click();
        await page.getByText(say.moved).waitFor();
        assert.deepEqual((await balances()).slice(0, 2), [
          ['Card', 900],
          ['Meals', 100],
        ]);

        await page.getByRole('button', { name: say.putAside, exact: true }).click();
        const goal = page.getByRole('dialog', { name: say.putAsideFor });
        await goal.getByLabel(say.amount).fill('610');
        await goal.getByRole('button', { name: say.save }).click();
        await goal.waitFor({ state: 'detached' });
        await page.getByRole('meter', { name: 'Laptop' }).getByText('¥610.00').waitFor();

        await page.getByRole('button', { name: say.split }).click();
        const split = page.getByRole('dialog', { name: say.split });
        await split.getByLabel(say.amount, { exact: true }).fill('168+18');
        await split.getByLabel(say.accountOf).selectOption({ label: 'Card' });
        await split.getByRole('checkbox', { name: 'Roommate' }).press('Space');
        await assertAccessible(page);
        await split.getByRole('button', { name: say.save }).click();
        await page.getByText(say.shared).waitFor();
        await page.getByText(say.owes, { exact: true }).waitFor();
        assert.deepEqual(await balances(), [
          ['Card', 714],
          ['Meals', 100],
          ['Laptop', 610],
          ['Roommate', 93],
        ]);

        await page.getByRole('button', { name: say.settle, exact: true }).click();
        const settle = page.getByRole('dialog', { name: say.settleWith });
        await settle.getByRole('button', { name: say.save }).click();
        await page.getByText(say.even).waitFor();
        // The newest stands first.
        const told = page.getByRole('dialog').filter({ hasText: say.moved }).first();
        await told.getByRole('button', { name: say.undo }).click();
        await page.getByText(say.owes, { exact: true }).waitFor();

        await page.getByRole('button', { name: say.import }).click();
        const statement = page.getByRole('dialog', { name: say.import });
        const bill = { name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from(ofTheCard) };
        await statement.getByLabel(say.file, { exact: true }).setInputFiles(bill);
        await statement.getByLabel(say.accountOf).selectOption({ label: 'Card' });
        await statement.getByRole('button', { name: say.preview }).click();
        await statement.getByLabel(say.between).selectOption({ label: 'Meals' });
        await assertAccessible(page);
        await statement.getByRole('button', { name: say.take }).click();
        await statement.waitFor({ state: 'detached' });
        assert.deepEqual((await balances()).slice(0, 2), [
          ['Card', 654],
          ['Meals', 150],
        ]);
        await page.getByRole('button', { name: say.takeBack }).click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: say.takeBack }).click();
        await question.waitFor({ state: 'detached' });
        assert.deepEqual((await balances()).slice(0, 2), [
          ['Card', 714],
          ['Meals', 100],
        ]);

        await assertFits(page);
        await assertAccessible(page);
      },
      screen,
    );
  }
});

type Form = ReturnType<Page['getByRole']>;

async function add(page: Page, title: string, fill: (form: Form) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: title }).first().click();
  const form = page.getByRole('dialog', { name: title });
  await fill(form);
  await form.waitFor({ state: 'detached' });
}
