import { deleteConversations, listConversations } from '@board/contracts/calls/conversations';
import { updatePreferences } from '@board/contracts/calls/user';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { someConversations } from '../testing/some-conversations.ts';
import { messages } from '../testing/texts.ts';
import { HistoryDialog } from './history-dialog.tsx';

function showList(...titles: string[]) {
  const kept = someConversations();
  for (const title of titles) kept.put(crypto.randomUUID(), [], title);
  const api = kept
    .answer(mockApi())
    .on(deleteConversations, () => {
      kept.all.clear();
      return { success: true };
    })
    .on(updatePreferences, ({ body }) => {
      const user = someUser();
      return { ...user, preferences: { ...user.preferences, ...body } };
    });
  const board = renderBoard(<HistoryDialog open onClose={() => undefined} />, { messages });
  return { api, ...board };
}

test('what is looked for is asked of the server, and nothing found says so', async () => {
  const { api, person } = showList('Days', 'Money');
  expect(await screen.findByRole('button', { name: 'Days' })).toBeVisible();
  await person.type(screen.getByRole('searchbox'), 'Mon');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Days' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Money' })).toBeVisible();
  expect(api.requests(listConversations).at(-1)?.url).toMatch(/[?&]q=Mon\b/);
  await person.type(screen.getByRole('searchbox'), 'k');
  expect(await screen.findByText('No conversation matches')).toBeVisible();
});

test('who wants nothing kept is asked what becomes of what is there', async () => {
  const { api, person } = showList('Days');
  await screen.findByRole('button', { name: 'Days' });
  await person.click(screen.getByRole('switch', { name: 'Keep conversations' }));
  expect(api.requests(updatePreferences)[0]?.body).toEqual({ keepConversations: false });
  expect(api.requests(deleteConversations)).toHaveLength(0);

  await person.click(await screen.findByRole('button', { name: 'Delete all', hidden: true }));
  expect(await screen.findByText('All conversations were deleted')).toBeVisible();
  expect(api.requests(deleteConversations)).toHaveLength(1);
});

test('nothing is asked where nothing was kept', async () => {
  const { api, person } = showList();
  await screen.findByText('What you ask the assistant is kept here');
  await person.click(screen.getByRole('switch', { name: 'Keep conversations' }));
  await waitFor(() => expect(api.requests(updatePreferences)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
