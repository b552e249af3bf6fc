import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './page.module.css';

export interface PageProps {
  readonly title: ReactNode;
  /** Stands in place of the title and says it itself. */
  readonly heading?: ReactNode;
  /** The link that leads back, with its words. */
  readonly back: ReactElement<{ className?: string; children?: ReactNode }>;
  /** What stands beside the title. */
  readonly actions?: ReactNode;
  readonly size?: 'narrow' | 'medium' | 'wide' | 'full' | undefined;
  readonly children: ReactNode;
}

/** The frame of a page: the way back, its title and what can be done there. */
export function Page(props: PageProps) {
  const { title, heading, back, actions, size = 'medium', children } = props;
  return (
    <main className={styles.ground}>
      <div className={classNames(styles.page, styles[size])} data-from-top>
        <header className={styles.top}>
          {cloneElement(
            back,
            { className: styles.back ?? '' },
            <>
              <Icon name="back" />
              <VisuallyHidden>{back.props.children}</VisuallyHidden>
            </>,
          )}
          {heading && <div className={styles.heading}>{heading}</div>}
          {title && !heading && (
            <>
              <h1>{title}</h1>
              {actions && <div className={styles.actions}>{actions}</div>}
            </>
          )}
        </header>
        {children}
      </div>
    </main>
  );
}
