import { type Proposal, streamChat, undoProposal } from '@board/contracts/calls/assistant';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { forgetConversation } from '../talk/conversation.ts';
import { replyShows, says, streamOf } from '../testing/replies.ts';
import { beginConversations, composer, showPanel } from '../testing/show-chat.tsx';
import { someConversations } from '../testing/some-conversations.ts';

beginConversations();

/** Answers the first question with 'One', the second with 'Two'. */
function counting() {
  const words = ['One', 'Two', 'Three'];
  return () => streamOf(says(`${words.shift()}.`), '[DONE]');
}

const press = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;
const branches = () => screen.getAllByRole('group', { name: 'Branches' });
const idle = () => waitFor(() => expect(press('Answer again')).toBeEnabled());

async function askedTwice() {
  const shown = showPanel(counting());
  await shown.person.type(composer(), 'plan{Enter}');
  await replyShows('One.');
  await idle();
  return shown;
}

test('another answer stands beside the first, and both are had by a step, here and on the next page', async () => {
  const { person, kept, unmount, api } = await askedTwice();
  await person.click(press('Answer again'));
  await replyShows('Two.');
  await idle();
  expect(branches()[0]).toHaveTextContent('2 / 2');
  await person.click(within(branches()[0] as HTMLElement).getByRole('button', { name: /before/ }));
  await replyShows('One.');
  expect(branches()[0]).toHaveTextContent('1 / 2');
  expect(
    within(branches()[0] as HTMLElement).getByRole('button', { name: /before/ }),
  ).toHaveFocus();
  await person.type(composer(), 'and then?{Enter}');
  await replyShows('Three.');
  expect(api.requests(streamChat).at(-1)?.body).toEqual({
    message: 'and then?',
    history: [
      { role: 'user', content: 'plan' },
      { role: 'assistant', content: 'One.' },
    ],
  });
  await waitFor(() => expect([...kept.all.values()][0]?.messages).toHaveLength(5));
  unmount();
  forgetConversation();
  showPanel(counting(), 'en', kept);
  await replyShows('Three.');
  expect(branches()[0]).toHaveTextContent('1 / 2');
});

test('a question is asked in other words, and what followed the former is a step away', async () => {
  const { person, kept, api } = await askedTwice();
  await person.click(press('Edit the question as a new branch'));
  const text = screen.getByRole('textbox', { name: 'Edit the question as a new branch' });
  expect(text).toHaveValue('plan');
  expect(text).toHaveFocus();
  await person.clear(text);
  await person.type(text, 'plan the week{Enter}');
  await replyShows('Two.');
  await idle();
  expect(composer()).toHaveFocus();
  expect(screen.queryByText('plan')).not.toBeInTheDocument();
  expect(api.requests(streamChat).at(-1)?.body).toEqual({ message: 'plan the week', history: [] });
  const [first] = branches();
  await person.click(within(first as HTMLElement).getByRole('button', { name: /before/ }));
  expect(screen.getByText('plan')).toBeVisible();
  await replyShows('One.');
  const [stored] = kept.all.values();
  expect(stored?.messages.map(({ parent }) => parent)).toEqual([
    null,
    stored?.messages[0]?.id,
    null,
    stored?.messages[2]?.id,
  ]);
});

test('who leaves a question as it was has asked nothing', async () => {
  const { person, api } = await askedTwice();
  await person.click(press('Edit the question as a new branch'));
  await person.keyboard(' more{Escape}');
  expect(screen.getByText('plan')).toBeVisible();
  expect(composer()).toHaveFocus();
  expect(api.requests(streamChat)).toHaveLength(1);
});

test('a reply that never came makes room for the next', async () => {
  let status = 500;
  const { person, kept } = showPanel(() =>
    status === 500 ? new Response('', { status }) : streamOf(says('Here.'), '[DONE]'),
  );
  await person.type(composer(), 'plan{Enter}');
  await screen.findByRole('alert');
  status = 200;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await replyShows('Here.');
  await idle();
  expect(screen.queryByRole('group', { name: 'Branches' })).not.toBeInTheDocument();
  await waitFor(() => expect([...kept.all.values()][0]?.messages).toHaveLength(2));
});

test('what was searched for is shown in the branch that says it', async () => {
  const id = crypto.randomUUID();
  const kept = someConversations();
  const [a, b, c] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const turn = { timestamp: 1, ended: 'done' } as const;
  kept.put(
    id,
    [
      { ...turn, id: a, role: 'user', content: 'plan', parent: null },
      { ...turn, id: b, role: 'assistant', content: 'By bicycle', parent: a },
      { ...turn, id: c, role: 'assistant', content: 'By train', parent: a },
    ],
    'bicycle',
  );
  showPanel(counting(), 'en', kept);
  await replyShows('By train');
  const { signal } = new AbortController();
  const [hit] = await remote.search.conversation({
    text: 'bicycle',
    matches: () => true,
    signal,
  });
  act(() => hit?.open());
  await replyShows('By bicycle');
});

test('a proposal of a branch that was left is still taken back from there', async () => {
  const proposal: Proposal = {
    id: crypto.randomUUID(),
    kind: 'task.add',
    state: 'confirmed',
    subject: 'Read',
    changes: [{ field: 'title', after: 'Read' }],
    expires_at: '2030-01-01T00:00:00.000Z',
  };
  const answers = [JSON.stringify({ proposal }), says('Two.')];
  const { person, api, kept } = showPanel(() => streamOf(answers.shift() ?? '', '[DONE]'));
  api.on(undoProposal, () => ({ ...proposal, state: 'undone' as const }));
  await person.type(composer(), 'plan{Enter}');
  await screen.findByRole('button', { name: 'Undo' });
  await idle();
  await person.click(press('Answer again'));
  await replyShows('Two.');
  await idle();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  const [first] = branches();
  await person.click(within(first as HTMLElement).getByRole('button', { name: /before/ }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(JSON.stringify([...kept.all.values()])).toContain('"undone"'));
});
