import {
  type categories,
  categoryName,
  categorySeal,
  categoryStyle,
} from '@board/contracts/constants/categories';
import { useLocale } from '@board/platform';
import { classNames, Seal } from '@board/ui';
import { Tile } from '@board/ui/dialogs';
import { useId } from 'react';
import styles from './category-choice.module.css';

interface CategoryChoiceProps {
  readonly label: string;
  readonly of: readonly (typeof categories)[number][];
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** The seals, and one more for a category that came from elsewhere. */
export function CategoryChoice({ label, of, value, onChange }: CategoryChoiceProps) {
  const name = useId();
  const locale = useLocale();
  const keys: string[] = of.map(({ key }) => key);
  if (!keys.includes(value)) keys.push(value);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.choice, locale === 'zh-CN' ? styles.short : styles.long)}
    >
      {keys.map((key) => (
        <Tile
          key={key}
          type="radio"
          className={styles.option}
          name={name}
          checked={key === value}
          onChange={() => onChange(key)}
        >
          <Seal
            category={categoryStyle(key)}
            character={categorySeal(key)}
            size={locale === 'zh-CN' ? 'large' : 'medium'}
          />
          <span className={styles.name}>{categoryName(key, locale)}</span>
        </Tile>
      ))}
    </div>
  );
}
