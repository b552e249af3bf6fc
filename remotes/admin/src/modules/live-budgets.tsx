import type { RemoteState, Vitals } from '@board/contracts/calls/delivery';
import { errorBudget } from '@board/contracts/constants/delivery';
import { useFormat, useLocale } from '@board/platform';
import { Button, phone, useMedia } from '@board/ui';
import { Section } from '@board/ui/page';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { Against, AgainstKey } from './against.tsx';
import type { useModules } from './modules.queries.ts';

type Figure = (vitals: Vitals) => number | null;

const perHundred =
  (of: Figure): Figure =>
  (vitals) =>
    vitals.starts === 0 ? null : ((of(vitals) ?? 0) * 100) / vitals.starts;

const peopleOf = (live: readonly Vitals[]) =>
  live.find(({ place }) => place === 'now')?.people ?? 0;

interface LiveBudgetsProps {
  readonly request: ReturnType<typeof useModules>;
}

/** How every release does in browsers; on a phone, where it is three screens long, for who asks. */
export function LiveBudgets({ request }: LiveBudgetsProps) {
  const t = useTexts();
  const [isAsked, setAsked] = useState(false);
  if (!useMedia(phone) || isAsked) return <Budgets request={request} />;
  return (
    <Section title={t('modules.live')}>
      <Button label={t('modules.showLive')} onClick={() => setAsked(true)} />
    </Section>
  );
}

/** Each beside the one before it and the one that is tried. */
function Budgets({ request }: LiveBudgetsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { number } = useFormat();
  const rounded = (value: number) => number(Math.round(value * 10) / 10);
  const column = (
    header: string,
    figure: Figure,
    say: (value: number) => string,
  ): Column<RemoteState> => ({
    header,
    align: 'end',
    cell: ({ live }) => <Against releases={live} figure={figure} say={say} />,
  });

  const columns: readonly Column<RemoteState>[] = [
    {
      header: t('modules.name'),
      lead: true,
      cell: ({ title }) => title[locale],
    },
    column(
      t('modules.bytes'),
      ({ initial_bytes }) => initial_bytes / 1024,
      (size) => t('modules.kilobytes', { size: number(Math.round(size)) }),
    ),
    column(
      t('modules.ready'),
      ({ ready_p75 }) => ready_p75,
      (ms) => t('modules.milliseconds', { ms: number(ms) }),
    ),
    column(
      t('modules.errorsPer'),
      perHundred(({ errors }) => errors),
      rounded,
    ),
    column(
      t('modules.longTasks'),
      perHundred(({ long_tasks }) => long_tasks),
      rounded,
    ),
    {
      header: t('modules.budget'),
      align: 'end',
      cell: ({ live }) => (
        <>
          <Against
            releases={live}
            figure={({ budget_left, people }) => (people === 0 ? null : budget_left * 100)}
            say={(left) => t('modules.percent', { share: number(Math.round(left)) })}
            whole={100}
          />
          {peopleOf(live) > 0 && <small>{t('modules.ofPeople', { count: peopleOf(live) })}</small>}
        </>
      ),
    },
  ];

  return (
    <QueryTable
      title={t('modules.live')}
      actions={request.data?.items.some(({ live }) => live.length > 1) && <AgainstKey />}
      request={request}
      failed={t('modules.loadFailed')}
      empty={t('modules.none')}
      rowsWhileLoading={7}
      columns={columns}
      rowKey={({ name }) => name}
    >
      <small>{t('modules.budgetCounts', { count: errorBudget.fewestPeople })}</small>
    </QueryTable>
  );
}
