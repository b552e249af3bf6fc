import type { SlotProps } from '@board/contracts/calls/slots';
import { categoryName, categorySeal } from '@board/contracts/constants/categories';
import { paths } from '@board/contracts/constants/paths';
import { useFormat, useLocale } from '@board/platform';
import { Link } from '@board/platform/router';
import { LoadProblem, Seal, Skeleton } from '@board/ui';
import { Section } from '@board/ui/page';
import { categoryTotals } from '../stats/category-totals.ts';
import { useTexts } from '../text.ts';
import styles from './spent-in-week.module.css';
import { useWeekSums } from './week.queries.ts';

/** What a week has cost, what for, and how that compares with the one before. */
export function SpentInWeek({ start, end }: SlotProps['week-review']) {
  const t = useTexts();
  const { currency } = useFormat();
  const locale = useLocale();
  const request = useWeekSums(start, end);
  const before = useWeekSums(start, end, 1).data;
  const sums = request.data;
  const more = sums && before && sums.expense - before.expense;
  return (
    <Section
      title={t('week.spent')}
      actions={<Link to={paths.finance}>{t('ledger.title')}</Link>}
      busy={request.isValidating}
    >
      <LoadProblem request={request} failed={t('state.refreshFailed')} />
      {!sums && !request.error && <Skeleton height={140} />}
      {sums && (
        <div className={styles.week}>
          <b>{currency(sums.expense)}</b>
          {more !== undefined && (
            <p>
              {t(more === 0 ? 'week.same' : more > 0 ? 'week.more' : 'week.less', {
                amount: currency(Math.abs(more)),
              })}
            </p>
          )}
          <ul>
            {categoryTotals(sums.expenseByCategory).map(({ category, amount }) => (
              <li key={category}>
                <Seal category={category} character={categorySeal(category)} />
                <span>{categoryName(category, locale)}</span>
                <span>{currency(amount)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
