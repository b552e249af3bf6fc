import type { PasswordLink } from '@board/contracts/calls/admin-users';
import { copy, useFormat } from '@board/platform';
import { IconButton, TextField } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './dialog.module.css';

/** A link to hand over. The server may not know its own address, then the browser's is the one. */
export function PasswordLinkText({
  given,
  onKept,
}: {
  readonly given: PasswordLink;
  readonly onKept: () => void;
}) {
  const t = useTexts();
  const { instant } = useFormat();
  const address = new URL(given.link, location.origin).href;

  async function take() {
    if (await copy(address, { done: t('link.copied'), failed: t('link.notCopied') })) onKept();
  }

  return (
    <>
      <p className={styles.text}>{t('link.text')}</p>
      <TextField
        label={t('link.label')}
        value={address}
        readOnly
        mono
        hint={t('link.until', { time: instant(given.expires_at) })}
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={onKept}
        end={<IconButton icon="copy" label={t('link.copy')} onClick={() => void take()} />}
      />
    </>
  );
}
