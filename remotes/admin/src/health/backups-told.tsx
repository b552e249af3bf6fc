import type { Health } from '@board/contracts/calls/admin';
import { useFormat } from '@board/platform';
import { Section } from '@board/ui/page';
import { useTexts } from '../text.ts';
import styles from './health-page.module.css';

type Told = Pick<Health, 'last_backup' | 'copies' | 'last_copy' | 'last_drill'>;

/** Whether there is a backup, whether it is elsewhere too, and whether it could be restored. */
export function BackupsTold({ health }: { readonly health: Told }) {
  const t = useTexts();
  const { instant } = useFormat();
  const { last_backup } = health;
  return (
    <Section title={t('backups.title')}>
      <p className={styles.words}>
        {last_backup ? t('health.backup', { time: instant(last_backup) }) : t('health.noBackup')}
      </p>
      <CopyTold {...health} />
      <DrillTold {...health} />
    </Section>
  );
}

function CopyTold({ copies, last_copy }: Pick<Told, 'copies' | 'last_copy'>) {
  const t = useTexts();
  const { instant } = useFormat();
  if (!copies) return <p className={styles.words}>{t('health.noStore')}</p>;
  if (!last_copy) return <p className={styles.words}>{t('health.notCopied')}</p>;
  const { at, failure, succeeded_at } = last_copy;
  if (failure === null)
    return <p className={styles.words}>{t('health.copied', { time: instant(at) })}</p>;
  const words = t('health.copyFailed', { time: instant(at), why: failure });
  return <Failed words={words} lastGood={succeeded_at} />;
}

function DrillTold({ last_drill }: Pick<Told, 'last_drill'>) {
  const t = useTexts();
  const { instant, number } = useFormat();
  if (!last_drill) return <p className={styles.words}>{t('health.notDrilled')}</p>;
  const { at, backup: name, rows, ms, failure, succeeded_at } = last_drill;
  const time = instant(at);
  if (failure === null) {
    const told = { time, name, rows: number(rows), ms: number(ms) };
    return <p className={styles.words}>{t('health.drilled', told)}</p>;
  }
  const words = t('health.drillFailed', { time, name, why: failure });
  return <Failed words={words} lastGood={succeeded_at} />;
}

function Failed({ words, lastGood }: { readonly words: string; readonly lastGood: string | null }) {
  const t = useTexts();
  const { instant } = useFormat();
  return (
    <p className={styles.failed}>
      {words} {lastGood && t('health.lastGood', { time: instant(lastGood) })}
    </p>
  );
}
