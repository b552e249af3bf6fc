import { saveFile, useText } from '@board/platform';
import { Button } from '@board/ui';
import styles from './second-factor.module.css';

/** They are told this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText('shell');
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`]), 'board-recovery-codes.txt');
  return (
    <>
      <p>{t('profile.secondFactor.keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button icon="download" label={t('profile.secondFactor.download')} onClick={save} />
      </div>
    </>
  );
}
