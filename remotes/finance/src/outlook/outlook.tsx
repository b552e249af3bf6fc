import type { FinanceOutlook } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { Skeleton, Status } from '@board/ui';
import type { ReactNode } from 'react';
import styles from '../states/figures.module.css';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { useOutlook } from './outlook.queries.ts';

/** How much is left for today, and where the month that runs ends: what a student asks first. */
export function Outlook() {
  return (
    <Loaded request={useOutlook()} skeleton={<Skeleton height={44} />} nothing={undefined}>
      {(outlook) => (
        <>
          <dl className={styles.figures}>
            <Today outlook={outlook} />
            <MonthEnd outlook={outlook} />
          </dl>
          <Lines outlook={outlook} />
        </>
      )}
    </Loaded>
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

interface Props {
  readonly outlook: FinanceOutlook;
}

function Today({ outlook }: Props) {
  const t = useTexts();
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

function MonthEnd({ outlook }: Props) {
  const t = useTexts();
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

/** What goes by itself, what it takes to know more, and why days are not alike; means in whole yuan. */
function Lines({ outlook: { coming, month_end: end, campus_day: costs } }: Props) {
  const t = useTexts();
  const { currency, number } = useFormat();
  const lines = [
    coming > 0 && t('outlook.coming', { amount: currency(coming) }),
    !end && t('outlook.tooEarly'),
    costs &&
      t('outlook.campusDay', {
        campus: number(Math.round(costs.campus)),
        other: number(Math.round(costs.other)),
      }),
  ];
  return lines.map(
    (line) =>
      line && (
        <p key={line} className={styles.why}>
          {line}
        </p>
      ),
  );
}
