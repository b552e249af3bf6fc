import {
  createSignInProvider,
  listSignInProviders,
  orderSignInProviders,
  testSignInProvider,
  updateSignInProvider,
} from '@board/contracts/calls/sign-in';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, id, showConsole, way } from '../testing/show-console.tsx';
import { SignInSection } from './sign-in-section.tsx';

beforeEach(() => sessionStorage.clear());

test('a way to sign in is made with its rules, and kept without the secret', async () => {
  const { person, api } = showConsole(<SignInSection />, { role: 'super_admin' });
  api.on(createSignInProvider, () => way).on(updateSignInProvider, () => way);
  await screen.findByText('Not tested');
  await person.click(screen.getByRole('button', { name: 'Add a way to log in' }));
  const dialog = await screen.findByRole('dialog', { name: 'New way to log in' });
  expect(within(dialog).getByText(/https:\/\/board\.example\.org\/login\/school/)).toBeVisible();
  const typed = {
    'Name in Chinese': '校园账号',
    'Name in English': 'Campus',
    Mark: 'C',
    Issuer: 'https://sso.example.org',
    'Client ID': 'board',
    'Client secret': 'a-secret',
    'Claim with roles or groups': 'groups',
  };
  for (const [label, text] of Object.entries(typed)) {
    await person.click(within(dialog).getByLabelText(new RegExp(`^${label}`)));
    await person.paste(text);
  }
  await person.click(within(dialog).getByLabelText(/^Values that make: Teacher/));
  await person.paste('staff, docents');
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Way to log in saved')).toBeVisible();
  expect(api.requests(createSignInProvider)[0]?.body).toMatchObject({
    kind: 'oidc',
    client_secret: 'a-secret',
    role_rules: [
      { value: 'staff', role: 'teacher' },
      { value: 'docents', role: 'teacher' },
    ],
    factor_values: [],
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit the way to log in' });
  await person.click(within(edit).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateSignInProvider)).toHaveLength(1));
  expect(api.requests(updateSignInProvider)[0]?.body).not.toHaveProperty('client_secret');
});

test('one is tested, switched on and moved up', async () => {
  const second = { ...way, id: id(6), name_en: 'Library' };
  const items = [way, second];
  const api = answers().on(listSignInProviders, () => ({ items, return_address: '' }));
  const { person } = showConsole(<SignInSection />, { role: 'super_admin', api });
  api
    .on(testSignInProvider, () => ({ success: true, message: 'It answers' }))
    .on(updateSignInProvider, () => way)
    .on(orderSignInProviders, () => ({ success: true }));
  await person.click(await screen.findByRole('switch', { name: 'Library on' }));
  await waitFor(() =>
    expect(api.requests(updateSignInProvider)[0]?.body).toEqual({ enabled: true }),
  );
  const row = screen.getByRole('row', { name: /Library/ });
  await person.click(within(row).getByRole('button', { name: 'Test' }));
  expect(await screen.findByText('It answers')).toBeVisible();
  await person.click(within(row).getByRole('button', { name: 'Move up' }));
  await waitFor(() =>
    expect(api.requests(orderSignInProviders)[0]?.body).toEqual({ ids: [second.id, way.id] }),
  );
});

test('a plain administrator sees nothing of it', () => {
  showConsole(<SignInSection />);
  expect(screen.queryByText('Login through schools')).toBeNull();
});
