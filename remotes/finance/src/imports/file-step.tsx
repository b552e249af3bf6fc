import { useText } from '@board/platform';
import { Field } from '@board/ui';
import styles from './file-step.module.css';

export function FileStep({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const t = useText('finance');
  return (
    <>
      <p className={styles.words}>{t('import.explain')}</p>
      <Field label={t('import.file')} hint={t('import.file_hint')}>
        {(control) => (
          <input
            {...control}
            className={styles.file}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file may be chosen again after it was mended.
              currentTarget.value = '';
              if (file) onChoose(file);
            }}
          />
        )}
      </Field>
    </>
  );
}
