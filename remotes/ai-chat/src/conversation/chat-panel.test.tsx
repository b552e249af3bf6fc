import { streamChat } from '@board/contracts/calls/assistant';
import { events } from '@board/platform';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { heldStream, replyShows, says, shadowOf, streamOf } from '../testing/replies.ts';
import { beginConversations, composer, showPanel } from '../testing/show-chat.tsx';

const unavailable = 'Sorry, the AI service is temporarily unavailable, please retry later';

const sendButton = () => screen.getByRole('button', { name: 'Send' });

beginConversations();

test('an empty conversation greets and offers four questions; a press asks one', async () => {
  const { api, person } = showPanel(() => streamOf(says('Two tasks.'), '[DONE]'));
  expect(await screen.findByText('Built-in')).toBeVisible();
  for (const question of [
    'Task management Which tasks are due this week?',
    'Course scheduling Which courses do I have this week?',
    'Data analysis Where did my money go this month?',
    'Time planning When am I free today?',
  ]) {
    expect(screen.getByRole('button', { name: question })).toBeVisible();
  }
  await person.click(
    screen.getByRole('button', { name: 'Task management Which tasks are due this week?' }),
  );
  await replyShows('Two tasks.');
  expect(api.requests(streamChat)[0]?.body).toEqual({
    message: 'Which tasks are due this week?',
    history: [],
  });
});

test('it speaks Chinese with the same questions', async () => {
  showPanel(() => streamOf('[DONE]'), 'zh-CN');
  expect(await screen.findByText('内置助手')).toBeVisible();
  for (const question of [
    '任务管理 这周有哪些任务要完成？',
    '课程安排 这周有哪些课？',
    '数据分析 这个月的钱花在哪里了？',
    '时间规划 我今天什么时候有空？',
  ]) {
    expect(screen.getByRole('button', { name: question })).toBeVisible();
  }
});

test('what a reply offers to ask is a press away, under the last reply only', async () => {
  const offers = JSON.stringify({ examples: ['What is overdue?'] });
  const { api, person } = showPanel(() => streamOf(says('Not that.'), offers, '[DONE]'));
  await person.type(composer(), 'Tell me a joke{Enter}');
  await person.click(await screen.findByRole('button', { name: 'What is overdue?' }));
  await waitFor(() => expect(api.requests(streamChat)).toHaveLength(2));
  expect(api.requests(streamChat)[1]?.body).toMatchObject({ message: 'What is overdue?' });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'What is overdue?' })).toHaveLength(1),
  );
});

