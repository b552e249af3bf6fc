import { judgePassword } from '@board/contracts/calls/auth';
import type { ReplyOf } from '@board/contracts/calls/call';
import { sendCall } from '@board/platform';
import { useEffect, useState } from 'react';

type Weakness = ReplyOf<typeof judgePassword>['weakness'];

const pauseMs = 400;

/** Why this password would be guessed soon, asked when the typing pauses; where nobody answers, nothing is said. */
export function useWeakness(password: string, username: string, min: number): Weakness {
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
