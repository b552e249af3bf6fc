import { confirm, useSession, useStateValue, useText } from '@board/platform';
import { IconButton, Panel } from '@board/ui';
import { useLayoutEffect } from 'react';
import { Composer } from '../composer/composer.tsx';
import { AssistantNote } from './assistant-note.tsx';
import styles from './chat-panel.module.css';
import { clearConversation, conversation, openConversation } from './conversation.ts';
import { Greeting } from './greeting.tsx';
import { MessageList } from './message-list.tsx';

/** The conversation with the assistant, 600 px of it. */
export function ChatPanel() {
  const text = useText('ai-chat');
  const { user } = useSession();
  const messages = useStateValue(conversation, (now) => now.messages);
  const personId = user?.id;
  useLayoutEffect(() => {
    if (personId) openConversation(personId);
  }, [personId]);

  const clear = async () => {
    const wanted = await confirm({
      title: text('clear.title'),
      message: text('clear.message'),
      confirmLabel: text('clear.confirm'),
      cancelLabel: text('clear.cancel'),
      danger: true,
    });
    if (wanted) clearConversation();
  };

  return (
    <Panel
      className={styles.panel}
      title={text('title')}
      note={<AssistantNote />}
      actions={
        <IconButton
          size="small"
          icon="trash"
          label={text('clear.label')}
          disabled={messages.length === 0}
          onClick={() => void clear()}
        />
      }
      flush
    >
      <div className={styles.body}>
        {messages.length === 0 ? <Greeting /> : <MessageList />}
        <Composer />
      </div>
    </Panel>
  );
}
