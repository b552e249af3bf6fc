import { coursePage } from '@board/contracts/constants/course-paths';
import { attempt, copy, isSure } from '@board/platform';
import { Button, Dialog } from '@board/ui';
import { QrCode } from '@board/ui/qr-code';
import { useTexts } from '../text.ts';
import styles from './class-section.module.css';
import { type Class, useClassWrites } from './classes.queries.ts';

/** What is shown to a class: the code in fours, and the link as a picture. */
export function CodeDialog({ of, onClose }: { of: Class; onClose: () => void }) {
  const t = useTexts();
  const { renewCode } = useClassWrites();
  const code = of.code ?? '';
  const link = `${window.location.origin}${coursePage}?join=${code}`;
  const failed = t('failed');

  async function renew() {
    if (!(await isSure(t('class.renewTitle'), t('class.renewNote'), t('class.renew')))) return;
    await attempt(() => renewCode({ params: { id: of.id } }), { done: t('class.renewed'), failed });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={of.name}
      footer={
        <>
          <Button label={t('class.renew')} onClick={() => void renew()} />
          <Button
            variant="primary"
            icon="copy"
            label={t('class.copy')}
            onClick={() => void copy(link, { done: t('class.copied'), failed })}
          />
        </>
      }
    >
      <p className={styles.note}>{t('class.giveCode')}</p>
      <p className={styles.code}>{code.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <QrCode text={link} label={t('class.picture')} />
    </Dialog>
  );
}
