import { refreshToken } from '@board/contracts/calls/auth';
import { sendCall } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { hourMs } from '@board/time';
import { withLock } from '../base/web-lock.ts';
import { bearer } from '../identity/bearer.ts';
import { storedSession } from '../identity/stored-session.ts';
import { confirmToken } from '../identity/token-owner.ts';

/** Well inside the shortest life of a token, and rare enough to cost nothing. */
const renewAfterMs = 4 * hourMs;

/** Exchanges the token for a fresh one; of all tabs only one does, the others take what it got. */
async function renewToken(): Promise<void> {
  if (!bearer.current()) throw new Error('没有可用的token');
  await withLock('board.renew', async () => {
    const person = sessionState.user?.id;
    if (bearer.adoptNewer(person)) return;
    const { token } = await sendCall(refreshToken, {});
    bearer.keep(token);
    if (person) confirmToken(token, person);
  });
}

export async function renewTokenWhenOld(): Promise<void> {
  if (!bearer.current() || Date.now() - storedSession.renewedAt() < renewAfterMs) return;
  await renewToken();
}
