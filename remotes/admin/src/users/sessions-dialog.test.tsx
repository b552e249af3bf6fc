import {
  endUserSession,
  endUserSessions,
  listUserSessions,
} from '@board/contracts/calls/admin-users';
import type { ReplyOf } from '@board/contracts/calls/call';
import { screen, within } from '@testing-library/react';
import { answers, at, id, lin, showConsole } from '../testing/show-console.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

type Session = ReplyOf<typeof listUserSessions>['items'][number];

const session = (end: number, user_agent: string): Session => ({
  id: id(end),
  user_agent,
  address: '192.0.2.7',
  created_at: at,
  last_seen_at: at,
  current: false,
});

function show() {
  let items = [
    session(21, 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0'),
    session(22, ''),
  ];
  const api = answers()
    .on(listUserSessions, () => ({ items }))
    .on(endUserSession, ({ params }) => {
      items = items.filter((each) => each.id !== params.session_id);
      return { success: true };
    })
    .on(endUserSessions, () => {
      const ended = items.length;
      items = [];
      return { ended };
    });
  return showConsole(<SessionsDialog user={lin} onClose={() => {}} />, { api });
}

const rowOf = async (name: RegExp) => (await screen.findByText(name)).closest('li') as HTMLElement;

test('each session says what it is, when and from where it was last used', async () => {
  show();
  expect(await rowOf(/^Firefox on Linux$/)).toHaveTextContent(/last used .+ · 192\.0\.2\.7/);
  expect(await rowOf(/Unknown device/)).toBeVisible();
});

test('one session is ended, the others stay', async () => {
  const { person, api } = show();
  await person.click(within(await rowOf(/Firefox/)).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Session ended')).toBeVisible();
  expect(screen.queryByText(/Firefox/)).not.toBeInTheDocument();
  expect(screen.getByText(/Unknown device/)).toBeVisible();
  expect(api.requests(endUserSession)[0]?.url).toBe(
    `/api/admin/users/${lin.id}/sessions/${id(21)}`,
  );
});

test('all of them are ended at once', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'End all' }));
  expect(await screen.findByText('Not logged in anywhere')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all' })).not.toBeInTheDocument();
});

test('what could not be ended stays, and the reason is said', async () => {
  const { person, api } = show();
  api.refuse(endUserSession, 403, 'user.not_yours_to_manage', 'Not yours to manage');
  await person.click(within(await rowOf(/Firefox/)).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Not yours to manage')).toBeVisible();
  expect(await rowOf(/Firefox/)).toBeVisible();
});
