import { changePassword, replacePassword } from '@board/contracts/calls/account';
import { listSignInLinks } from '@board/contracts/calls/sign-in';
import { sessionState } from '@board/platform/host';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { shellState } from '../../base/shell-state.ts';
import { bearer } from '../../identity/bearer.ts';
import { shellMessages as messages } from '../../testing/shell-texts.ts';
import { SecuritySection } from './security-section.tsx';

beforeEach(() => {
  sessionStorage.clear();
  shellState.ending = null;
  bearer.keep('a-token');
});

describe('the password', () => {
  async function change(current: string, next: string, confirmation = next, ticked: string[] = []) {
    const { person } = renderBoard(<SecuritySection />, { messages });
    const fields = {
      'Current password': current,
      'New password': next,
      'Confirm new password': confirmation,
    };
    for (const [label, value] of Object.entries(fields)) {
      await person.click(screen.getByLabelText(label));
      if (value) await person.paste(value);
    }
    for (const label of ticked) await person.click(screen.getByLabelText(label));
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    return person;
  }

  const tooLong = 'x'.repeat(101);

  test.each([
    ['please enter the current password', '', 'battery-staple', 'battery-staple'],
    ['please enter the current password', '', '12', '12'],
    ['password must be at least 6 characters', 'red-black-tree', '12345', '12345'],
    ['password must not exceed 100 characters', 'red-black-tree', tooLong, tooLong],
    [
      'the two passwords entered do not match',
      'red-black-tree',
      'battery-staple',
      'battery-stable',
    ],
    [
      'the new password must differ from the current one',
      'red-black-tree',
      'red-black-tree',
      'red-black-tree',
    ],
  ])('is refused beside its field: %s', async (words, current, next, confirmation) => {
    const api = mockApi();
    await change(current, next, confirmation);
    expect(screen.getByText(words)).toBeVisible();
    expect(document.querySelector('[aria-invalid=true]')).toHaveFocus();
    expect(api.requests(changePassword)).toHaveLength(0);
  });

  test('is changed after a question, and one logs in anew', async () => {
    mockApi().on(changePassword, () => ({ success: true }));
    const person = await change('red-black-tree', 'battery-staple');
    const question = await screen.findByRole('alertdialog', { name: 'Change the password?' });
    await person.click(within(question).getByRole('button', { name: 'Change password' }));
    await screen.findByRole('button', { name: 'Change password' });
    expect(sessionState.status).toBe('guest');
    expect(shellState.ending).toBe('password_changed');
  });

  test('is left empty by who comes by his school and has none yet', async () => {
    const linked_at = '2026-11-18T04:00:00.000Z';
    const api = mockApi()
      .on(listSignInLinks, () => ({
        items: [
          {
            ...{ id: crypto.randomUUID(), name_en: 'Campus', name_zh: '校园', mark: '校' },
            ...{ linked_at, last_used_at: null, can_unlink: false },
          },
        ],
      }))
      .on(changePassword, () => ({ success: true }));
    const person = await change('', 'battery-staple');
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(api.requests(changePassword)[0]?.body).toMatchObject({ currentPassword: '' }),
    );
  });

  test('takes the address of the calendar along where one says so', async () => {
    const api = mockApi().on(changePassword, () => ({ success: true }));
    const ticked = ['Also turn off shared links and connected programs'];
    const person = await change('red-black-tree', 'battery-staple', 'battery-staple', ticked);
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(api.requests(changePassword)[0]?.body).toMatchObject({ endFeeds: true }),
    );
  });

  test.each([404, 405, 501])(
    'is sent under its other name where the first is unknown: %i',
    async (status) => {
      const api = mockApi()
        .refuse(changePassword, status, 'http', '')
        .on(replacePassword, () => ({ success: true }));
      const person = await change('red-black-tree', 'battery-staple');
      const question = await screen.findByRole('alertdialog');
      await person.click(within(question).getByRole('button', { name: 'Change password' }));
      await waitFor(() => expect(shellState.ending).toBe('password_changed'));
      expect(api.requests(replacePassword)[0]?.body).toEqual({
        old_password: 'red-black-tree',
        new_password: 'battery-staple',
      });
    },
  );

  test('that is wrong is said beside the current one', async () => {
    mockApi().refuse(changePassword, 400, 'user.wrong_password', 'the current password is wrong');
    const person = await change('red-black', 'battery-staple');
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('the current password is wrong')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(sessionState.status).toBe('authenticated');
  });
});
