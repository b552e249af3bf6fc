import { refreshToken } from '@board/contracts/calls/auth';
import { sendCall } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { hourMs } from '@board/time';
import { withLock } from '../base/web-lock.ts';
import { bearer } from '../identity/bearer.ts';
import { storedSession } from '../identity/stored-session.ts';

/** Well inside the shortest life of a token, and rare enough to cost nothing. */
const renewAfterMs = 4 * hourMs;

/** Exchanges the token for a fresh one; of all tabs only one does, the others take what it got. */
async function renewToken(): Promise<void> {
  if (!bearer.current()) throw new Error('没有可用的token');
  await withLock('board.renew', async () => {
    if (bearer.adoptNewer(sessionState.user?.id)) return;
    const { token } = await sendCall(refreshToken, {});
    bearer.keep(token);
  });
}

export async function renewTokenWhenOld(): Promise<void> {
  if (!bearer.current() || Date.now() - storedSession.renewedAt() < renewAfterMs) return;
  await renewToken();
}
