import { attempt, confirm, useSession } from '@board/platform';
import { Dialog, type Opened, Switch } from '@board/ui';
import { SearchField } from '@board/ui/page';
import { QueryList } from '@board/ui/query-table';
import { useState } from 'react';
import { useConversations, useConversationWrites } from '../talk/conversation.queries.ts';
import { useTexts } from '../text.ts';
import styles from './history.module.css';
import { HistoryEntry } from './history-entry.tsx';

/** The person's conversations, to be opened, named, kept on top and deleted. */
export function HistoryDialog({ open, onClose }: Opened) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const request = useConversations(words, page);

  return (
    <Dialog open={open} onClose={onClose} title={t('history.title')}>
      <div className={styles.body}>
        <SearchField
          label={t('history.search')}
          hideLabel
          placeholder={t('history.search')}
          value={words}
          onChange={(next) => {
            setWords(next);
            setPage(1);
          }}
        />
        <QueryList
          request={request}
          failed={t('history.loadFailed')}
          empty={t(words === '' ? 'history.empty' : 'history.nothing')}
          rowsWhileLoading={4}
          onPage={setPage}
        >
          {({ items }) => (
            <ul>
              {items.map((each) => (
                <HistoryEntry key={each.id} conversation={each} onOpened={onClose} />
              ))}
            </ul>
          )}
        </QueryList>
        <KeepSwitch stored={words !== '' || (request.data?.pagination.total ?? 0) > 0} />
      </div>
    </Dialog>
  );
}

/** Who wants nothing kept is asked about what was kept before. */
function KeepSwitch({ stored }: { readonly stored: boolean }) {
  const t = useTexts();
  const { user } = useSession();
  const { keepThem, removeAll } = useConversationWrites();
  const failed = t('history.failed');

  async function change(keeps: boolean) {
    const done = await attempt(() => keepThem(keeps), { failed });
    if (!done || keeps || !stored) return;
    const agreed = await confirm({
      title: t('history.allTitle'),
      message: t('history.allMessage'),
      confirmLabel: t('history.allConfirm'),
      // Nothing new is stored either way.
      cancelLabel: t('history.allKeep'),
      danger: true,
    });
    if (agreed) await attempt(removeAll, { done: t('history.allDone'), failed });
  }

  return (
    <Switch
      label={t('history.keep')}
      description={t('history.keepNote')}
      checked={user?.preferences.keepConversations !== false}
      onChange={(keeps) => void change(keeps)}
      needsNetwork
    />
  );
}
