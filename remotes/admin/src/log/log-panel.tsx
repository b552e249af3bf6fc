import { adminLogLimit } from '@board/contracts/constants/limits';
import { confirm, messageOf, toast } from '@board/platform';
import { Button, EmptyState, IconButton, Panel, Segmented } from '@board/ui';
import { useState } from 'react';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { useRefresh } from '../states/use-refresh.ts';
import { useAdminText } from '../text.ts';
import { type LevelFilter, useLog, useLogCleaning } from './log.queries.ts';
import { LogLine } from './log-line.tsx';
import styles from './log-panel.module.css';

const levels: readonly LevelFilter[] = ['all', 'warning', 'error'];
const nothing = { items: [], limit: adminLogLimit, offset: 0, has_more: false };

/** What the server has to tell; the latest first. */
export function LogPanel() {
  const t = useAdminText();
  const [level, setLevel] = useState<LevelFilter>('all');
  const [offset, setOffset] = useState(0);
  const request = useLog(level, offset);
  const failure = t('log.refresh_failed');
  const { refreshing, refresh } = useRefresh({ request, failure, nothing });
  const { remove, clear, pending } = useLogCleaning();

  function choose(next: LevelFilter) {
    setLevel(next);
    setOffset(0);
  }

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('log.delete_failed')) });
    }
    await request.mutate().catch(() => undefined);
  }

  async function empty() {
    const sure = await confirm({
      title: t('log.clear_title'),
      message: t(level === 'all' ? 'log.clear_all' : 'log.clear_level', {
        level: t(`log.${level}`),
      }),
      confirmLabel: t('log.clear'),
      cancelLabel: t('action.cancel'),
      danger: true,
    });
    if (!sure) return;
    setOffset(0);
    await attempt(() => clear(level));
  }

  return (
    <Panel
      title={t('log.title')}
      actions={
        <>
          <Segmented
            label={t('log.level')}
            value={level}
            options={levels.map((value) => ({ value, label: t(`log.${value}`) }))}
            onChange={choose}
          />
          <IconButton
            size="small"
            icon="refresh"
            label={t('log.refresh')}
            busy={refreshing}
            onClick={refresh}
          />
        </>
      }
    >
      <Loaded
        request={request}
        failure={failure}
        nothing={nothing}
        skeleton={<RowsSkeleton rows={5} />}
      >
        {({ items, has_more }) => (
          <>
            {items.length === 0 ? (
              <EmptyState text={t(level === 'all' ? 'log.empty' : 'log.empty_level')} />
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              <ul className={styles.log} tabIndex={0} aria-label={t('log.title')}>
                {items.map((entry) => (
                  <LogLine
                    key={entry.id}
                    entry={entry}
                    onDelete={() => void attempt(() => remove(entry.id))}
                  />
                ))}
              </ul>
            )}
            <div className={styles.foot}>
              {offset > 0 && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setOffset(Math.max(0, offset - adminLogLimit))}
                >
                  {t('action.newer')}
                </Button>
              )}
              {has_more && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setOffset(offset + adminLogLimit)}
                >
                  {t('action.older')}
                </Button>
              )}
              {items.length > 0 && (
                <Button
                  size="small"
                  variant="quiet"
                  className={styles.clear}
                  busy={pending}
                  onClick={() => void empty()}
                >
                  {t('log.clear')}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
