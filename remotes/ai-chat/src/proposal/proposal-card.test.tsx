import type { Proposal } from '@board/contracts/calls/assistant';
import {
  confirmProposal,
  dismissProposal,
  getAssistantStatus,
  streamChat,
  undoProposal,
} from '@board/contracts/calls/assistant';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { ChatPanel } from '../conversation/chat-panel.tsx';
import { forgetConversation } from '../talk/conversation.ts';
import { streamOf } from '../testing/replies.ts';
import { messages } from '../testing/texts.ts';

const proposal: Proposal = {
  id: '01930000-0000-7000-8000-00000000000a',
  kind: 'task.change',
  state: 'open',
  subject: 'Lab report',
  changes: [
    { field: 'date', before: '2026-11-18', after: '2026-11-19' },
    { field: 'time', before: null, after: '16:00-17:30' },
    { field: 'priority', before: 'medium', after: 'high' },
  ],
  expires_at: '2999-01-01T00:00:00.000Z',
};

const status = {
  assistant: 'provider',
  model: 'deepseek-chat',
  left_minute: 4,
  left_day: 97,
} as const;

async function showCard(change: Partial<Proposal> = {}, locale: 'en' | 'zh-CN' = 'en') {
  const shown = { ...proposal, ...change };
  const api = mockApi()
    .on(getAssistantStatus, () => status)
    .on(streamChat, () => streamOf(JSON.stringify({ proposal: shown }), '[DONE]'))
    .on(confirmProposal, () => ({ ...shown, state: 'confirmed' as const }))
    .on(dismissProposal, () => ({ ...shown, state: 'dismissed' as const }))
    .on(undoProposal, () => ({ ...shown, state: 'undone' as const }));
  const board = renderBoard(<ChatPanel />, { messages, locale });
  await board.person.type(screen.getByRole('textbox'), 'please{Enter}');
  const name = /^(?:Change|Delete) a task$|^修改任务$/;
  const card = within(await screen.findByRole('region', { name }));
  return { api, card, ...board };
}

afterEach(() => {
  forgetConversation();
  sessionStorage.clear();
});

test('shows what is changed, field by field, with what was', async () => {
  const { card } = await showCard();
  expect(card.getByText('Lab report')).toBeVisible();
  expect(card.getByText('19 Nov 2026')).toBeVisible();
  expect(card.getByText('from 18 Nov 2026')).toBeVisible();
  expect(card.getByText('from None')).toBeVisible();
  expect(card.getByText('from Medium')).toBeVisible();
  expect(screen.getByText('97 left today')).toBeVisible();
});

test('says the same in Chinese', async () => {
  const { card } = await showCard({}, 'zh-CN');
  expect(card.getByText('原为 中')).toBeVisible();
  expect(card.getByRole('button', { name: '确认' })).toBeVisible();
});

test('is done on confirmation, and can be taken back', async () => {
  const { api, card, person } = await showCard();
  expect(api.requests(confirmProposal)).toHaveLength(0);
  await person.click(card.getByRole('button', { name: 'Confirm' }));
  expect(await card.findByText('Done')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  await person.click(card.getByRole('button', { name: 'Undo' }));
  expect(await card.findByText('Undone')).toBeVisible();
  expect(api.requests(confirmProposal)).toHaveLength(1);
});

test('can be dismissed', async () => {
  const { card, person } = await showCard();
  await person.click(card.getByRole('button', { name: 'Dismiss' }));
  expect(await card.findByText('Dismissed')).toBeVisible();
});

test('says why it was refused and stays', async () => {
  const { api, card, person } = await showCard();
  api.refuse(confirmProposal, 409, 'assistant.proposal_stale', 'It was changed elsewhere');
  await person.click(card.getByRole('button', { name: 'Confirm' }));
  expect(await card.findByText('It was changed elsewhere')).toBeVisible();
  expect(card.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('offers nothing once it has expired', async () => {
  const { card } = await showCard({ expires_at: '2026-01-01T00:00:00.000Z' });
  expect(card.getByText('Expired')).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,WE', 'Every week on Mon, Wed'],
  ['FREQ=DAILY;INTERVAL=2', 'Every 2 days'],
  ['FREQ=MONTHLY;BYMONTHDAY=1', 'Every month on day 1'],
])('says how often a task would come: %s', async (after, words) => {
  const { card } = await showCard({ changes: [{ field: 'recurrence', after }] });
  expect(card.getByText(words)).toBeVisible();
});

test('names what would be deleted', async () => {
  const { card } = await showCard({ kind: 'task.delete', changes: [] });
  expect(card.getByText('Delete a task')).toBeVisible();
  expect(card.getByText('Lab report')).toBeVisible();
});
