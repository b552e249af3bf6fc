import { paths } from '@board/contracts/constants/paths';
import { useModuleVisible, useSelectedDay } from '@board/platform';
import { Link } from '@board/platform/router';
import { monthOf } from '@board/time';
import { Icon } from '@board/ui';
import { type TabItem, Tabs } from '@board/ui/tabs';
import { useState } from 'react';
import { useAddTransactionRequest } from '../events.ts';
import { LedgerTab } from '../ledger/ledger-tab.tsx';
import { useTransactionDialogs } from '../ledger/transaction-dialogs.tsx';
import { SpendLine } from '../outlook/spend-line.tsx';
import { ComingLine } from '../recurring/coming-line.tsx';
import { StatsTab } from '../stats/stats-tab.tsx';
import { useMonthName } from '../stats/use-month-name.ts';
import { useTexts } from '../text.ts';
import styles from './finance-panel.module.css';

type Tab = 'stats' | 'ledger';

/** The money of the selected day and of its month. */
export function FinancePanel() {
  const t = useTexts();
  const monthName = useMonthName();
  const day = useSelectedDay();
  const statsVisible = useModuleVisible('finance-stats');
  const [chosen, setChosen] = useState<Tab>('stats');
  const dialogs = useTransactionDialogs();
  useAddTransactionRequest((date) => dialogs.add(date ?? day));

  const add = () => dialogs.add(day);
  const ledger: TabItem<Tab> = {
    value: 'ledger',
    label: t('tabs.ledger'),
    content: (
      <>
        <LedgerTab day={day} onAdd={add} onOpen={dialogs.show} />
        <SpendLine />
        <ComingLine />
      </>
    ),
  };
  const stats: TabItem<Tab> = {
    value: 'stats',
    label: t('tabs.stats'),
    content: <StatsTab month={monthOf(day)} onAdd={add} />,
  };
  return (
    <section className={styles.panel} aria-label={t('title')} {...dialogs.near}>
      <Tabs
        label={t('title')}
        items={statsVisible ? [stats, ledger] : [ledger]}
        value={statsVisible ? chosen : 'ledger'}
        onChange={setChosen}
        className={styles.tabs}
        panelClassName={styles.sheet}
        end={
          <Link to={paths.finance} className={styles.month}>
            {t('page.open', { month: monthName(day) })} <Icon name="right" size="small" />
          </Link>
        }
      />
      {dialogs.drawn}
    </section>
  );
}
