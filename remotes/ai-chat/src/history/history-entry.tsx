import { attempt, useFormat } from '@board/platform';
import { IconButton } from '@board/ui';
import { Entry } from '@board/ui/query-table';
import { useState } from 'react';
import { type Conversation, useConversationWrites } from '../talk/conversation.queries.ts';
import { showConversation } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import styles from './history.module.css';
import { RenameForm } from './rename-form.tsx';

interface HistoryEntryProps {
  readonly conversation: Conversation;
  readonly onOpened: () => void;
}

export function HistoryEntry({ conversation, onOpened }: HistoryEntryProps) {
  const t = useTexts();
  const { instant } = useFormat();
  const { update, remove, restore } = useConversationWrites();
  const [renaming, setRenaming] = useState(false);
  const { id, title, pinned, updated_at } = conversation;
  const failed = t('history.failed');

  const open = () => {
    showConversation(id);
    onOpened();
  };
  const takeAway = () =>
    attempt(() => remove(id), {
      done: t('history.deleted', { title }),
      failed,
      undo: { label: t('undo'), run: () => restore(id) },
    });

  return (
    <Entry
      action={
        <span className={styles.acts}>
          <IconButton
            size="small"
            icon="pin"
            label={t('history.pin', { title })}
            pressed={pinned}
            needsNetwork
            onClick={() => void attempt(() => update(id, { pinned: !pinned }), { failed })}
          />
          <IconButton
            size="small"
            icon="edit"
            label={t('history.rename', { title })}
            needsNetwork
            onClick={() => setRenaming(true)}
          />
          <IconButton
            size="small"
            icon="trash"
            label={t('history.delete', { title })}
            needsNetwork
            onClick={() => void takeAway()}
          />
        </span>
      }
    >
      <button type="button" className={styles.open} onClick={open}>
        <span className={styles.title}>{title}</span>
      </button>
      <small>
        <time>{instant(updated_at)}</time>
      </small>
      {renaming && <RenameForm conversation={conversation} onClose={() => setRenaming(false)} />}
    </Entry>
  );
}
