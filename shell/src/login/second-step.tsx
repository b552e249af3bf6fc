import { useText } from '@board/platform';
import { CodeField, type CodeFieldProps } from '../proof/code-field.tsx';
import styles from './form.module.css';
import { useFirstFocus } from './use-first-focus.ts';

/** Of an account that also asks for a code: name and password were right. */
export function SecondStep(field: Pick<CodeFieldProps, 'value' | 'onChange' | 'error'>) {
  const t = useText('shell');
  const first = useFirstFocus();
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('code.title')}</h1>
        <p className={styles.lead}>{t('code.lead')}</p>
      </div>
      <CodeField size="tall" ref={first} {...field} />
    </>
  );
}
