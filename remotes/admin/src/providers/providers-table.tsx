import type { AssistantConfig } from '@board/contracts/calls/assistant-configs';
import { isSure, messageOf, toast, useFormat } from '@board/platform';
import { Button, emptyPage, Status, Switch } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import type { ReactNode } from 'react';
import { wantsAgain } from '../states/wants-again.ts';
import { useTexts } from '../text.ts';
import { type useProviders, useProviderWrites } from './providers.queries.ts';
import styles from './providers-table.module.css';

interface ProvidersTableProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly request: ReturnType<typeof useProviders>;
  readonly failed: string;
  readonly onPage: (page: number) => void;
  readonly onEdit: (config: AssistantConfig) => void;
  readonly children: ReactNode;
}

export function ProvidersTable({ onEdit, ...frame }: ProvidersTableProps) {
  const onChanged = () => void frame.request.mutate();
  const t = useTexts();
  const { number, clock } = useFormat();
  const writes = useProviderWrites();

  async function attempt(work: () => Promise<unknown>, failure: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (await wantsAgain(failure, error, t)) return attempt(work, failure);
    }
    onChanged();
  }

  async function ask(config: AssistantConfig) {
    const { id, model } = config;
    toast({ tone: 'info', key: id, message: t('providers.testing', { model }) });
    try {
      const { success, message, latency_ms } = await writes.test(id);
      const tested = t('providers.tested', { message, time: number(latency_ms) });
      toast({
        tone: success ? 'success' : 'error',
        key: id,
        message: success ? tested : message,
      });
    } catch (error) {
      toast({ tone: 'error', key: id, message: messageOf(error, t('test.failed')) });
    }
    onChanged();
  }

  async function remove(config: AssistantConfig) {
    const sure = await isSure(
      t('providers.deleteTitle', { model: config.model }),
      t('providers.deleteText'),
      t('action.delete'),
    );
    if (!sure) return;
    await attempt(() => writes.remove(config), t('providers.deleteFailed'));
  }

  const columns: readonly Column<AssistantConfig>[] = [
    {
      header: t('word.model'),
      lead: true,
      cell: (config) => (
        <span className={styles.model}>
          {config.model}
          {config.last_error && !config.paused_until && (
            <Status tone="warning">{config.last_error.message}</Status>
          )}
          {config.paused_until && (
            <>
              <Status tone="warning">
                {t('providers.paused', { time: clock(config.paused_until) })}
              </Status>
              <Button
                needsNetwork
                label={t('providers.resume')}
                variant="link"
                size="small"
                onClick={() => void attempt(() => writes.resume(config), t('providers.saveFailed'))}
              />
            </>
          )}
        </span>
      ),
    },
    { header: t('providers.key'), cell: ({ api_key }) => <code>{api_key}</code> },
    {
      header: t('providers.url'),
      cell: ({ base_url }) => <span className={styles.quiet}>{base_url}</span>,
    },
    {
      header: t('providers.perMinute'),
      align: 'end',
      cell: ({ used_minute, rate_limit_per_minute }) =>
        t('providers.used', {
          used: number(used_minute),
          limit: number(rate_limit_per_minute),
        }),
    },
    {
      header: t('providers.perDay'),
      align: 'end',
      cell: ({ used_day, rate_limit_per_day }) =>
        t('providers.used', { used: number(used_day), limit: number(rate_limit_per_day) }),
    },
    {
      header: t('providers.activeLabel'),
      cell: (config) => (
        <Switch
          needsNetwork
          label={t('providers.activeNamed', { model: config.model })}
          hideLabel
          checked={config.is_active}
          onChange={() => void attempt(() => writes.toggle(config), t('providers.toggleFailed'))}
        />
      ),
    },
  ];

  return (
    <QueryTable
      {...frame}
      nothing={emptyPage}
      empty={t('providers.none')}
      rowsWhileLoading={2}
      columns={columns}
      rowKey={(config) => config.id}
      acts={(config) => [
        { label: t('action.test'), needsNetwork: true, run: () => ask(config) },
        { label: t('action.edit'), run: () => onEdit(config) },
        { label: t('action.delete'), needsNetwork: true, run: () => remove(config) },
      ]}
    />
  );
}
