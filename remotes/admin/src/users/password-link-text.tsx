import type { PasswordLink } from '@board/contracts/calls/admin-users';
import { useFormat } from '@board/platform';
import { ShownOnce } from '../states/shown-once.tsx';
import { useTexts } from '../text.ts';
import styles from './dialog.module.css';

interface PasswordLinkTextProps {
  readonly given: PasswordLink;
  readonly onKept: () => void;
}

/** A link to hand over. The server may not know its own address, then the browser's is the one. */
export function PasswordLinkText({ given, onKept }: PasswordLinkTextProps) {
  const t = useTexts();
  const { instant } = useFormat();
  return (
    <>
      <p className={styles.text}>{t('link.text')}</p>
      <ShownOnce
        label={t('link.label')}
        value={new URL(given.link, location.origin).href}
        hint={t('link.until', { time: instant(given.expires_at) })}
        onKept={onKept}
      />
    </>
  );
}
