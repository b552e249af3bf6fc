import { getAdminSettings, updateAdminSettings } from '@board/contracts/calls/admin';
import { usuallyKept } from '@board/contracts/constants/retention';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, settings, showConsole } from '../testing/show-console.tsx';
import { KeptSection } from './kept-section.tsx';

function show() {
  let kept = usuallyKept;
  const api = answers()
    .on(getAdminSettings, () => ({ ...settings, kept }))
    .on(updateAdminSettings, ({ body }) => {
      kept = body?.kept ?? kept;
      return { ...settings, kept };
    });
  return showConsole(<KeptSection />, { api });
}

test('what is kept longer is saved at once', async () => {
  const { api, person } = show();
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Trash' }), '90 days');
  await waitFor(() =>
    expect(api.requests(updateAdminSettings)[0]?.body).toEqual({
      kept: { ...usuallyKept, trash: 90 },
    }),
  );
});

test('what is kept shorter is asked about, since older things go for good', async () => {
  const { api, person } = show();
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Notifications' }),
    '30 days',
  );
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Notifications, 30 days: what is older is deleted for good');
  await person.click(within(question).getByRole('button', { name: 'Keep less' }));
  await waitFor(() =>
    expect(api.requests(updateAdminSettings)[0]?.body).toEqual({
      kept: { ...usuallyKept, notifications: 30 },
    }),
  );
});

test('the audit log is left to super admins', async () => {
  show();
  expect(await screen.findByRole('combobox', { name: 'Audit log' })).toBeDisabled();
});
