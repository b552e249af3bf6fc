import {
  createDeployToken,
  type DeployToken,
  listDeployTokens,
  revokeDeployToken,
} from '@board/contracts/calls/delivery';
import type { Role } from '@board/contracts/constants/roles';
import { pageOf } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { answers, at, id, showConsole } from '../testing/show-console.tsx';
import { TokensTab } from './tokens-tab.tsx';

const pipeline: DeployToken = {
  id: id(31),
  remote: 'finance',
  name: 'Pipeline',
  created_at: at,
  created_by: 'chief',
  owner: 'lin_student',
  last_used_at: null,
};

function show(role: Role = 'super_admin') {
  let items = [pipeline];
  const api = answers()
    .on(listDeployTokens, () => pageOf(items))
    .on(revokeDeployToken, () => {
      items = [];
      return { success: true };
    });
  return showConsole(<TokensTab remote="finance" />, { api, role });
}

test('a token is shown without what it opens, by whom it was made and whether it is used', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Pipeline/ });
  expect(row).toHaveTextContent(/lin_student.*chief.*never/);
});

test('whoever is not a super administrator sees and revokes tokens, and makes none', async () => {
  show('admin');
  expect(await screen.findByText(/Only a super administrator makes tokens/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revoke Pipeline' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a token is revoked when the person is sure', async () => {
  const { person, api } = show();
  const asked = async (answer: string) => {
    await person.click(await screen.findByRole('button', { name: 'Revoke Pipeline' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Pipeline?' });
    await person.click(within(question).getByRole('button', { name: answer }));
  };
  await asked('Cancel');
  expect(api.requests(revokeDeployToken)).toEqual([]);
  await asked('Revoke');
  expect(await screen.findByText('Pipeline is revoked')).toBeVisible();
  expect(await screen.findByText('Nobody can ship this module from outside.')).toBeVisible();
  expect(api.requests(revokeDeployToken)[0]?.url).toMatch(new RegExp(`/${pipeline.id}$`));
});

test('one that could not be revoked stays, and the reason is said', async () => {
  const { person, api } = show();
  api.refuse(revokeDeployToken, 503, 'server.unavailable', 'Unavailable for a moment');
  await person.click(await screen.findByRole('button', { name: 'Revoke Pipeline' }));
  await person.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Unavailable for a moment')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revoke Pipeline' })).toBeVisible();
});

test('none is made for nobody; a refusal stands at the form', async () => {
  const { person, api } = show();
  await person.type(await screen.findByRole('textbox', { name: 'For whom' }), '  ');
  await person.click(screen.getByRole('button', { name: 'Make a token' }));
  expect(api.requests(createDeployToken)).toEqual([]);
  api.refuse(createDeployToken, 403, 'user.not_yours_to_manage', 'Only a super administrator may');
  await person.type(screen.getByRole('textbox', { name: 'For whom' }), ' Night build ');
  await person.type(screen.getByRole('textbox', { name: 'Owner' }), ' wei ');
  await person.click(screen.getByRole('button', { name: 'Make a token' }));
  expect(await screen.findByText('Only a super administrator may')).toBeVisible();
  expect(api.requests(createDeployToken)[0]?.body).toEqual({
    name: 'Night build',
    owner: 'wei',
  });
});
