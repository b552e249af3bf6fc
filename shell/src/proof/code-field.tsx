import { useText } from '@board/platform';
import { Button, TextField } from '@board/ui';
import { type Ref, useState } from 'react';
import styles from './code-field.module.css';

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  size?: 'tall' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** The authenticator is just being set up: there are no others yet. */
  first?: boolean | undefined;
  /** There may be no authenticator at all. */
  recoveryFirst?: boolean | undefined;
}

/** What the authenticator shows, or for whoever has lost it one of the codes that were kept. */
export function CodeField({
  first = false,
  recoveryFirst = false,
  ref,
  size,
  ...field
}: CodeFieldProps) {
  const t = useText('shell');
  const [recovery, setRecovery] = useState(recoveryFirst);
  return (
    <div className={styles.code}>
      <TextField
        key={String(recovery)}
        ref={ref}
        size={size}
        mono
        label={t(recovery ? 'code.recovery' : 'code.label')}
        hint={t(recovery ? 'code.recoveryHint' : 'code.hint')}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
      {!first && (
        <Button
          variant="link"
          size="small"
          label={t(recovery ? 'code.toAuthenticator' : 'code.toRecovery')}
          onClick={() => {
            field.onChange('');
            setRecovery(!recovery);
          }}
        />
      )}
    </div>
  );
}
