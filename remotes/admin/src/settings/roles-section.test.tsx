import { getAdminSettings, updateAdminSettings } from '@board/contracts/calls/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { ConsolePage } from '../console/console-page.tsx';
import { answers, section, settings, showConsole } from '../testing/show-console.tsx';

test('a right is taken from a role and given back, each at once', async () => {
  let kept = settings;
  const api = answers()
    .on(getAdminSettings, () => kept)
    .on(updateAdminSettings, ({ body }) => {
      kept = { ...kept, ...body };
      return kept;
    });
  const { person } = showConsole(<ConsolePage />, { role: 'super_admin', api });
  const box = await screen.findByRole('checkbox', { name: 'Read the audit log' });
  expect(box).toBeChecked();
  await person.click(box);
  expect(await screen.findByText('Saved, and in effect from now on')).toBeVisible();
  expect(kept.withheld).toEqual(['admin:audit.read']);
  expect(box).not.toBeChecked();
  await person.click(box);
  await waitFor(() => expect(kept.withheld).toEqual([]));
});

test('only what a role can hold is offered', async () => {
  showConsole(<ConsolePage />, { role: 'super_admin' });
  const teacher = within(await screen.findByRole('group', { name: 'Teacher' }));
  expect(teacher.getAllByRole('checkbox')).toHaveLength(1);
  expect(teacher.getByRole('checkbox', { name: 'Send messages to students' })).toBeChecked();
});

test('an administrator neither sees the matrix nor the parts that are withheld', async () => {
  showConsole(<ConsolePage />, { withheld: ['admin:audit.read', 'admin:users.manage'] });
  expect(await screen.findByText('1,284')).toBeVisible();
  for (const name of ['What roles may do', 'Users', 'Audit log'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(section('System log')).toBeVisible();
});
