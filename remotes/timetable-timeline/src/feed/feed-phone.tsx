import { Dialog } from '@board/ui';
import { encode } from 'uqr';
import { useTexts } from '../text.ts';
import styles from './feed-card.module.css';

/** The address as a picture, for the phone that is to show the calendar. */
export function FeedPhone({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTexts();
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <Dialog open onClose={onClose} title={t('feed.phone')}>
      <p className={styles.note}>{t('feed.phoneNote')}</p>
      <svg
        className={styles.qr}
        role="img"
        aria-label={t('feed.picture')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} />
      </svg>
    </Dialog>
  );
}
