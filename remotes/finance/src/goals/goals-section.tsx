import type { MoneyAccount } from '@board/contracts/calls/money-accounts';
import { useFormat } from '@board/platform';
import { firstDay, monthOf } from '@board/time';
import { Button, EmptyState, Skeleton } from '@board/ui';
import { MenuItem } from '@board/ui/menu';
import { Section } from '@board/ui/page';
import { Meter } from '@board/ui/progress';
import { useAccountDialogs } from '../accounts/account-dialogs.tsx';
import { AccountMenu } from '../accounts/account-entry.tsx';
import { useAccounts } from '../accounts/accounts.queries.ts';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import styles from './goals-section.module.css';

/** What is saved for, how far it is, and what a month it takes. */
export function GoalsSection() {
  const t = useTexts();
  const dialogs = useAccountDialogs();
  return (
    <Section
      title={t('goal.title')}
      actions={
        <Button icon="plus" label={t('account.add.goal')} onClick={() => dialogs.edit('goal')} />
      }
    >
      <Loaded request={useAccounts()} skeleton={<Skeleton height={52} />} nothing={{ items: [] }}>
        {({ items }) => {
          const goals = items.filter(({ kind }) => kind === 'goal');
          return goals.length === 0 ? (
            <EmptyState text={t('goal.empty')} />
          ) : (
            <ul className={styles.list}>
              {goals.map((goal) => (
                <GoalLine key={goal.id} goal={goal} dialogs={dialogs} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {dialogs.drawn}
    </Section>
  );
}

interface GoalLineProps {
  readonly goal: MoneyAccount;
  readonly dialogs: ReturnType<typeof useAccountDialogs>;
}

function GoalLine({ goal, dialogs }: GoalLineProps) {
  const t = useTexts();
  const { currency } = useFormat();
  const words = useGoalWords()(goal);
  const { id, name, balance, wanted } = goal;
  const share = wanted ? balance / wanted : 0;
  const put = {
    icon: 'plus' as const,
    label: t('goal.putAside'),
    open: () => dialogs.transfer({ title: t('goal.putAsideFor', { name }), to: id }),
  };
  const take = {
    icon: 'undo' as const,
    label: t('goal.takeOut'),
    open: () => dialogs.transfer({ title: t('goal.takeOutOf', { name }), from: id }),
  };
  const [next, other] = share >= 1 ? [take, put] : [put, take];
  return (
    <li className={styles.goal}>
      <div className={styles.meter}>
        <Meter
          label={name}
          value={Math.min(1, Math.max(0, share))}
          text={t('budget.spentOf', { spent: currency(balance), amount: currency(wanted ?? 0) })}
        />
        <small>{words}</small>
      </div>
      <Button size="small" label={next.label} onClick={next.open} />
      <AccountMenu account={goal} dialogs={dialogs}>
        <MenuItem icon={other.icon} onSelect={other.open}>
          {other.label}
        </MenuItem>
      </AccountMenu>
    </li>
  );
}

function useGoalWords() {
  const t = useTexts();
  const { currency, month } = useFormat();
  return ({ balance, wanted, by_date: by, per_month: monthly }: MoneyAccount): string => {
    if (wanted !== null && balance >= wanted) return t('goal.reached');
    if (by === null) return t('goal.noDate');
    const when = month(firstDay(monthOf(by)));
    if (monthly === null) return t('goal.tooLate', { month: when });
    return t('goal.perMonth', { amount: currency(monthly), month: when });
  };
}
