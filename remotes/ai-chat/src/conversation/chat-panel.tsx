import { confirm, useSession, useStateValue } from '@board/platform';
import { IconButton, Panel } from '@board/ui';
import { useLayoutEffect } from 'react';
import { Composer } from '../composer/composer.tsx';
import { clearConversation, conversation, openConversation } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import { AssistantNote } from './assistant-note.tsx';
import styles from './chat-panel.module.css';
import { Greeting } from './greeting.tsx';
import { MessageList } from './message-list.tsx';

/** The conversation with the assistant, 600 px of it. */
export function ChatPanel() {
  const t = useTexts();
  const { user } = useSession();
  const messages = useStateValue(conversation, (now) => now.messages);
  const personId = user?.id;
  useLayoutEffect(() => {
    if (personId) openConversation(personId);
  }, [personId]);

  const clear = async () => {
    const wanted = await confirm({
      title: t('clear.title'),
      message: t('clear.message'),
      confirmLabel: t('clear.confirm'),
      cancelLabel: t('clear.cancel'),
      danger: true,
    });
    if (wanted) clearConversation();
  };

  return (
    <Panel
      className={styles.panel}
      title={t('title')}
      note={<AssistantNote />}
      actions={
        <IconButton
          size="small"
          icon="trash"
          label={t('clear.label')}
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
