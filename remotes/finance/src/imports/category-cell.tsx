import type { CategoryRule } from '@board/contracts/calls/finance';
import { categories, categoryName } from '@board/contracts/constants/categories';
import { useLocale } from '@board/platform';
import { Button, SelectField } from '@board/ui';
import { payeeIn } from '../rules/category-rules.ts';
import { useTexts } from '../text.ts';
import styles from './preview-step.module.css';
import type { ReadableRow } from './use-import.ts';

interface CategoryCellProps {
  readonly read: ReadableRow;
  readonly isAsked: boolean;
  readonly onCorrect: (category: string) => void;
  readonly onAlways: (rule: CategoryRule) => void;
}

/** What a line is for, set right in its place; who does so is asked once whether it is always so. */
export function CategoryCell({ read, isAsked, onCorrect, onAlways }: CategoryCellProps) {
  const t = useTexts();
  const locale = useLocale();
  const { category, description, type } = read.row;
  const known = categories.find(({ key }) => key === category)?.key;
  const words = payeeIn(description);
  return (
    // One thing in its cell, which is a grid where the table is a list of cards.
    <span className={styles.category}>
      <SelectField
        hideLabel
        label={t('rules.correct', { description })}
        value={category}
        options={[...categories.map(({ key }) => key), ...(known ? [] : [category])].map(
          (value) => ({ value, label: categoryName(value, locale) }),
        )}
        onChange={onCorrect}
      />
      {read.rule && <small>{t('import.rule', { word: read.rule })}</small>}
      {isAsked && known && words && (
        <span className={styles.ask} role="status">
          <small>{t('rules.ask', { words, category: categoryName(category, locale) })}</small>
          <Button
            size="small"
            onClick={() => onAlways({ words, type, category: known })}
            label={t('rules.always')}
          />
        </span>
      )}
    </span>
  );
}
