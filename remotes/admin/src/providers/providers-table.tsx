import type { AssistantConfig } from '@board/contracts/calls/assistant-configs';
import { confirm, messageOf, toast, useFormat } from '@board/platform';
import { Button, EmptyState, Status, Switch } from '@board/ui';
import { type Column, Table } from '@board/ui/table';
import { wantsAgain } from '../states/wants-again.ts';
import { useAdminText } from '../text.ts';
import {
  useProviderRemoval,
  useProviderResume,
  useProviderTest,
  useProviderToggle,
} from './providers.queries.ts';
import styles from './providers-table.module.css';

interface ProvidersTableProps {
  readonly configs: readonly AssistantConfig[];
  readonly onEdit: (config: AssistantConfig) => void;
  readonly onChanged: () => void;
}

export function ProvidersTable({ configs, onEdit, onChanged }: ProvidersTableProps) {
  const t = useAdminText();
  const { number, clock } = useFormat();
  const toggle = useProviderToggle();
  const removal = useProviderRemoval();
  const test = useProviderTest();
  const resume = useProviderResume();

  async function attempt(work: () => Promise<unknown>, failure: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (await wantsAgain(failure, error, t)) return attempt(work, failure);
    }
    onChanged();
  }

  async function ask(config: AssistantConfig) {
    toast({
      tone: 'info',
      key: config.id,
      message: t('providers.testing', { model: config.model }),
    });
    try {
      const { success, message, latency_ms } = await test.write({ params: { id: config.id } });
      toast({
        tone: success ? 'success' : 'error',
        key: config.id,
        message: success ? t('providers.tested', { message, time: number(latency_ms) }) : message,
      });
    } catch (error) {
      toast({
        tone: 'error',
        key: config.id,
        message: messageOf(error, t('providers.test_failed')),
      });
    }
    onChanged();
  }

  async function remove(config: AssistantConfig) {
    const sure = await confirm({
      title: t('providers.delete_title', { model: config.model }),
      message: t('providers.delete_text'),
      confirmLabel: t('action.delete'),
      cancelLabel: t('action.cancel'),
      danger: true,
    });
    if (!sure) return;
    await attempt(
      () => removal.write({ params: { id: config.id } }, { version: config.version }),
      t('providers.delete_failed'),
    );
  }

  const columns: readonly Column<AssistantConfig>[] = [
    {
      id: 'model',
      header: t('providers.model'),
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
                {t('providers.paused', { time: clock(Date.parse(config.paused_until)) })}
              </Status>
              <Button
                variant="link"
                size="small"
                onClick={() => void attempt(() => resume(config), t('providers.save_failed'))}
              >
                {t('providers.resume')}
              </Button>
            </>
          )}
        </span>
      ),
    },
    {
      id: 'key',
      header: t('providers.key'),
      cell: ({ api_key }) => <code className={styles.key}>{api_key}</code>,
    },
    {
      id: 'url',
      header: t('providers.url'),
      cell: ({ base_url }) => <span className={styles.quiet}>{base_url}</span>,
    },
    {
      id: 'minute',
      header: t('providers.minute'),
      align: 'end',
      cell: ({ used_minute, rate_limit_per_minute }) =>
        t('providers.used', {
          used: number(used_minute),
          limit: number(rate_limit_per_minute),
        }),
    },
    {
      id: 'day',
      header: t('providers.day'),
      align: 'end',
      cell: ({ used_day, rate_limit_per_day }) =>
        t('providers.used', { used: number(used_day), limit: number(rate_limit_per_day) }),
    },
    {
      id: 'active',
      header: t('providers.active'),
      cell: (config) => (
        <Switch
          label={t('providers.active_named', { model: config.model })}
          hideLabel
          checked={config.is_active}
          onChange={() => void attempt(() => toggle(config), t('providers.toggle_failed'))}
        />
      ),
    },
  ];

  return (
    <Table
      label={t('state.table', { title: t('providers.title') })}
      columns={columns}
      rows={configs}
      rowKey={(config) => config.id}
      actionsLabel={t('users.actions')}
      rowActions={(config) => (
        <span className={styles.actions}>
          <Button variant="quiet" size="small" onClick={() => void ask(config)}>
            {t('action.test')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onEdit(config)}>
            {t('action.edit')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void remove(config)}>
            {t('action.delete')}
          </Button>
        </span>
      )}
      empty={<EmptyState text={t('providers.none')} />}
    />
  );
}
