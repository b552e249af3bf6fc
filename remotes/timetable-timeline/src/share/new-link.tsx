import { attempt } from '@board/platform';
import { Button, TextField } from '@board/ui';
import { QrCode } from '@board/ui/qr-code';
import { useTexts } from '../text.ts';
import styles from './share-layer.module.css';

/** The link, told once: to be copied, or held before a camera. */
export function NewLink({ url }: { url: string }) {
  const t = useTexts();
  return (
    <div className={styles.link}>
      <QrCode text={url} label={t('share.code')} />
      <TextField label={t('share.link')} readOnly mono value={url} onChange={() => {}} />
      <Button
        icon="copy"
        label={t('share.copy')}
        onClick={() =>
          void attempt(() => navigator.clipboard.writeText(url), {
            done: t('share.copied'),
            failed: t('share.failed'),
          })
        }
      />
      <p className={styles.note}>{t('share.once')}</p>
    </div>
  );
}
