import { type AuditLine, exportAudit, listAudit } from '@board/contracts/calls/admin';
import { screen, waitFor } from '@testing-library/react';
import { answers, at, id, showConsole } from '../testing/show-console.tsx';
import { AuditSection } from './audit-section.tsx';

const entry = (end: number, action: string, details = '{}'): AuditLine => ({
  id: id(end),
  at,
  actor_id: id(9),
  actor_name: 'chief',
  action,
  target: id(1),
  target_name: action.startsWith('user.') ? 'lin' : null,
  details,
  request_id: 'r1',
  address: '192.0.2.7',
});
const newer = [
  entry(42, 'user.status_changed', '{"before":"active","after":"inactive"}'),
  entry(41, 'user.created'),
];
const older = [entry(40, 'settings.changed')];

function show() {
  const api = answers().on(listAudit, ({ query }) => {
    if (query?.search) return { items: [], has_more: false };
    return query?.before === id(41)
      ? { items: older, has_more: false }
      : { items: newer, has_more: true };
  });
  return showConsole(<AuditSection />, { api });
}

test('an entry says what was done, by whom, to whom and how', async () => {
  show();
  const row = await screen.findByRole('row', { name: /^Account enabled or disabled/ });
  expect(row).toHaveTextContent(/Active → Inactive user\.status_changed.*chief.*lin.*192\.0\.2\.7/);
  expect(screen.queryByText(/{}/)).not.toBeInTheDocument();
});

test('pages are turned to what is older and back', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText('System settings changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByText('Account enabled or disabled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Newer' })).not.toBeInTheDocument();
});

test('nothing fits only where something was looked for', async () => {
  const api = answers().on(listAudit, () => ({ items: [], has_more: false }));
  const { person } = showConsole(<AuditSection />, { api });
  expect(await screen.findByText('Nothing has been done yet')).toBeVisible();
  await person.type(screen.getByRole('searchbox', { name: 'Search the audit log' }), 'x');
  expect(await screen.findByText('No entry matches')).toBeVisible();
});

test('a search begins at the first page', async () => {
  const { person, api } = show();
  await person.click(await screen.findByRole('button', { name: 'Older' }));
  await screen.findByText('System settings changed');
  await person.type(screen.getByRole('searchbox', { name: 'Search the audit log' }), 'nobody');
  expect(await screen.findByText('No entry matches')).toBeVisible();
  await waitFor(() => expect(api.requests(listAudit).at(-1)?.url).toContain('search=nobody'));
  expect(api.requests(listAudit).at(-1)?.url).not.toContain('before=');
});

test('days narrow the list, and what is found is saved as a file', async () => {
  const { person, api } = show();
  api.on(exportAudit, () => new Blob(['a,b']) as never);
  await person.click(await screen.findByRole('button', { name: 'Days' }));
  const from = await screen.findByRole('combobox', { name: 'From' });
  await person.type(from, '2026-11-01{Enter}');
  await waitFor(() =>
    expect(api.requests(listAudit).at(-1)?.url).toContain('start_date=2026-11-01'),
  );
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(api.requests(exportAudit)[0]?.url).toMatch(/\?start_date=2026-11-01$/),
  );
});
