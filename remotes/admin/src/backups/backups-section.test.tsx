import {
  type Backup,
  createBackup,
  deleteBackup,
  downloadBackup,
  listBackups,
  verifyBackup,
} from '@board/contracts/calls/backups';
import { boardState } from '@board/platform/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answers, at, find, section, showConsole } from '../testing/show-console.tsx';
import { BackupsSection } from './backups-section.tsx';

const backup: Backup = {
  name: 'board-20261118T073000Z-manual.jsonl.gz',
  kind: 'manual',
  created_at: at,
  bytes: 1_572_864,
};

function show(role: 'admin' | 'super_admin') {
  const api = answers().on(listBackups, () => ({ items: [backup] }));
  return showConsole(<BackupsSection />, { api, role });
}
const button = (name: string) => screen.findByRole('button', { name });

test('what needs the network says so before it is pressed', async () => {
  show('super_admin');
  const names = ['Back up now', 'Verify', 'Download', 'Delete'];
  for (const name of names) expect(await button(name)).toBeEnabled();
  await act(async () => {
    boardState.online = false;
  });
  for (const name of names) expect(await button(name)).toBeDisabled();
});

test('a backup that is made by hand is named and shows at once', async () => {
  let items: Backup[] = [];
  const api = answers()
    .on(listBackups, () => ({ items }))
    .on(createBackup, () => {
      items = [backup];
      return backup;
    });
  const { person } = showConsole(<BackupsSection />, { api });
  expect(await find('Backups', 'No backup yet.')).toBeVisible();
  await person.click(await button('Back up now'));
  expect(await screen.findByText(`Backup made: ${backup.name}`)).toBeVisible();
  const row = await screen.findByRole('row', { name: /Manual/ });
  expect(row).toHaveTextContent('1.50 MB');
});

test('one that failed says what the server said', async () => {
  const { person, api } = show('admin');
  api.refuse(createBackup, 503, 'server.unavailable', 'No room is left on the disk');
  await person.click(await button('Back up now'));
  expect(await screen.findByText('No room is left on the disk')).toBeVisible();
});

test('a check tells a whole backup from a damaged one', async () => {
  const { person, api } = show('admin');
  api.on(verifyBackup, () => ({ success: true, rows: 12_345, message: 'whole' }));
  await person.click(await button('Verify'));
  expect(await screen.findByText('The backup is whole: 12,345 rows')).toBeVisible();
  api.on(verifyBackup, () => ({ success: false, rows: 0, message: 'Line 7 is damaged' }));
  await person.click(await button('Verify'));
  expect(await screen.findByText('Line 7 is damaged')).toBeVisible();
});

test('only a super administrator is offered to download or delete one', async () => {
  show('admin');
  await button('Verify');
  const names = within(section('Backups'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Back up now', 'Verify']);
});

test('a download is saved under its name', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { person, api } = show('super_admin');
  api.on(downloadBackup, () => new Blob(['all of it']) as never);
  await person.click(await button('Download'));
  await waitFor(() => expect(saved).toEqual([backup.name]));
  api.refuse(downloadBackup, 404, 'admin.backup_not_found', 'This backup is gone');
  await person.click(await button('Download'));
  expect(await screen.findByText('This backup is gone')).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('one is deleted when the person is sure', async () => {
  const { person, api } = show('super_admin');
  api.on(deleteBackup, () => ({ success: true }));
  const asked = async (answer: string) => {
    await person.click(within(section('Backups')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this backup?' });
    await person.click(within(question).getByRole('button', { name: answer }));
  };
  await button('Verify');
  await asked('Cancel');
  expect(api.requests(deleteBackup)).toEqual([]);
  await asked('Delete');
  expect(await screen.findByText('Backup deleted')).toBeVisible();
  expect(api.requests(deleteBackup)[0]?.url).toBe(`/api/admin/backups/${backup.name}`);
});
