import { finishSchoolProof, finishSignInLink } from '@board/contracts/calls/sign-in';
import { messageOf, sendCall, toast, useSession, useText } from '@board/platform';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '../../session/redirect-target.ts';

const profile = '/profile';

/** Whoever was signed in and has connected his account, or shown that he is there, is led back. Answers what went wrong. */
export function useFinishInside(answer: string, purpose: 'link' | 'proof'): string | undefined {
  const t = useText('shell');
  const navigate = useNavigate();
  const { status } = useSession();
  const [trouble, setTrouble] = useState<string>();
  const sent = useRef<string>(undefined);

  async function finish(): Promise<string> {
    if (purpose === 'proof') {
      const { redirect } = await sendCall(finishSchoolProof, { body: { answer } });
      return redirect && isOwnPath(redirect) ? redirect : profile;
    }
    await sendCall(finishSignInLink, { body: { answer } });
    return profile;
  }

  useEffect(() => {
    if (status === 'initialising' || sent.current === answer) return;
    sent.current = answer;
    finish().then(
      (where) => {
        toast({
          tone: 'success',
          message: t(purpose === 'proof' ? 'school.proven' : 'school.connected'),
        });
        void navigate(where, { replace: true });
      },
      (error: unknown) => setTrouble(messageOf(error, t('actions.failed'))),
    );
  });
  return trouble;
}
