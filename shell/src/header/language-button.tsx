import { useLocale } from '@board/platform';
import { changeLocale } from '../preferences/change-locale.ts';
import { localeNames, otherLocale } from '../preferences/locale.ts';
import styles from './header.module.css';

/** Names the other language in that language, for those who cannot read this one. */
export function LanguageButton() {
  const other = otherLocale(useLocale());
  return (
    <button
      type="button"
      className={styles.language}
      lang={other}
      title={localeNames[other].full}
      onClick={() => void changeLocale(other)}
    >
      {localeNames[other].short}
    </button>
  );
}
