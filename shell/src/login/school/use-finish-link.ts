import { finishSignInLink } from '@board/contracts/calls/sign-in';
import { messageOf, sendCall, toast, useSession, useText } from '@board/platform';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whoever began it under Security is led back there, connected. Answers what went wrong. */
export function useFinishLink(answer: string): string | undefined {
  const t = useText('shell');
  const navigate = useNavigate();
  const { status } = useSession();
  const [trouble, setTrouble] = useState<string>();
  const sent = useRef<string>(undefined);

  useEffect(() => {
    if (status === 'initialising' || sent.current === answer) return;
    sent.current = answer;
    sendCall(finishSignInLink, { body: { answer } }).then(
      () => {
        toast({ tone: 'success', message: t('school.connected') });
        void navigate('/profile', { replace: true });
      },
      (error: unknown) => setTrouble(messageOf(error, t('actions.failed'))),
    );
  });
  return trouble;
}
