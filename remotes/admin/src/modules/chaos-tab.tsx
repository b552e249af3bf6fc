import { chaosKinds } from '@board/contracts/constants/delivery';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';

/** What would the board do without it? The links are played on this tab, for this person alone. */
export function ChaosTab({ remote }: { readonly remote: string }) {
  const t = useTexts();
  return (
    <div className={styles.fields}>
      <p className={styles.note}>{t('modules.chaosText')}</p>
      <ul className={styles.waiting}>
        {chaosKinds.map((kind) => (
          <li key={kind} className={styles.row}>
            <span>{t(`modules.chaos.${kind}`)}</span>
            <a href={`/?chaos.${remote}=${kind}`}>{t('modules.chaosPlay')}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
