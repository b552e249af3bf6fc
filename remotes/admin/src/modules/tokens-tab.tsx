import type { DeployToken } from '@board/contracts/calls/delivery';
import { attempt, isSure, useFormat, useSession } from '@board/platform';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { useDeployTokens, useTokenWrites } from './modules.queries.ts';
import { TokenForm } from './token-form.tsx';

/** Who may ship this remote from outside. */
export function TokensTab({ remote }: { readonly remote: string }) {
  const t = useTexts();
  const { instant } = useFormat();
  const { is } = useSession();
  const request = useDeployTokens(remote);
  const writes = useTokenWrites();

  async function revoke({ id, name }: DeployToken) {
    const sure = await isSure(
      t('modules.revokeTitle', { name }),
      t('modules.revokeText'),
      t('modules.revoke'),
    );
    if (!sure) return;
    const words = { done: t('modules.tokenRevoked', { name }), failed: t('modules.failed') };
    await attempt(() => writes.revoke(id), words);
    void request.mutate();
  }

  const columns: readonly Column<DeployToken>[] = [
    { header: t('word.name'), lead: true, cell: ({ name }) => name },
    { header: t('modules.tokenOwner'), cell: ({ owner }) => owner ?? t('modules.tokenOwnerNone') },
    { header: t('modules.by'), cell: ({ created_by }) => created_by },
    {
      header: t('modules.used'),
      cell: ({ last_used_at }) => (last_used_at ? instant(last_used_at) : t('modules.neverUsed')),
    },
  ];

  return (
    <div className={styles.fields}>
      {is('super_admin') ? (
        <TokenForm remote={remote} onCreated={() => void request.mutate()} />
      ) : (
        <p className={styles.quiet}>{t('modules.tokensByChief')}</p>
      )}
      <QueryTable
        label={t('state.table', { title: t('modules.tab.tokens') })}
        request={request}
        failed={t('modules.loadFailed')}
        empty={t('modules.noTokens')}
        rowsWhileLoading={2}
        columns={columns}
        rowKey={({ id }) => id}
        acts={(token) => [
          {
            label: t('modules.revoke'),
            name: t('modules.revokeNamed', { name: token.name }),
            needsNetwork: true,
            run: () => revoke(token),
          },
        ]}
      />
    </div>
  );
}
