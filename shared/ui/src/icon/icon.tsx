import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { drawingOf, type IconName } from './icons.ts';

export interface IconProps {
  readonly name: IconName;
  /** 14, 16 and 20 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Only for an icon which stands without words; otherwise it is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Icon({ name, size = 'medium', label, className }: IconProps) {
  const { line, dots } = drawingOf(name);
  return (
    <svg
      className={classNames(styles.icon, styles[size], className)}
      viewBox="0 0 16 16"
      data-icon={name}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {line && <path d={line} />}
      {dots && <path className={styles.dots} d={dots} />}
    </svg>
  );
}
