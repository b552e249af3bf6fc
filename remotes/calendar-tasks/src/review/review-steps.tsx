import { Button } from '@board/ui';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './review-page.module.css';

interface ReviewStepsProps {
  readonly steps: readonly { readonly name: string; readonly part: ReactNode }[];
  readonly onFinish: () => void;
}

/** One question at a time. */
export function ReviewSteps({ steps, onFinish }: ReviewStepsProps) {
  const t = useTexts();
  const [at, setAt] = useState(0);
  const isLast = at === steps.length - 1;
  return (
    <div className={styles.steps}>
      <div className={styles.marks} aria-hidden="true">
        {steps.map(({ name }, index) => (
          <span key={name} data-on={index <= at || undefined} />
        ))}
      </div>
      <p className={styles.at} role="status">
        {t('review.stepOf', { at: at + 1, all: steps.length })}
      </p>
      {steps[at]?.part}
      <div className={styles.turn}>
        {at > 0 && <Button label={t('review.back')} onClick={() => setAt(at - 1)} />}
        <Button
          variant="primary"
          label={isLast ? t('review.finish') : t('review.next')}
          onClick={isLast ? onFinish : () => setAt(at + 1)}
        />
      </div>
    </div>
  );
}
