import { paths } from '@board/contracts/constants/paths';
import { useSelectedDay } from '@board/platform';
import { Link, useAddress } from '@board/platform/router';
import { monthOf } from '@board/time';
import { Button } from '@board/ui';
import { Page } from '@board/ui/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountsSection } from '../accounts/accounts-section.tsx';
import { BudgetsSection } from '../budgets/budgets-section.tsx';
import { useAddTransactionRequest } from '../events.ts';
import { GoalsSection } from '../goals/goals-section.tsx';
import { ImportsSection } from '../imports/imports-section.tsx';
import { useTransactionDialogs } from '../ledger/transaction-dialogs.tsx';
import { RecurringSection } from '../recurring/recurring-section.tsx';
import { RulesSection } from '../rules/rules-section.tsx';
import { SplitSection } from '../split/split-section.tsx';
import { useTexts } from '../text.ts';
import { TrendsSection } from '../trends/trends-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { MonthSection } from './month-section.tsx';

/** The whole ledger: a month's figures and budgets, trends, every transaction, imports. */
export function FinancePage() {
  const t = useTexts();
  const day = useSelectedDay();
  const [month, turnTo] = useMonth(monthOf(day));
  const dialogs = useTransactionDialogs();
  useAddTransactionRequest((date) => dialogs.add(date ?? day));
  useFormAskedFor(() => dialogs.add(day));

  return (
    <Page
      title={t('title')}
      back={<Link to={paths.moneyTab}>{t('page.back')}</Link>}
      actions={
        <Button variant="primary" icon="plus" onClick={() => dialogs.add(day)}>
          {t('ledger.add')}
        </Button>
      }
    >
      <MonthSection month={month} onChange={turnTo} />
      <BudgetsSection month={month} />
      <AccountsSection />
      <GoalsSection />
      <SplitSection />
      <RecurringSection />
      <TrendsSection endMonth={month} />
      <LedgerSection month={month} onOpen={dialogs.show} />
      <ImportsSection />
      <RulesSection />
      {dialogs.drawn}
    </Page>
  );
}

/** Another month begins at the first page of its transactions. */
function useMonth(first: string) {
  const [month, setMonth] = useState(first);
  const [, change] = useAddress();
  function turnTo(next: string) {
    setMonth(next);
    change({ page: '' });
  }
  return [month, turnTo] as const;
}

/** An address with `add` opens the form once; the rest of the address stays. */
function useFormAskedFor(open: () => void): void {
  const [address, change] = useAddress();
  const asked = address.has('add');
  const answer = useEffectEvent(() => {
    open();
    change({ add: '' });
  });
  useEffect(() => {
    if (asked) answer();
  }, [asked]);
}
