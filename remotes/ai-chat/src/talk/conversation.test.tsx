import { streamChat } from '@board/contracts/calls/assistant';
import { saveMessages } from '@board/contracts/calls/conversations';
import { events } from '@board/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { heldStream, replyShows, says, streamOf } from '../testing/replies.ts';
import { beginConversations, composer, showPanel } from '../testing/show-chat.tsx';
import { someConversations } from '../testing/some-conversations.ts';
import { forgetConversation } from './conversation.ts';

beginConversations();

const said = (content: string, role: 'user' | 'assistant' = 'user') => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: 1,
});
const done = { ended: 'done' } as const;

test('the last conversation goes on after a reload', async () => {
  const { person, unmount, kept } = showPanel(() => streamOf(says('Remember me'), '[DONE]'));
  await person.type(composer(), 'hello{Enter}');
  await replyShows('Remember me');
  await waitFor(() => expect([...kept.all.values()][0]?.messages[1]?.ended).toBe('done'));
  unmount();
  forgetConversation();
  showPanel(() => streamOf('[DONE]'), 'en', kept);
  await replyShows('Remember me');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a question is kept before its answer, and a reply whose page went away says that it is not finished', async () => {
  const held = heldStream();
  const { person, kept, unmount } = showPanel(() => held.response);
  await person.type(composer(), 'plan{Enter}');
  await waitFor(() => expect([...kept.all.values()][0]?.messages).toHaveLength(2));
  unmount();
  forgetConversation();
  showPanel(() => streamOf('[DONE]'), 'en', kept);
  expect(await screen.findByText('plan')).toBeVisible();
  expect(await screen.findByText('Still being written when it was saved')).toBeVisible();
  expect(screen.queryByText('Stopped')).toBeNull();
  expect(screen.queryByText('Thinking')).toBeNull();
});

test('what another tab said stands beside what is being said here', async () => {
  const held = heldStream();
  const kept = someConversations();
  const id = crypto.randomUUID();
  kept.put(id, [{ ...said('asked before'), ...done }]);
  const { person, api } = showPanel(() => held.response, 'en', kept);
  expect(await screen.findByText('asked before')).toBeVisible();
  await person.type(composer(), 'asked here{Enter}');
  held.say(says('Answered here'));
  await replyShows('Answered here');
  await waitFor(() => expect(kept.all.get(id)?.messages).toHaveLength(3));
  const { adopt } = await import('./conversation.ts');
  adopt(id, [...(kept.all.get(id)?.messages ?? []), { ...said('asked there'), ...done }]);
  expect(await screen.findByText('asked there')).toBeVisible();
  await replyShows('Answered here');
  held.end();
  await waitFor(() => expect(api.requests(saveMessages)).toHaveLength(2));
  const sent = api.requests(saveMessages).at(-1)?.body as { messages: { content: string }[] };
  expect(sent.messages.map(({ content }) => content)).toEqual(['asked here', 'Answered here']);
});

test('a copy that was read before the reply had ended does not take its place', async () => {
  const { person, kept } = showPanel(() => streamOf(says('All of it'), '[DONE]'));
  await person.type(composer(), 'plan{Enter}');
  await replyShows('All of it');
  await waitFor(() => expect([...kept.all.values()][0]?.messages[1]?.ended).toBe('done'));
  const { adopt } = await import('./conversation.ts');
  for (const [id, { messages }] of kept.all) {
    const before = messages.map((each) =>
      each.role === 'user' ? each : { ...said('', 'assistant'), id: each.id },
    );
    let isBehind = false;
    act(() => {
      isBehind = adopt(id, before);
    });
    expect(isBehind).toBe(true);
  }
  await replyShows('All of it');
  expect(screen.queryByText('Still being written when it was saved')).toBeNull();
});

test('what cannot be saved is said', async () => {
  const { api, person } = showPanel(() => streamOf(says('Hello'), '[DONE]'));
  api.refuse(saveMessages, 409, 'conversation.too_many', 'At most 100 conversations are kept');
  await person.type(composer(), 'hello{Enter}');
  expect(await screen.findByText(/Not saved: At most 100/)).toBeVisible();
});

test('another one is begun, and one of before is had back, from the list or by a search', async () => {
  const kept = someConversations();
  const turns = [said('hello there'), said('Hello', 'assistant')];
  kept.put(
    crypto.randomUUID(),
    turns.map((turn) => ({ ...turn, ...done })),
  );
  const { person } = showPanel(() => streamOf('[DONE]'), 'en', kept);
  await replyShows('Hello');
  await person.click(screen.getByRole('button', { name: 'New conversation' }));
  expect(
    await screen.findByRole('button', { name: 'Time planning When am I free today?' }),
  ).toBeVisible();
  const find = remote.search.conversation;
  const { signal } = new AbortController();
  const [hit] = await find({ text: 'hello', matches: () => true, signal });
  act(() => hit?.open());
  await replyShows('Hello');
  await person.click(screen.getByRole('button', { name: 'New conversation' }));
  await person.click(screen.getByRole('button', { name: 'Conversations' }));
  await person.click(await screen.findByRole('button', { name: 'hello there' }));
  await replyShows('Hello');
});

