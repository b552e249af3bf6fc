import assert from 'node:assert/strict';
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

journeys('an API token', (journey) => {
  journey(
    'is made on the phone, reads and writes what it may, and is refused once it is revoked',
    async ({ page, product }) => {
      const { password } = await registerSignedIn(page, '/profile');
      const card = page.getByRole('region', { name: 'API tokens' });
      await card.getByRole('button', { name: 'Make an API token' }).click();
      const dialog = page.getByRole('dialog', { name: 'Make an API token' });
      await dialog.getByLabel('Name').fill('My editor');
      await dialog.getByLabel('Tasks').selectOption({ label: 'Read and change' });
      await dialog.getByLabel('Current password').fill(password);
      await assertAccessible(page);
      await dialog.getByRole('button', { name: 'Make an API token' }).click();
      const made = dialog.getByLabel('API token');
      const token = await made.inputValue();
      // What is said of it stands elsewhere: it is shown once.
      await made.click({ trial: true });
      await assertAccessible(page);
      await dialog.getByRole('button', { name: 'I have kept it' }).click();
      await card.getByText('Reads and changes: Tasks').waitFor();

      const ask = (path: string, body?: object) =>
        fetch(`${product.url}${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
      const report = { title: 'Lab report', date: '2026-11-20' };
      assert.equal((await ask('/api/tasks', report)).status, 201);
      const call = { name: 'list_tasks', arguments: {} };
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
      const { result } = (await (await ask('/mcp', message)).json()) as {
        result: { content: { text: string }[] };
      };
      assert.match(result.content[0]?.text ?? '', /Lab report/);
      assert.equal((await ask('/api/courses')).status, 403);
      assert.equal((await ask('/api/user/profile')).status, 403);

      await card.getByRole('button', { name: 'Revoke My editor' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await card.getByText('Reads and changes: Tasks').waitFor({ state: 'detached' });
      assert.equal((await ask('/api/tasks')).status, 401);
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
});
