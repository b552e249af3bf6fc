import { categoryName } from '@board/contracts/constants/categories';
import { useFormat, useLocale } from '@board/platform';
import { late, Otherwise, VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import type { CategoryTotal } from './category-totals.ts';
import styles from './expense-pie.module.css';

const empty = () => <span className={styles.empty} />;

const PieDrawing = late(async () => (await import('./load-pie.ts')).loadPie(), {
  meanwhile: empty,
  failed: empty,
});

interface ExpensePieProps {
  readonly totals: readonly CategoryTotal[];
  readonly expense: number;
}

/** The drawing comes later and is decoration; the figures in it and its table twin are here. */
export function ExpensePie({ totals, expense }: ExpensePieProps) {
  const t = useTexts();
  const { currency } = useFormat();
  const whole = currency(expense);
  return (
    <figure className={styles.pie}>
      <div className={styles.drawing} aria-hidden="true">
        <Otherwise>
          <PieDrawing totals={totals} />
        </Otherwise>
      </div>
      <div className={styles.centre}>
        <span>{t('type.expense')}</span>
        <strong className={whole.length > 10 ? styles.long : undefined}>{whole}</strong>
      </div>
      <VisuallyHidden>
        <PieTwin totals={totals} />
      </VisuallyHidden>
    </figure>
  );
}

function PieTwin({ totals }: { readonly totals: readonly CategoryTotal[] }) {
  const t = useTexts();
  const { currency, percent } = useFormat();
  const locale = useLocale();
  return (
    <table>
      <caption>{t('stats.byCategory')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field.category')}</th>
          <th scope="col">{t('stats.share')}</th>
          <th scope="col">{t('field.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ category, amount, share }) => (
          <tr key={category}>
            <th scope="row">{categoryName(category, locale)}</th>
            <td>{percent(share)}</td>
            <td>{currency(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
