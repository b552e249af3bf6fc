import type { FinanceOutlook } from '@board/contracts/calls/finance';
import { useFormat, useText } from '@board/platform';
import { Skeleton, Status } from '@board/ui';
import { Section } from '@board/ui/page';
import type { ReactNode } from 'react';
import styles from '../states/figures.module.css';
import { Loaded } from '../states/loaded.tsx';
import { useOutlook } from './outlook.queries.ts';

/** What a student asks first: how much is left for today, and where the month ends. */
export function OutlookSection() {
  const t = useText('finance');
  return (
    <Section title={t('outlook.title')}>
      <Loaded request={useOutlook()} skeleton={<Skeleton height={64} />} nothing={undefined}>
        {(outlook) => (
          <>
            <dl className={styles.figures}>
              <Today outlook={outlook} />
              <Spent outlook={outlook} />
              <MonthEnd outlook={outlook} />
            </dl>
            {outlook.left_today === null && <Line>{t('outlook.noBudget')}</Line>}
            {!outlook.month_end && <Line>{t('outlook.tooEarly')}</Line>}
            <CampusDay outlook={outlook} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly why: ReactNode;
}

function Figure({ name, value, why }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className={styles.why}>{why}</dd>
    </div>
  );
}

/** What it takes to know what is not known yet. */
function Line({ children }: { readonly children: ReactNode }) {
  return <p className={styles.why}>{children}</p>;
}

interface Props {
  readonly outlook: FinanceOutlook;
}

function Today({ outlook }: Props) {
  const t = useText('finance');
  const { currency } = useFormat();
  const { per_day: perDay, left_today: left } = outlook;
  if (perDay === null || left === null) return null;
  const over = left < 0;
  const gone = t('outlook.perDay', { perDay: currency(perDay), gone: currency(perDay - left) });
  return (
    <Figure
      name={t('outlook.today')}
      value={currency(Math.max(0, left))}
      why={
        over ? (
          <Status tone="warning">{t('outlook.over', { amount: currency(-left), gone })}</Status>
        ) : (
          gone
        )
      }
    />
  );
}

function Spent({ outlook }: Props) {
  const t = useText('finance');
  const { currency } = useFormat();
  const { budget, spent, coming } = outlook;
  const of = budget === null ? '' : t('outlook.ofBudget', { amount: currency(budget) });
  const more = coming > 0 ? t('outlook.coming', { amount: currency(coming) }) : '';
  return (
    <Figure
      name={t('outlook.spent')}
      value={currency(spent)}
      why={[of, more].filter(Boolean).join(t('outlook.comma'))}
    />
  );
}

function MonthEnd({ outlook }: Props) {
  const t = useText('finance');
  const { currency, number } = useFormat();
  const { month_end: end, past_error: past } = outlook;
  if (!end) return null;
  const range = t('outlook.range', { low: currency(end.low), high: currency(end.high) });
  const error =
    past &&
    t('outlook.error', { count: past.months, shown: number(past.months), percent: past.percent });
  return (
    <Figure
      name={t('outlook.end')}
      value={currency(end.likely)}
      why={[range, error].filter(Boolean).join(t('outlook.comma'))}
    />
  );
}

/** Why the days that are left are not all alike; in whole yuan, as means are. */
function CampusDay({ outlook: { campus_day: costs } }: Props) {
  const t = useText('finance');
  const { number } = useFormat();
  if (!costs) return null;
  const campus = number(Math.round(costs.campus));
  const other = number(Math.round(costs.other));
  return <Line>{t('outlook.campusDay', { campus, other })}</Line>;
}
