import { getAssistantStatus, streamChat } from '@board/contracts/calls/assistant';
import { type MockApi, mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { ChatPanel } from '../conversation/chat-panel.tsx';
import { forgetConversation } from '../talk/conversation.ts';
import { someConversations } from './some-conversations.ts';
import { messages } from './texts.ts';

const builtIn = {
  assistant: 'built-in',
  model: null,
  left_minute: null,
  left_day: null,
} as const;

/** Each test begins without a conversation. */
export function beginConversations(): void {
  afterEach(() => {
    forgetConversation();
    sessionStorage.clear();
  });
}

export function showPanel(
  answer: () => Response | Promise<Response>,
  locale: 'en' | 'zh-CN' = 'en',
  kept = someConversations(),
  /** Answers otherwise, from the first request on. */
  prepare: (api: MockApi) => MockApi = (api) => api,
) {
  const api = prepare(
    kept
      .answer(mockApi())
      .on(getAssistantStatus, () => builtIn)
      .on(streamChat, answer),
  );
  const board = renderBoard(<ChatPanel />, { messages, locale });
  return { api, kept, ...board };
}

export const composer = () => screen.getByRole('textbox', { name: 'Message' });
