import { streamChat } from '@board/contracts/calls/assistant';
import {
  getConversation,
  listConversations,
  saveMessages,
} from '@board/contracts/calls/conversations';
import { ApiError, events } from '@board/platform';
import { boardState } from '@board/platform/host';
import { type MockApi, pageOf } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { heldStream, replyShows, says, streamOf } from '../testing/replies.ts';
import { beginConversations, composer, showPanel } from '../testing/show-chat.tsx';
import { someConversations } from '../testing/some-conversations.ts';
import { adopt } from './conversation.ts';

beginConversations();

const lost = () => {
  throw new ApiError(0, 'network', { message: 'No network' });
};
const nothingYet = pageOf([]);

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

test('without a network a reply that was kept while it came says that the rest comes, and it does', async () => {
  const kept = someConversations();
  const id = crypto.randomUUID();
  const parent = crypto.randomUUID();
  const at = { timestamp: 1, content: '' };
  const question = { ...at, id: parent, role: 'user', content: 'plan', ended: 'done' } as const;
  const reply = { ...at, id: crypto.randomUUID(), role: 'assistant', parent } as const;
  kept.put(id, [question, reply]);
  showPanel(() => streamOf('[DONE]'), 'en', kept);
  await screen.findByText('plan');
  act(() => {
    boardState.online = false;
  });
  expect(await screen.findByText(/the rest loads when you are online/)).toBeVisible();
  act(() => {
    boardState.online = true;
    adopt(id, [question, { ...reply, content: 'The whole plan', ended: 'done' }]);
  });
  await replyShows('The whole plan');
  expect(screen.queryByText(/Still being written/)).toBeNull();
});

test('what came of a reply before the network was lost stays, and is kept once the network is back', async () => {
  const held = heldStream();
  const { person, kept, api } = showPanel(() => held.response);
  await person.type(composer(), 'plan{Enter}');
  held.say(says('The first half'));
  await replyShows('The first half');
  await waitFor(() => expect(kept.all.size).toBe(1));
  const [conversation] = kept.all.values();
  act(() => {
    boardState.online = false;
  });
  api.on(saveMessages, lost);
  held.break();
  expect(await screen.findByText(/Not saved/)).toBeVisible();
  act(() => adopt(conversation?.id ?? '', conversation?.messages ?? []));
  await replyShows('The first half');
  kept.answer(api);
  act(() => {
    boardState.online = true;
  });
  await waitFor(() => expect(conversation?.messages[1]?.content).toBe('The first half'));
  await waitFor(() => expect(screen.queryByText(/Not saved/)).toBeNull());
});

test('a connection that breaks before the first word is not said to have kept the question back', async () => {
  const held = heldStream();
  const { person } = showPanel(() => held.response);
  await person.type(composer(), 'plan{Enter}');
  held.break();
  expect(await screen.findByText(/Sorry, the AI service is temporarily unavailable/)).toBeVisible();
  expect(screen.queryByText(/did not reach the board/)).toBeNull();
});

test('a question is not hung on an older copy: it is sent once there is the network and what was said since', async () => {
  const kept = someConversations();
  const said = (role: 'user' | 'assistant', content: string, timestamp: number) =>
    ({ id: crypto.randomUUID(), role, content, timestamp, ended: 'done' }) as const;
  const [first, reply] = [said('user', 'plan', 1), said('assistant', 'An old plan', 2)];
  const { id } = kept.put(crypto.randomUUID(), [first, reply]);
  const { person, api } = showPanel(() => streamOf(says('Eight'), '[DONE]'), 'en', kept);
  await replyShows('An old plan');
  act(() => {
    boardState.online = false;
  });
  await person.type(composer(), 'When am I free?{Enter}');
  // Below the field, and as a word on the press.
  expect(
    await screen.findAllByText('You are offline; the assistant needs the network'),
  ).toHaveLength(2);
  expect(composer()).toHaveValue('When am I free?');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(api.requests(streamChat)).toEqual([]);
  kept.put(id, [first, reply, said('user', 'another', 3), said('assistant', 'A new plan', 4)]);
  act(() => {
    boardState.online = true;
  });
  await replyShows('A new plan');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await person.type(composer(), '{Enter}');
  await replyShows('Eight');
  expect(screen.getByText('another')).toBeVisible();
  expect(screen.queryByText('2/2')).toBeNull();
});

test('who is asked from elsewhere without a network keeps the question for later', async () => {
  showPanel(() => streamOf('[DONE]'));
  remote.setup();
  await screen.findByText('Built-in');
  act(() => {
    boardState.online = false;
  });
  await screen.findByText('You are offline; the assistant needs the network');
  act(() => events.emit('assistant.ask', { message: 'Am I free tonight?' }));
  expect(composer()).toHaveValue('Am I free tonight?');
  remote.teardown();
  act(() => {
    boardState.online = true;
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
});
