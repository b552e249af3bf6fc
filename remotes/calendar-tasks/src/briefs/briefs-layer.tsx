import { paths } from '@board/contracts/constants/paths';
import type { LayerProps } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, Dialog, Loaded, Skeleton } from '@board/ui';
import { useTexts } from '../text.ts';
import { BriefRow } from './brief-row.tsx';
import { useBriefs } from './briefs.queries.ts';
import styles from './briefs-layer.module.css';

/** When the morning and the week are told, and where. What is chosen holds at once. */
export function BriefsLayer({ onClose }: LayerProps) {
  const t = useTexts();
  const request = useBriefs();
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={t('brief.settings')}
      footer={<Button variant="primary" label={t('brief.done')} onClick={onClose} />}
    >
      <Loaded request={request} failed={t('brief.failed')} skeleton={<Skeleton height={200} />}>
        {({ items }) => (
          <div className={styles.rows}>
            {items.map((brief) => (
              <BriefRow key={brief.kind} brief={brief} />
            ))}
          </div>
        )}
      </Loaded>
      <p className={styles.note}>
        {t('brief.ways.note')}{' '}
        <Link to={paths.profile} onClick={onClose}>
          {t('brief.ways.profile')}
        </Link>
      </p>
    </Dialog>
  );
}
