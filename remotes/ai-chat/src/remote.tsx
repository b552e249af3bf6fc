import type { RemoteModule } from '@board/platform';
import { ChatPanel } from './conversation/chat-panel.tsx';
import { heedSessionEnd, requestCursor } from './events.ts';
import en from './messages/en.json';
import zh from './messages/zh-CN.json';

let stop: (() => void) | undefined;

const remote = {
  messages: { 'zh-CN': zh, en },
  panels: { 'ai-chat': ChatPanel },
  commands: [
    {
      id: 'assistant.ask',
      title: 'command.ask',
      keywords: 'AI chat question help 问 提问 助手 聊天',
      run: requestCursor,
    },
  ],
  setup: () => {
    stop ??= heedSessionEnd();
  },
  teardown: () => {
    stop?.();
    stop = undefined;
  },
} satisfies RemoteModule;

export { remote };
