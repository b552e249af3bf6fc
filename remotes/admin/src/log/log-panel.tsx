import { adminLogLimit } from '@board/contracts/constants/limits';
import { attempt, confirm } from '@board/platform';
import { Button, IconButton, Panel, Segmented } from '@board/ui';
import { QueryList } from '@board/ui/query-table';
import { useState } from 'react';
import { Turns } from '../states/turns.tsx';
import { useRefresh } from '../states/use-refresh.ts';
import { useTexts } from '../text.ts';
import { type LevelFilter, useLog, useLogWrites } from './log.queries.ts';
import { LogLine } from './log-line.tsx';
import styles from './log-panel.module.css';

const levels: readonly LevelFilter[] = ['all', 'warning', 'error'];
const nothing = { items: [], limit: adminLogLimit, offset: 0, has_more: false };

/** What the server has to tell; the latest first. */
export function LogPanel() {
  const t = useTexts();
  const [level, setLevel] = useState<LevelFilter>('all');
  const [offset, setOffset] = useState(0);
  const request = useLog(level, offset);
  const failed = t('log.refreshFailed');
  const refresh = useRefresh({ request, failed, nothing });
  const { remove, clear, pending } = useLogWrites();

  function choose(next: LevelFilter) {
    setLevel(next);
    setOffset(0);
  }

  async function change(
    work: () => Promise<unknown>,
    failed: 'log.deleteFailed' | 'log.clearFailed',
  ) {
    await attempt(work, { failed: t(failed) });
    await request.mutate().catch(() => undefined);
  }

  async function empty() {
    const sure = await confirm({
      title: t('log.clearTitle'),
      message: t(level === 'all' ? 'log.clearAll' : 'log.clearLevel', {
        level: t(`log.${level}`),
      }),
      confirmLabel: t('log.clear'),
      danger: true,
    });
    if (!sure) return;
    setOffset(0);
    await change(() => clear(level), 'log.clearFailed');
  }

  return (
    <Panel
      title={t('log.title')}
      actions={
        <>
          <Segmented
            label={t('word.level')}
            value={level}
            options={levels.map((value) => ({ value, label: t(`log.${value}`) }))}
            onChange={choose}
          />
          <IconButton size="small" icon="refresh" label={t('log.refresh')} {...refresh} />
        </>
      }
    >
      <QueryList
        request={request}
        failed={failed}
        nothing={nothing}
        empty={t(level === 'all' ? 'log.empty' : 'log.emptyLevel')}
        rowsWhileLoading={5}
        foot={({ items, has_more }) => (
          <Turns
            onNewer={offset > 0 && (() => setOffset(Math.max(0, offset - adminLogLimit)))}
            onOlder={has_more && (() => setOffset(offset + adminLogLimit))}
          >
            {items.length > 0 && (
              <Button
                needsNetwork
                label={t('log.clear')}
                size="small"
                variant="quiet"
                className={styles.clear}
                busy={pending}
                onClick={() => void empty()}
              />
            )}
          </Turns>
        )}
      >
        {({ items }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <ul className={styles.log} tabIndex={0} aria-label={t('log.title')}>
            {items.map((entry) => (
              <LogLine
                key={entry.id}
                entry={entry}
                onDelete={() => void change(() => remove(entry.id), 'log.deleteFailed')}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </Panel>
  );
}
