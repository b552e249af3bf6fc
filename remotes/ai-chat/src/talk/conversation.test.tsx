import { getAssistantStatus, streamChat } from '@board/contracts/calls/assistant';
import { events } from '@board/platform';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { ChatPanel } from '../conversation/chat-panel.tsx';
import { remote } from '../remote.tsx';
import { heldStream, replyShows, says, streamOf } from '../testing/replies.ts';
import {
  beginConversations,
  builtIn,
  composer,
  messages,
  showPanel,
} from '../testing/show-chat.tsx';
import { forgetConversation } from './conversation.ts';

beginConversations();

test('the conversation survives a reload, for the same person only', async () => {
  const { person, unmount } = showPanel(() => streamOf(says('Remember me'), '[DONE]'));
  await person.type(composer(), 'hello{Enter}');
  await replyShows('Remember me');
  await screen.findByRole('button', { name: 'Answer again' });
  unmount();

  mockApi().on(getAssistantStatus, () => builtIn);
  const other = renderBoard(<ChatPanel />, {
    messages,
    user: someUser({ id: '01930000-0000-7000-8000-000000000002' }),
  });
  expect(await screen.findByRole('button', { name: 'Time planning' })).toBeVisible();
  other.unmount();
  renderBoard(<ChatPanel />, { messages });
  await replyShows('Remember me');
});

test.each([
  ['within a second', 3_000, () => {}],
  ['at once when the page goes', 0, () => window.dispatchEvent(new Event('pagehide'))],
])('a reply that is still being written is kept %s', async (_, timeout, leave) => {
  const held = heldStream();
  const { person, unmount } = showPanel(() => held.response);
  await person.type(composer(), 'plan{Enter}');
  held.say(says('Half of the pl'));
  await replyShows('Half of');
  leave();
  const kept = () => Object.values({ ...localStorage }).join();
  await waitFor(() => expect(kept()).toContain('Half of the pl'), { timeout });
  // What a reload would read: nothing of this page is left but its storage.
  const stored = { ...localStorage };
  unmount();
  forgetConversation();
  Object.assign(localStorage, stored);
  mockApi().on(getAssistantStatus, () => builtIn);
  renderBoard(<ChatPanel />, { messages });
  await replyShows('Half of the pl');
  expect(screen.getByText('Stopped')).toBeVisible();
});

test('what another tab said comes in, and neither overwrites the other', async () => {
  const held = heldStream();
  const { person } = showPanel(() => held.response);
  await person.type(composer(), 'asked here{Enter}');
  held.say(says('Answered here'));
  await replyShows('Answered here');

  const [key = ''] = Object.keys(localStorage).filter((each) => each.includes('conversation'));
  const mine = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
  const theirs = { id: 'q', role: 'user', content: 'asked there', timestamp: 1, ended: 'done' };
  const tell = (messages: readonly object[]) => {
    localStorage.setItem(key, JSON.stringify(messages));
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  };
  tell([theirs, ...mine.slice(0, 1)]);
  expect(await screen.findByText('asked there')).toBeVisible();
  await replyShows('Answered here');
  held.end();
  await screen.findByRole('button', { name: 'Answer again' });
  const kept = localStorage.getItem(key);
  for (const each of ['asked there', 'asked here', 'Answered here']) expect(kept).toContain(each);

  localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  await waitFor(() => expect(screen.queryByText('asked here')).toBeNull());
});

test('a question sent before this tab has heard of the other one leaves what was answered there', async () => {
  const answers = [says('Answered here'), says('Answered after')];
  const { api, person } = showPanel(() => streamOf(answers.shift() ?? '', '[DONE]'));
  await person.type(composer(), 'asked here{Enter}');
  await screen.findByRole('button', { name: 'Answer again' });

  const [key = ''] = Object.keys(localStorage).filter((each) => each.includes('conversation'));
  const mine = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
  const said = (role: string, content: string) => ({
    id: content,
    role,
    content,
    timestamp: 1,
    ended: 'done',
  });
  const theirs = [said('user', 'asked there'), said('assistant', 'Answered there')];
  localStorage.setItem(key, JSON.stringify([...mine, ...theirs]));
  await person.type(composer(), 'asked after{Enter}');
  await replyShows('Answered after');
  expect(screen.getByText('asked there')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(key)).toContain('Answered after'));
  for (const each of ['asked here', 'Answered here', 'asked there', 'Answered there'])
    expect(localStorage.getItem(key)).toContain(each);
  expect(api.requests(streamChat).at(-1)?.body).toMatchObject({
    history: expect.arrayContaining([{ role: 'assistant', content: 'Answered there' }]),
  });
});

test('clearing asks first', async () => {
  const { person } = showPanel(() => streamOf(says('Hello'), '[DONE]'));
  await person.type(composer(), 'hello{Enter}');
  await screen.findByRole('button', { name: 'Answer again' });
  await person.click(screen.getByRole('button', { name: 'Clear conversation' }));
  await person.click(screen.getByRole('button', { name: 'Keep' }));
  await replyShows('Hello');
  await person.click(screen.getByRole('button', { name: 'Clear conversation' }));
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('button', { name: 'Time planning' })).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the end of a session leaves nothing behind', async () => {
  await remote.setup();
  const { person } = showPanel(() => streamOf(says('Hello'), '[DONE]'));
  await person.type(composer(), 'hello{Enter}');
  await screen.findByRole('button', { name: 'Answer again' });
  events.emit('session.ended', { reason: 'logout' });
  expect(await screen.findByRole('button', { name: 'Time planning' })).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
  remote.teardown();
});
