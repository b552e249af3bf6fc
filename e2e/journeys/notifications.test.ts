import { createNotification } from '@board/contracts/calls/notifications';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { apiIn } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';

journeys('notifications', (journey) => {
  journey('arrive in an open page, are read, followed and cleared', async ({ page }) => {
    await registerSignedIn(page);
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    const api = await apiIn(page);
    await api(createNotification, { body: { title: 'Room changed', actionUrl: '/notifications' } });
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();

    const dropdown = page.getByRole('dialog', { name: 'Notifications' });
    await dropdown.getByRole('button', { name: /^unread Room changed/ }).waitFor();
    await assertAccessible(page);
    await dropdown.getByRole('button', { name: /^unread Room changed/ }).click();
    await page.waitForURL('**/notifications');
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await assertAccessible(page);

    const row = page.getByRole('listitem').filter({ hasText: 'Room changed' });
    await row.getByRole('button', { name: 'Delete: Room changed' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();

    await page.getByRole('button', { name: 'Clear all' }).click();
    const question = page.getByRole('alertdialog', { name: 'Clear all notifications?' });
    const cleared = page.waitForResponse(
      (reply) => reply.request().method() === 'DELETE' && reply.url().endsWith('/notifications'),
    );
    await question.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('Nothing new').waitFor();
    // It shows before it is sent.
    await (await cleared).finished();
    await page.reload();
    await page.getByText('Nothing new').waitFor();
  });

  journey(
    'fit a phone',
    async ({ page }) => {
      await registerSignedIn(page, '/notifications?unread=1');
      await page.getByText('Nothing matches').waitFor();
      await assertFits(page);
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});