test('enter sends, shift and enter starts a line, an input method keeps its enter', async () => {
  const { api, person } = showPanel(() => streamOf(says('Hello'), '[DONE]'));
  await person.type(composer(), 'one{Shift>}{Enter}{/Shift}two');
  expect(composer()).toHaveValue('one\ntwo');
  fireEvent.keyDown(composer(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(composer(), { key: 'Enter', keyCode: 229 });
  expect(api.requests(streamChat)).toHaveLength(0);
  await person.type(composer(), '{Enter}');
  await replyShows('Hello');
  expect(api.requests(streamChat)[0]?.body).toMatchObject({ message: 'one\ntwo' });
  expect(composer()).toHaveValue('');
});

test('nothing can be sent while empty or busy', async () => {
  const held = heldStream();
  const { api, person } = showPanel(() => held.response);
  expect(sendButton()).toBeDisabled();
  await person.type(composer(), '   {Enter}');
  expect(api.requests(streamChat)).toHaveLength(0);

  await person.type(composer(), 'first{Enter}');
  expect(await screen.findAllByText('Thinking')).not.toHaveLength(0);
  await person.type(composer(), 'second{Enter}');
  expect(sendButton()).toBeDisabled();
  expect(api.requests(streamChat)).toHaveLength(1);
  held.say('[DONE]');
  held.end();
  expect(await screen.findByText(unavailable)).toBeVisible();
});

test('a reply grows as it arrives and ends with the stream', async () => {
  const held = heldStream();
  const { person } = showPanel(() => held.response);
  await person.type(composer(), 'plan{Enter}');
  held.say(says('You have **3 h'));
  const article = await replyShows('3 h');
  expect(article).toHaveAttribute('aria-busy', 'true');
  held.say(says(' 28 min** left.'));
  held.end();
  await replyShows('3 h 28 min left.');
  await waitFor(() => expect(article).toHaveAttribute('aria-busy', 'false'));
  expect(shadowOf(article)?.querySelector('strong')).toHaveTextContent('3 h 28 min');
});

test.each([
  ['en', 'Thinking', 'The reply is being written', 'The reply is complete'],
  ['zh-CN', '思考中', '正在回答', '回答完毕'],
] as const)('in %s the hidden status follows the text', async (locale, thinks, writes, ends) => {
  const held = heldStream();
  const { person } = showPanel(() => held.response, locale);
  const box = screen.getByRole('textbox');
  await person.type(box, 'plan{Enter}');
  expect(await screen.findByText(thinks, { selector: '[role=status]' })).toBeInTheDocument();
  held.say(says('Half of'));
  expect(await screen.findByText(writes, { selector: '[role=status]' })).toBeInTheDocument();
  held.say(says(' it.'));
  held.end();
  expect(await screen.findByText(ends, { selector: '[role=status]' })).toBeInTheDocument();
});

test('a reply that failed is not announced as complete, and an old one not again', async () => {
  const held = heldStream();
  const { person, unmount } = showPanel(() => held.response);
  await person.type(composer(), 'plan{Enter}');
  held.say(says('Half of'));
  held.say(JSON.stringify({ error: 'It broke off' }));
  held.end();
  expect(await screen.findByRole('alert')).toHaveTextContent('It broke off');
  expect(screen.queryByText('The reply is complete')).not.toBeInTheDocument();
  unmount();
  showPanel(() => streamOf('[DONE]'));
  await screen.findByText('Built-in');
  expect(screen.queryByText('The reply is complete')).not.toBeInTheDocument();
});

test('stopping keeps what has come; answering again replaces it', async () => {
  const held = heldStream();
  let answers = 0;
  const { api, person } = showPanel(() => {
    answers += 1;
    return answers === 1 ? held.response : streamOf(says('Better.'), '[DONE]');
  });
  api.on(streamChat, (_, { signal }) => {
    signal?.addEventListener('abort', () => held.break());
    answers += 1;
    return answers === 1 ? held.response : streamOf(says('Better.'), '[DONE]');
  });
  await person.type(composer(), 'plan{Enter}');
  held.say(says('Half of'));
  await replyShows('Half of');
  await person.click(screen.getByRole('button', { name: 'Stop the reply' }));
  expect(await screen.findByText('Stopped')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Answer again' }));
  await replyShows('Better.');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(api.requests(streamChat)[1]?.body).toEqual({ message: 'plan', history: [] });
});

test('what the server would refuse to take back does not block the conversation', async () => {
  const { api, person } = showPanel(() => streamOf(says('a\0b \ud83d'), '[DONE]'));
  await person.type(composer(), 'first{Enter}');
  await replyShows('b');
  await screen.findByRole('button', { name: 'Answer again' });
  await person.type(composer(), 'second{Enter}');
  await waitFor(() => expect(api.requests(streamChat)).toHaveLength(2));
  expect(api.requests(streamChat)[1]?.body).toMatchObject({
    history: [
      { role: 'user', content: 'first' },
      { role: 'assistant', content: 'a\ufffdb \ufffd' },
    ],
  });
});

test('earlier messages that are not empty are sent as history', async () => {
  const { api, person } = showPanel(() => streamOf(says('Yes.'), '[DONE]'));
  await person.type(composer(), 'one{Enter}');
  await replyShows('Yes.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Answer again' })).toBeVisible());
  await person.type(composer(), 'two{Enter}');
  await waitFor(() => expect(api.requests(streamChat)).toHaveLength(2));
  expect(api.requests(streamChat)[1]?.body).toEqual({
    message: 'two',
    history: [
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'Yes.' },
    ],
  });
});

test('an error keeps the part that came and says what went wrong', async () => {
  const { person } = showPanel(() => streamOf(says('Half of'), '{"error":"too busy"}'));
  await person.type(composer(), 'plan{Enter}');
  await replyShows('Half of');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: too busy');
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
});

test.each([
  [500, unavailable],
  [404, unavailable],
  [401, 'Authentication failed, please log in again and retry'],
])('status %i says so', async (status, message) => {
  const { person } = showPanel(() => new Response('', { status }));
  await person.type(composer(), 'plan{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a missing endpoint and a limit say more', async () => {
  let status = 404;
  const { person } = showPanel(() => Response.json({ message: 'Come back tomorrow' }, { status }));
  await person.type(composer(), 'plan{Enter}');
  expect(
    await screen.findByText('streaming endpoint not implemented, check backend'),
  ).toBeVisible();
  status = 429;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Come back tomorrow')).toBeVisible();
});

test('copying says so where the browser does not allow it', async () => {
  const { person } = showPanel(() => streamOf(says('Two tasks.'), '[DONE]'));
  await person.type(composer(), 'plan{Enter}');
  await screen.findByRole('button', { name: 'Answer again' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/The browser did not allow copying/)).toBeVisible();
});

test('others are given the question under the last reply, and a place where nothing was asked yet', async () => {
  const { person } = showPanel(() => streamOf(says('Yes.'), '[DONE]'));
  const places = () => document.querySelectorAll('[data-slot="asked"]');
  await screen.findByRole('button', { name: 'Task management Which tasks are due this week?' });
  expect(places()).toHaveLength(1);
  for (const question of ['one', 'two']) {
    await person.type(composer(), `${question}{Enter}`);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Answer again' }).at(-1)).toBeEnabled(),
    );
  }
  expect(places()).toHaveLength(1);
  expect(screen.getAllByRole('article').at(-1)).toContainElement(places()[0] as HTMLElement);
});

test('somebody else may ask on behalf of the person', async () => {
  remote.setup();
  const { api } = showPanel(() => streamOf(says('Yes.'), '[DONE]'));
  await screen.findByText('Built-in');
  events.emit('assistant.ask', { message: 'Am I free tonight?' });
  await replyShows('Yes.');
  expect(api.requests(streamChat)[0]?.body).toMatchObject({ message: 'Am I free tonight?' });
  remote.commands[0]?.run();
  expect(composer()).toHaveFocus();
  remote.teardown();
});
