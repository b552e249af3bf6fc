import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'end' | 'prefix' | 'icon' | 'figures' | 'mono'> {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  /** What the eye calls it. */
  readonly secret?: 'password' | 'key' | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { hint, secret = 'password', onKeyDown, onKeyUp, onBlur, ...rest } = props;
  const texts = useUiTexts();
  const [show, hide] =
    secret === 'key' ? [texts.showKey, texts.hideKey] : [texts.showPassword, texts.hidePassword];
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  function noticeCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? <CapsLockHint text={texts.capsLock}>{hint}</CapsLockHint> : hint}
      onKeyDown={(event) => {
        noticeCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        noticeCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      end={
        <IconButton
          className={styles.eye}
          size="small"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hide : show}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

function CapsLockHint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.caps} role="status">
        <Icon name="up" size="small" />
        {text}
      </span>
      {children}
    </>
  );
}
