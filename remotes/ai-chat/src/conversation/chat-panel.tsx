import { useFormat, useOnline, useSession, useStateValue } from '@board/platform';
import { EmptyState, IconButton, lateDialog, Panel, useDialogs } from '@board/ui';
import { useEffect, useLayoutEffect } from 'react';
import { Composer } from '../composer/composer.tsx';
import { withWords } from '../messages/late/with-words.ts';
import { useConversation, useConversations } from '../talk/conversation.queries.ts';
import {
  adopt,
  beginConversation,
  conversation,
  keepTurn,
  openConversation,
  showConversation,
} from '../talk/conversation.ts';
import { saveBy } from '../talk/keep.ts';
import type { ChatMessage } from '../talk/message.ts';
import { useSaving } from '../talk/saving.queries.ts';
import { useWhoAnswers } from '../talk/use-who-answers.ts';
import { useTexts } from '../text.ts';
import styles from './chat-panel.module.css';
import { Greeting } from './greeting.tsx';
import { MessageList } from './message-list.tsx';
import { useClear } from './use-clear.ts';

const HistoryDialog = lateDialog(
  async () => (await withWords(import('../history/history-dialog.tsx'))).HistoryDialog,
);

/** The conversation with the assistant, 600 px of it. */
export function ChatPanel() {
  const t = useTexts();
  const { open, drawn } = useDialogs();
  const empty = useStateValue(conversation, (now) => now.messages.length === 0);
  const answering = useStateValue(conversation, (now) => now.phase !== 'idle');
  const unsaved = useStateValue(conversation, (now) => now.unsaved);
  const clear = useClear();
  const online = useOnline();
  useEffect(() => {
    if (online && conversation.unsaved !== undefined && conversation.phase === 'idle') {
      void keepTurn();
    }
  }, [online]);
  const isElsewhere = useOpenConversation() && empty;

  return (
    <Panel
      className={styles.panel}
      title={t('title')}
      note={<AssistantNote />}
      actions={
        <>
          <IconButton
            size="small"
            icon="list"
            label={t('history.title')}
            onClick={() => open((opened) => <HistoryDialog {...opened} />)}
          />
          {!empty && (
            <>
              <IconButton
                size="small"
                icon="plus"
                label={t('history.new')}
                onClick={beginConversation}
              />
              <IconButton
                size="small"
                icon="trash"
                label={t('history.clear')}
                disabled={answering}
                needsNetwork
                onClick={() => void clear()}
              />
            </>
          )}
        </>
      }
      flush
    >
      <div className={styles.body}>
        {isElsewhere && (
          <div className={styles.elsewhere}>
            <EmptyState text={t('history.elsewhere')} />
          </div>
        )}
        {empty ? !isElsewhere && <Greeting /> : <MessageList />}
        {unsaved !== undefined && (
          <p className={styles.unsaved} role="status">
            {t('history.unsaved', { why: unsaved })}
          </p>
        )}
        <Composer />
      </div>
      {drawn}
    </Panel>
  );
}

/**
 * Whoever comes goes on where the last conversation ended, on whichever device that was. Answers whether
 * there is no network to have it with.
 */
function useOpenConversation(): boolean {
  const personId = useSession().user?.id;
  const id = useStateValue(conversation, (now) => now.id);
  const stored = useStateValue(conversation, (now) => now.stored);
  const { data: list } = useConversations();
  const { data: kept, error, mutate } = useConversation(stored ? id : '');
  // Without a network it may come as its line in the list, which says nothing of what was said.
  const said: readonly ChatMessage[] | undefined = kept?.messages;
  const save = useSaving();
  useLayoutEffect(() => {
    if (personId) openConversation(personId);
  }, [personId]);
  useLayoutEffect(() => saveBy(save));
  useEffect(() => {
    if (conversation.personId === '' || id !== '' || !list) return;
    const [latest] = list.items.toSorted((one, other) =>
      one.updated_at < other.updated_at ? 1 : -1,
    );
    if (latest) showConversation(latest.id);
  }, [id, list]);
  const online = useOnline();
  useEffect(() => {
    if (!online) conversation.behind = true;
    if (!online || !conversation.behind) return;
    let isOn = true;
    const catchUp = () => {
      if (isOn) conversation.behind = false;
    };
    void mutate().then(catchUp, catchUp);
    return () => {
      isOn = false;
    };
  }, [online, mutate]);
  useEffect(() => {
    // Who loses the network a moment later would have what was known before.
    if (kept?.id === id && said && adopt(id, said) && online) void mutate();
  }, [id, kept, said, online, mutate]);
  // It was deleted, here or elsewhere.
  const isGone = error?.status === 404;
  useEffect(() => {
    if (isGone) beginConversation();
  }, [isGone]);
  return stored && (error?.status === 0 || (kept !== undefined && !said));
}

/** Who answers and what is left; the newest word on it came with the last reply. */
function AssistantNote() {
  const t = useTexts();
  const format = useFormat();
  const status = useWhoAnswers();
  if (!status) return null;
  if (status.assistant === 'built-in') return t('reply.builtIn');
  return status.left_day === null
    ? status.model
    : t('note.left', { count: format.number(status.left_day) });
}