test('the open one is cleared, and comes back with one press', async () => {
  const { person, kept } = showPanel(() => streamOf(says('Hello'), '[DONE]'));
  expect(screen.queryByRole('button', { name: 'Clear conversation' })).toBeNull();
  await person.type(composer(), 'hello{Enter}');
  await replyShows('Hello');
  const clear = screen.getByRole('button', { name: 'Clear conversation' });
  await waitFor(() => expect(clear).toBeEnabled());
  await person.click(clear);
  expect(
    await screen.findByRole('button', { name: 'Time planning When am I free today?' }),
  ).toBeVisible();
  expect(kept.all.size).toBe(0);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await replyShows('Hello');
  expect(kept.all.size).toBe(1);
});

test('what is not kept anywhere is cleared as well', async () => {
  const { api, person } = showPanel(() => streamOf(says('Hello'), '[DONE]'));
  api.refuse(saveMessages, 409, 'conversation.too_many', 'At most 100 conversations are kept');
  await person.type(composer(), 'hello{Enter}');
  await screen.findByText(/Not saved/);
  await person.click(screen.getByRole('button', { name: 'Clear conversation' }));
  expect(
    await screen.findByRole('button', { name: 'Time planning When am I free today?' }),
  ).toBeVisible();
  expect(screen.queryByText(/Not saved/)).toBeNull();
});

test('one is renamed, kept on top and deleted in the list', async () => {
  const kept = someConversations();
  const id = crypto.randomUUID();
  kept.put(id, [{ ...said('asked before'), ...done }]);
  const { person } = showPanel(() => streamOf('[DONE]'), 'en', kept);
  await person.click(screen.getByRole('button', { name: 'Conversations' }));
  await person.click(await screen.findByRole('button', { name: 'Keep on top: asked before' }));
  await waitFor(() => expect(kept.all.get(id)?.pinned).toBe(true));
  await person.click(screen.getByRole('button', { name: 'Rename: asked before' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await person.clear(title);
  await person.type(title, 'Plans{Enter}');
  await waitFor(() => expect(kept.all.get(id)?.title).toBe('Plans'));
  await person.click(screen.getByRole('button', { name: /^Delete:/ }));
  await waitFor(() => expect(kept.all.size).toBe(0));
});

test('the end of a session leaves nothing behind', async () => {
  await remote.setup();
  const { person } = showPanel(() => streamOf(says('Hello'), '[DONE]'));
  await person.type(composer(), 'hello{Enter}');
  await screen.findByRole('button', { name: 'Answer again' });
  events.emit('session.ended', { reason: 'logout' });
  expect(
    await screen.findByRole('button', { name: 'Time planning When am I free today?' }),
  ).toBeVisible();
  remote.teardown();
});

test('a conversation that is too long to be sent whole says so under the reply', async () => {
  const kept = someConversations();
  const long = Array.from({ length: 42 }, (_, index) => ({
    ...said(`line ${index}`, index % 2 === 0 ? 'user' : 'assistant'),
    ...done,
  }));
  kept.put(crypto.randomUUID(), long);
  const { person, api } = showPanel(() => streamOf(says('Yes.'), '[DONE]'), 'en', kept);
  await screen.findByText('line 40');
  expect(screen.queryByText(/Without the oldest/)).not.toBeInTheDocument();
  await person.type(composer(), 'go on{Enter}');
  await replyShows('Yes.');
  expect(await screen.findByText(/Without the oldest of this conversation/)).toBeVisible();
  const [asked] = api.requests(streamChat);
  const history = (asked?.body as { history: { content: string }[] } | undefined)?.history;
  expect([history?.length, history?.[0]?.content]).toEqual([40, 'line 2']);
});

test('a model that cannot read it all says so too, and that is kept', async () => {
  const event = JSON.stringify({ shortened: true });
  const { person, kept } = showPanel(() => streamOf(event, says('Yes.'), '[DONE]'));
  await person.type(composer(), 'go on{Enter}');
  expect(await screen.findByText(/Without the oldest of this conversation/)).toBeVisible();
  await waitFor(() => expect([...kept.all.values()][0]?.messages[1]?.shortened).toBe(true));
});
