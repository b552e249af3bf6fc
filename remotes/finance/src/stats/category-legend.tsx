import { categoryName } from '@board/contracts/constants/categories';
import { useFormat, useLocale } from '@board/platform';
import { swatchOf } from '../states/series-colours.ts';
import styles from './category-legend.module.css';
import type { CategoryTotal } from './category-totals.ts';

/** The colours of the pie in words; the table beside the pie says the same to screen readers. */
export function CategoryLegend({ totals }: { readonly totals: readonly CategoryTotal[] }) {
  const { currency, percent } = useFormat();
  const locale = useLocale();
  return (
    <ul className={styles.legend}>
      {totals.map(({ category, amount, share }) => (
        <li key={category}>
          <span className={styles.swatch} {...swatchOf(category)} />
          <span className={styles.name}>{categoryName(category, locale)}</span>
          <span className={styles.share}>{percent(share)}</span>
          <span className={styles.amount}>{currency(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
