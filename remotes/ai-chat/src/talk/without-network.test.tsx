import { getConversation, listConversations } from '@board/contracts/calls/conversations';
import { ApiError } from '@board/platform';
import type { MockApi } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { replyShows, says, streamOf } from '../testing/replies.ts';
import { beginConversations, composer, showPanel } from '../testing/show-chat.tsx';
import { someConversations } from '../testing/some-conversations.ts';

beginConversations();

const lost = () => {
  throw new ApiError(0, 'network', { message: 'No network' });
};
const nothingYet = {
  items: [],
  pagination: { page: 1, limit: 20, total: 0, total_pages: 0, has_next: false, has_prev: false },
};

test('a question that was kept is in the list, though the list cannot be loaded again', async () => {
  let asked = 0;
  const listOnce = (api: MockApi) =>
    api.on(listConversations, () => {
      asked += 1;
      return asked === 1 ? nothingYet : lost();
    });
  const kept = someConversations();
  const { person } = showPanel(() => streamOf(says('Eight'), '[DONE]'), 'en', kept, listOnce);
  await waitFor(() => expect(asked).toBe(1));
  await person.type(composer(), 'When am I free?{Enter}');
  await replyShows('Eight');
  await waitFor(() => expect([...kept.all.values()][0]?.messages[1]?.ended).toBe('done'));
  await person.click(screen.getByRole('button', { name: 'Conversations' }));
  const list = await screen.findByRole('dialog', { name: 'Conversations' });
  expect(await within(list).findByRole('button', { name: 'When am I free?' })).toBeVisible();
});

test('one that this device has nothing of says so', async () => {
  const kept = someConversations();
  kept.put(crypto.randomUUID(), []);
  const without = (api: MockApi) => api.on(getConversation, lost);
  showPanel(() => streamOf('[DONE]'), 'en', kept, without);
  expect(await screen.findByText(/was not opened on this device yet/)).toBeVisible();
  expect(screen.queryByText('What shall we sort out first?')).toBeNull();
});
