import { Dialog } from '@board/ui';
import { QrCode } from '@board/ui/qr-code';
import { useTexts } from '../text.ts';
import styles from './feed-card.module.css';

/** The address as a picture, for the phone that is to show the calendar. */
export function FeedPhone({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog open onClose={onClose} title={t('feed.phone')}>
      <p className={styles.note}>{t('feed.phoneNote')}</p>
      <QrCode text={address} label={t('feed.picture')} />
    </Dialog>
  );
}
