import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pager.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalPages: number;
  readonly onChange: (page: number) => void;
}

/** A page that is no longer there, since its last line went or a link is old, gives way to the last one. */
export function Pager({ page: asked, pageSize, total, totalPages, onChange }: PagerProps) {
  const texts = useUiTexts();
  const page = Math.max(1, Math.min(asked, totalPages));
  const giveWay = useEffectEvent(onChange);
  useEffect(() => {
    if (page < asked) giveWay(page);
  }, [asked, page]);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <span className={styles.range} role="status">
        {texts.pageOf({ from, to, total })}
      </span>
      {totalPages > 1 && (
        <div className={styles.pages}>
          <IconButton
            icon="left"
            size="small"
            label={texts.previousPage}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          />
          {pageWindow(page, totalPages).map((step) =>
            typeof step === 'number' ? (
              <button
                key={step}
                type="button"
                className={styles.page}
                aria-label={texts.page(step)}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => onChange(step)}
              >
                {step}
              </button>
            ) : (
              <span key={step} className={styles.gap} aria-hidden="true">
                …
              </span>
            ),
          )}
          <IconButton
            icon="right"
            size="small"
            label={texts.nextPage}
            disabled={page >= totalPages}
            onClick={() => onChange(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}
