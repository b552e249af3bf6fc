import { locales } from '@board/contracts/constants/locales';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

const bill = [
  '交易时间,商品,收/支,金额(元)',
  '2026-11-18 12:10:03,校园超市，水,支出,¥3.00',
  '2026-11-17 12:10:03,校园超市，纸,支出,¥8.00',
].join('\n');

const words = {
  en: {
    import: 'Import a statement',
    file: 'File',
    preview: 'Preview',
    categoryOf: 'Category of 校园超市，水',
    ask: 'Always Dining 餐饮 for “校园超市”?',
    always: 'Always',
    take: 'Import 2 rows',
    rules: 'Rules',
    edit: 'Edit',
    study: 'Study 学习',
    update: 'Save',
    askAnew: 'Always Study 学习 for “校园超市”?',
    editRule: 'Edit the rule for “校园超市”',
    words: 'Words',
    addIt: 'Add',
    save: 'Save',
    past: 'Past records too',
    changed: '1 record changed',
    add: 'Add a rule',
    screen: { viewport: { width: 1440, height: 900 } },
  },
  'zh-CN': {
    import: '导入账单',
    file: '文件',
    preview: '预览',
    categoryOf: '校园超市，水的分类',
    ask: '“校园超市”以后都归餐饮？',
    always: '以后都是',
    take: '导入 2 行',
    rules: '规则',
    edit: '编辑',
    study: '学习',
    update: '保存',
    askAnew: '“校园超市”以后都归学习？',
    editRule: '编辑“校园超市”的规则',
    words: '字词',
    addIt: '添加',
    save: '保存',
    past: '过去的也改',
    changed: '已改 1 笔记录',
    add: '添加规则',
    screen: { viewport: { width: 360, height: 740 }, hasTouch: true },
  },
};

journeys('rules of categories', (journey) => {
  for (const language of locales) {
    const say = words[language];
    journey(
      `what is set right in a statement and in the ledger is kept, seen and written anew (${language})`,
      async ({ page }) => {
        await registerSignedIn(page, '/finance?period=all', newAccount(), language);
        await page.getByRole('button', { name: say.import }).click();
        const statement = page.getByRole('dialog', { name: say.import });
        const file = { name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from(bill) };
        await statement.getByLabel(say.file, { exact: true }).setInputFiles(file);
        await statement.getByRole('button', { name: say.preview }).click();
        await statement.getByLabel(say.categoryOf).selectOption('dining');
        await statement.getByText(say.ask).waitFor();
        await assertAccessible(page, '[role="dialog"]');
        await statement.getByRole('button', { name: say.always }).click();
        await statement.getByRole('button', { name: say.take }).click();
        await statement.waitFor({ state: 'detached' });

        await page.getByRole('button', { name: /校园超市，纸/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.edit }).click();
        await page.getByRole('radio', { name: say.study }).check({ force: true });
        await page.getByRole('button', { name: say.update }).click();
        const asked = page.getByRole('dialog').filter({ hasText: say.askAnew });
        await asked.getByRole('button', { name: say.always }).click();

        const rules = page.getByRole('region', { name: say.rules });
        // What was said of the last writes may lie over the foot of a phone's page.
        await rules.getByRole('button', { name: say.editRule }).press('Enter');
        const form = page.getByRole('dialog', { name: say.editRule });
        await form.getByLabel(say.words).fill('校园超市，水');
        await form.getByRole('button', { name: say.save }).click();
        await form.waitFor({ state: 'detached' });
        await rules.getByText('校园超市，水').first().waitFor();
        await rules.getByRole('button', { name: say.past }).press('Enter');
        await page.getByText(say.changed).waitFor();

        await rules.getByRole('button', { name: say.add }).press('Enter');
        const another = page.getByRole('dialog', { name: say.add });
        await another.getByLabel(say.words).fill('Gym');
        await assertAccessible(page, '[role="dialog"]');
        await another.getByRole('button', { name: say.addIt, exact: true }).click();
        await rules.getByText('Gym').first().waitFor();
        await assertFits(page);
      },
      say.screen,
    );
  }
});
