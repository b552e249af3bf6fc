import { classNames } from '../class-names.ts';
import styles from './seal.module.css';

export interface SealProps {
  /** An unknown category looks like 'other'. */
  readonly category: string;
  /** One character, the same in every language: 餐 学 交 娱 兼 其. */
  readonly character: string;
  readonly size?: 'medium' | 'large' | undefined;
}

/** Decoration: the category's name stands beside it. */
export function Seal({ category, character, size = 'medium' }: SealProps) {
  return (
    <span
      className={classNames(styles.seal, styles[size])}
      data-category={category}
      lang="zh-CN"
      aria-hidden="true"
    >
      {character}
    </span>
  );
}
