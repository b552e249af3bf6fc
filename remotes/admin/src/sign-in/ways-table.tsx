import type { SignInProvider } from '@board/contracts/calls/sign-in';
import { attempt, isSure, messageOf, toast, useFormat, useLocale } from '@board/platform';
import { Status, Switch } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import { type useWays, useWayWrites } from './sign-in.queries.ts';

interface WaysTableProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly request: ReturnType<typeof useWays>;
  readonly failed: string;
  readonly onEdit: (way: SignInProvider) => void;
  readonly children: ReactNode;
}

export function WaysTable({ onEdit, ...frame }: WaysTableProps) {
  const t = useTexts();
  const locale = useLocale();
  const { instant } = useFormat();
  const writes = useWayWrites();
  const nameOf = ({ name_en, name_zh }: SignInProvider) => (locale === 'en' ? name_en : name_zh);

  async function run(failed: string, work: () => Promise<unknown>) {
    await attempt(work, { failed });
    void frame.request.mutate();
  }

  async function ask(way: SignInProvider) {
    const { id } = way;
    toast({ tone: 'info', key: id, message: t('signIn.testing', { name: nameOf(way) }) });
    try {
      const { success, message } = await writes.test(id);
      toast({ tone: success ? 'success' : 'error', key: id, message });
    } catch (error) {
      toast({ tone: 'error', key: id, message: messageOf(error, t('test.failed')) });
    }
    void frame.request.mutate();
  }

  async function remove(way: SignInProvider) {
    const title = t('action.deleteTitle', { name: nameOf(way) });
    if (!(await isSure(title, t('signIn.deleteText'), t('action.delete')))) return;
    await run(t('signIn.deleteFailed'), () => writes.remove(way));
  }

  const ids = (frame.request.data?.items ?? []).map(({ id }) => id);
  function moveUp({ id }: SignInProvider) {
    const at = ids.indexOf(id);
    const moved = ids.with(at, ids[at - 1] ?? id).with(at - 1, id);
    return run(t('signIn.orderFailed'), () => writes.order(moved));
  }

  const columns: readonly Column<SignInProvider>[] = [
    { header: t('word.name'), lead: true, cell: (way) => `${way.mark} ${nameOf(way)}` },
    { header: t('signIn.kind'), cell: ({ kind }) => t(`signIn.of.${kind}`) },
    { header: t('word.address'), cell: ({ address }) => address },
    {
      header: t('word.state'),
      cell: ({ tested_at }) =>
        tested_at ? (
          t('signIn.tested', { time: instant(tested_at) })
        ) : (
          <Status tone="warning">{t('signIn.untested')}</Status>
        ),
    },
    {
      header: t('signIn.on'),
      cell: (way) => (
        <Switch
          needsNetwork
          label={t('signIn.onNamed', { name: nameOf(way) })}
          hideLabel
          checked={way.enabled}
          onChange={(enabled) =>
            void run(t('signIn.switchFailed'), () => writes.change(way, { enabled }))
          }
        />
      ),
    },
  ];

  return (
    <QueryTable
      {...frame}
      empty={t('signIn.none')}
      rowsWhileLoading={2}
      columns={columns}
      rowKey={({ id }) => id}
      acts={(way) => [
        { label: t('action.test'), needsNetwork: true, run: () => ask(way) },
        { label: t('action.edit'), run: () => onEdit(way) },
        ids[0] !== way.id && { label: t('signIn.up'), needsNetwork: true, run: () => moveUp(way) },
        { label: t('action.delete'), needsNetwork: true, run: () => remove(way) },
      ]}
    />
  );
}
