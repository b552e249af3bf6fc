import { loadSampleTerm } from '@board/contracts/calls/terms';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';
import { withEverythingKept } from '../harness/kept-files.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

journeys('grades', (journey) => {
  journey('a student sees what the final must bring, and enters its mark', async (at) => {
    const { page, product } = at;
    const account = newAccount();
    await registerSignedIn(page, '/', account);
    await (await apiOf(product, account))(loadSampleTerm, {});
    await page.goto('/grades');
    await page.getByRole('button', { name: /^Data Structures/ }).click();
    await page.getByText('needed in Final').waitFor();
    const whatIf = page.getByRole('group', { name: 'What do I need?' });
    await whatIf.getByText('92.5', { exact: true }).waitFor();
    await page.getByRole('slider', { name: 'Mark in Final' }).press('ArrowRight');
    await whatIf.getByText('93.0', { exact: true }).waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('textbox', { name: 'Mark' }).last().fill('95');
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Data Structures.*91\.0.*4\.0/ }).waitFor();
    await page.getByRole('button', { name: 'Delete the grades' }).click();
    await page.getByRole('button', { name: /^Data Structures.*no mark yet/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Data Structures.*91\.0.*4\.0/ }).waitFor();
  });

  journey('are read without a network', async ({ page, product, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/);
    const account = await withEverythingKept(page);
    await (await apiOf(product, account))(loadSampleTerm, {});
    await page.goto('/grades');
    const mark = page.getByRole('button', { name: /^Data Structures.*88\.3/ });
    await mark.waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Offline.').waitFor();
    await mark.click();
    await page.getByText('needed in Final').waitFor();
  });

  journey(
    'another scale is chosen on a phone, in Chinese, and its table is one’s own',
    async ({ page, product }) => {
      const account = newAccount();
      await registerSignedIn(page, '/', account, 'zh-CN');
      await (await apiOf(product, account))(loadSampleTerm, {});
      await page.goto('/grades');
      await page.getByRole('radio', { name: '5.0' }).click();
      await page.getByRole('button', { name: /^Data Structures.*88\.3.*4\.0/ }).click();
      await page.getByRole('slider').waitFor();
      await assertFits(page);
      await assertAccessible(page);
      await page.getByRole('button', { name: '对照表' }).click();
      await page.getByRole('textbox', { name: '起始分数' }).first().fill('88');
      await page.getByRole('button', { name: '保存' }).click();
      await page.getByRole('button', { name: /^Data Structures.*88\.3.*5\.0/ }).waitFor();
    },
    phone,
  );
});
