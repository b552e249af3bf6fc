import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A picture or the first character; decoration, for the name stands beside it or names its button. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const [initial = ''] = name.trim();
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {src && src !== broken ? (
        <img className={styles.picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initial.toLocaleUpperCase()
      )}
    </span>
  );
}
