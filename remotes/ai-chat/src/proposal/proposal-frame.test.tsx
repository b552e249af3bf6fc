import {
  confirmProposal,
  dismissProposal,
  getAssistantStatus,
  type Proposal,
  streamChat,
  undoProposal,
} from '@board/contracts/calls/assistant';
import { ApiError } from '@board/platform';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { ChatPanel } from '../conversation/chat-panel.tsx';
import { streamOf } from '../testing/replies.ts';
import { beginConversations } from '../testing/show-chat.tsx';
import { messages } from '../testing/texts.ts';

beginConversations();

const spent = (subject: string, amount: number): Proposal => ({
  id: crypto.randomUUID(),
  kind: 'transaction.add',
  state: 'open',
  subject,
  changes: [
    { field: 'description', after: subject },
    { field: 'amount', after: amount },
  ],
  expires_at: '2999-01-01T00:00:00.000Z',
});

async function showFrame(locale: 'en' | 'zh-CN' = 'en') {
  const all = [spent('Lunch', 18), spent('Metro', 4), spent('Copies', 2)];
  const become = (id: string, state: Proposal['state']): Proposal => {
    const found = all.find((each) => each.id === id);
    if (!found) throw new Error(`Nobody proposed ${id}`);
    return { ...found, state };
  };
  const api = mockApi()
    .on(getAssistantStatus, () => ({
      assistant: 'built-in' as const,
      model: null,
      left_minute: null,
      left_day: null,
    }))
    .on(streamChat, () =>
      streamOf(...all.map((proposal) => JSON.stringify({ proposal })), '[DONE]'),
    )
    .on(confirmProposal, ({ params }) => become(params.id, 'confirmed'))
    .on(dismissProposal, ({ params }) => become(params.id, 'dismissed'))
    .on(undoProposal, ({ params }) => become(params.id, 'undone'));
  const board = renderBoard(<ChatPanel />, { messages, locale });
  await board.person.type(screen.getByRole('textbox'), 'please{Enter}');
  const name = locale === 'en' ? '3 changes' : '3 项改动';
  const frame = within(await screen.findByRole('region', { name }));
  const asked = (call: typeof confirmProposal) =>
    api
      .requests(call)
      .map(({ url }) => all.find(({ id }) => url.includes(id))?.subject)
      .join();
  return { api, all, frame, asked, become, ...board };
}

test('several stand in one frame, and one yes counts for the ticked', async () => {
  const { frame, person, asked } = await showFrame();
  expect(frame.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  await person.click(frame.getByRole('checkbox', { name: 'Add a record: Metro' }));
  await person.click(frame.getByRole('button', { name: 'Confirm 2 changes' }));
  expect(await frame.findAllByText('Done')).toHaveLength(2);
  expect(asked(confirmProposal)).toBe('Lunch,Copies');
  // The one that was left waits for another word, and cannot be confirmed before it is ticked.
  expect(frame.getByRole('checkbox')).not.toBeChecked();
  expect(frame.getByRole('button', { name: 'Confirm 0 changes' })).toBeDisabled();
  await person.click(frame.getByRole('checkbox'));
  await person.click(frame.getByRole('button', { name: 'Confirm 1 change' }));
  expect(await frame.findAllByText('Done')).toHaveLength(3);
});

test('each is taken back by itself', async () => {
  const { frame, person } = await showFrame();
  await person.click(frame.getByRole('button', { name: 'Confirm 3 changes' }));
  await person.click(await frame.findByRole('button', { name: 'Undo: Metro' }));
  expect(await frame.findByText('Undone')).toBeVisible();
  expect(frame.getAllByText('Done')).toHaveLength(2);
});

test('none of them is one press, in Chinese as well', async () => {
  const { frame, person } = await showFrame('zh-CN');
  expect(frame.getByText('确认前都不写入')).toBeVisible();
  expect(frame.getByRole('button', { name: '确认 3 项' })).toBeEnabled();
  await person.click(frame.getByRole('button', { name: '都不要' }));
  expect(await frame.findAllByText('已放弃')).toHaveLength(3);
  expect(frame.queryByRole('button')).toBeNull();
});

test('what is refused says so on its line, and the others are done', async () => {
  const { api, all, frame, person, become } = await showFrame();
  api.on(confirmProposal, ({ params }) => {
    if (params.id === all[1]?.id)
      throw new ApiError(409, 'assistant.proposal_stale', { message: 'It was changed elsewhere' });
    return become(params.id, 'confirmed');
  });
  await person.click(frame.getByRole('button', { name: 'Confirm 3 changes' }));
  expect(await frame.findByText('It was changed elsewhere')).toBeVisible();
  expect(frame.getAllByText('Done')).toHaveLength(2);
  expect(frame.getByRole('checkbox', { name: 'Add a record: Metro' })).toBeChecked();
});
