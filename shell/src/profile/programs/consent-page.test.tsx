import { giveConsent, readConsent } from '@board/contracts/calls/oauth';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { shellMessages } from '../../testing/shell-texts.ts';
import { ConsentPage } from './consent-page.tsx';

const address =
  '/oauth/authorize?client_id=an-editor&redirect_uri=https%3A%2F%2Feditor.example.org%2Fback&response_type=code&scope=write%3Atasks+read%3Aexams&state=7&prompt=login';
const refusal = 'https://editor.example.org/back?error=access_denied';
const program = {
  name: 'An editor',
  host: 'editor.example.org',
  is_local: false,
  scopes: ['write:tasks' as const, 'read:exams' as const],
};
let left: string[];
jest.mock('../../base/leave-for.ts', () => ({ leaveFor: (to: string) => left.push(to) }));

function open(reply: { program: typeof program | null; leads_to: string }) {
  left = [];
  const api = mockApi()
    .on(readConsent, () => reply)
    .on(giveConsent, () => ({ leads_to: 'https://editor.example.org/back?code=1' }));
  return { api, ...renderBoard(<ConsentPage />, { messages: shellMessages, path: address }) };
}

test('it says who asks and where it leads, begins with reading, and sends what was chosen', async () => {
  const { api, person } = open({ program, leads_to: refusal });
  expect(await screen.findByText(/calls itself “An editor”/)).toBeVisible();
  expect(screen.getByText('editor.example.org')).toBeVisible();
  expect(screen.getByLabelText('Tasks')).toHaveValue('read');
  expect(screen.queryByLabelText('Ledger')).toBeNull();
  expect(screen.getByLabelText('Exams')).not.toHaveTextContent('change');
  await person.selectOptions(screen.getByLabelText('Tasks'), 'Read and change');
  await person.selectOptions(screen.getByLabelText('Exams'), 'Nothing');
  await person.type(screen.getByLabelText('Current password'), 'red-black-tree');
  await person.click(screen.getByRole('button', { name: 'Let it in' }));
  await waitFor(() => expect(left).toEqual(['https://editor.example.org/back?code=1']));
  expect(api.requests(giveConsent)[0]?.body).toEqual({
    asked: {
      client_id: 'an-editor',
      redirect_uri: 'https://editor.example.org/back',
      response_type: 'code',
      scope: 'write:tasks read:exams',
      state: '7',
    },
    scopes: ['write:tasks'],
    days: 30,
    password: 'red-black-tree',
  });
  expect(JSON.stringify(sessionStorage)).not.toContain('red-black');
});

test('a no leads back with nothing', async () => {
  const { api, person } = open({ program, leads_to: refusal });
  await person.click(await screen.findByRole('button', { name: 'Refuse' }));
  expect(left).toEqual([refusal]);
  expect(api.requests(giveConsent)).toEqual([]);
});

test('a request that is none leads back by a press alone', async () => {
  const leads_to = 'https://editor.example.org/back?error=invalid_scope';
  const { person } = open({ program: null, leads_to });
  const back = await screen.findByRole('button', { name: 'Back to editor.example.org' });
  expect(left).toEqual([]);
  await person.click(back);
  expect(left).toEqual([leads_to]);
});
