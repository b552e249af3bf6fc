import { judgePassword } from '@board/contracts/calls/auth';
import type { ReplyOf } from '@board/contracts/calls/call';
import { password as length } from '@board/contracts/constants/limits';
import { sendCall, useText } from '@board/platform';
import { classNames } from '@board/ui';
import { useEffect, useState } from 'react';
import styles from './form.module.css';
import { useSignInOptions } from './sign-in-options.ts';

export type Strength = 0 | 1 | 2 | 3;

/** A hint, not a gate: length counts most, then the kinds of characters. */
export function strengthOf(password: string, min: number = length.min): Strength {
  if (password.length < min) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password));
  const different = new Set(password).size;
  if (different < 5) return 1;
  if (password.length >= 14 || (password.length >= 10 && kinds.length >= 3)) return 3;
  return password.length >= 9 || kinds.length >= 3 ? 2 : 1;
}

interface PasswordStrengthProps {
  readonly password: string;
  /** Whose it is to be, where that is known. */
  readonly username?: string | undefined;
}

export function PasswordStrength({ password, username = '' }: PasswordStrengthProps) {
  const t = useText('shell');
  const { passwordMinLength: min } = useSignInOptions();
  const weakness = useWeakness(password, username, min);
  const strength = weakness ? 1 : strengthOf(password, min);
  if (strength === 0) return <>{t('password.rule', { min })}</>;
  return (
    <span className={styles.strength}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((level) => (
          <span key={level} className={classNames(styles.bar, level <= strength && styles.on)} />
        ))}
      </span>
      {t(weakness ? `password.weak.${weakness}` : `password.strength.${strength}`)}
    </span>
  );
}

type Weakness = ReplyOf<typeof judgePassword>['weakness'];

const pauseMs = 400;

/** Why this password would be guessed soon, asked when the typing pauses; where nobody answers, nothing is said. */
function useWeakness(password: string, username: string, min: number): Weakness {
  const [judged, setJudged] = useState<{ password: string; weakness: Weakness }>();
  useEffect(() => {
    if (password.length < min) return;
    let wanted = true;
    const pause = setTimeout(() => {
      sendCall(judgePassword, { body: { password, username } }).then(
        ({ weakness }) => wanted && setJudged({ password, weakness }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(pause);
    };
  }, [password, username, min]);
  return judged?.password === password ? judged.weakness : null;
}
