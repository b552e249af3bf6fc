import { finishSchoolSignIn } from '@board/contracts/calls/auth';
import { isApiError, sendCall, useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterSignIn } from '../../session/redirect-target.ts';
import { enter } from '../../session/session.ts';
import { loginTrouble } from '../sign-in-trouble.ts';
import { useLook } from '../use-look.ts';

export type Asked = 'code' | 'password';

const asking: Record<string, Asked> = {
  'auth.code_required': 'code',
  'auth.school_password': 'password',
};
const askedBy = (error: unknown): Asked | undefined =>
  isApiError(error) ? asking[error.code] : undefined;

/** Whoever comes in gets fresh pages, this one among them, which then waits for what was sent already. */
let sent: { answer: string; done: Promise<void> } | undefined;

/** Sends what the school led back with, once, and again with what the server asks for besides. */
export function useFinishSignIn(answer: string) {
  const t = useText('shell');
  const look = useLook();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<Asked>();
  const [trouble, setTrouble] = useState<string>();

  async function finish(more: { code?: string; password?: string }) {
    const reply = await sendCall(finishSchoolSignIn, { body: { answer, ...look, ...more } });
    const user = enter(reply);
    await navigate(afterSignIn(reply.redirect, user.role), { replace: true });
  }

  function send(more: { code?: string; password?: string }) {
    const done = finish(more);
    sent = { answer, done };
    return done.catch((error: unknown) => {
      setAsks((before) => askedBy(error) ?? before);
      throw error;
    });
  }

  const begin = useEffectEvent(() => {
    const done = sent?.answer === answer ? sent.done : send({});
    done.catch((error: unknown) => {
      const asked = askedBy(error);
      if (asked) setAsks(asked);
      else setTrouble(loginTrouble(error, t));
    });
  });
  useEffect(() => begin(), []);

  const form = useForm({
    draft: 'school',
    initial: { code: '', password: '' },
    secret: ['code', 'password'],
    names: { currentPassword: 'password' },
    read({ code, password }) {
      if (asks === 'password' && !password)
        return { problems: { password: t('login.passwordMissing') } };
      if (asks === 'code' && !code.trim()) return { problems: { code: t('code.missing') } };
      return { body: { ...(password && { password }), ...(code.trim() && { code }) } };
    },
    send,
    failed: (error) => (askedBy(error) ? '' : loginTrouble(error, t)),
    onDone: () => undefined,
  });
  return { asks, form, trouble };
}
