import { type RemoteModule, whileHere } from '@board/platform';
import { ChatPanel } from './conversation/chat-panel.tsx';
import { heedQuestions, heedSessionEnd, requestCursor } from './events.ts';
import en from './messages/en.json';
import zh from './messages/zh-CN.json';
import { findConversations } from './talk/find-conversations.ts';

export const remote = {
  messages: { 'zh-CN': zh, en },
  panels: { 'ai-chat': ChatPanel },
  commands: [
    {
      id: 'assistant.ask',
      title: 'command.ask',
      keywords: 'AI chat question help 问 提问 助手 聊天',
      at: 'ai-chat',
      run: requestCursor,
    },
  ],
  search: { conversation: findConversations(requestCursor) },
  ...whileHere(heedSessionEnd, heedQuestions),
} satisfies RemoteModule;
