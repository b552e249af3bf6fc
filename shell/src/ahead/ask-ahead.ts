import { verifySession } from '@board/contracts/calls/auth';
import { callUrl } from '@board/contracts/calls/call-url';
import { getChanges, getDashboard } from '@board/contracts/calls/system';
import { answerPatienceMs } from '../identity/answer-patience.ts';
import { storedSession } from '../identity/stored-session.ts';
import { initialLocale } from '../preferences/locale.ts';
import { type Ahead, aheadName } from './replies-ahead.ts';

type Ask = (url: string) => Promise<Response>;

/**
 * Asks who is here and, on the board, for the first screen, while the scripts that want to know are
 * still being read. A page that nobody looks at yet waits with its questions.
 */
export function askAhead(): void {
  try {
    const token = storedSession.token();
    if (!token || document.visibilityState === 'hidden') return;
    const locale = initialLocale();
    const ask = asking(token, locale);
    const replies = new Map([[callUrl(verifySession), ask(callUrl(verifySession))]]);
    if (location.pathname === '/') askForBoard(ask, replies);
    // A failure shows when the reply is taken.
    for (const reply of replies.values()) reply.catch(() => undefined);
    const ahead: Ahead = { token, locale, until: Date.now() + answerPatienceMs, replies };
    Object.defineProperty(globalThis, aheadName, { value: ahead, configurable: true });
  } catch {
    // Storage is blocked: whoever needs an answer asks for it.
  }
}

/** The screen is read after the revisions: what moves in between is then noticed as new. */
function askForBoard(ask: Ask, replies: Ahead['replies']): void {
  const changes = ask(callUrl(getChanges));
  const screen = () => ask(callUrl(getDashboard));
  replies.set(callUrl(getChanges), changes);
  replies.set(callUrl(getDashboard), changes.then(screen, screen));
}

function asking(token: string, locale: string): Ask {
  const headers = {
    accept: 'application/json',
    'accept-language': locale,
    authorization: `Bearer ${token}`,
  };
  return (url) => fetch(url, { headers, signal: AbortSignal.timeout(answerPatienceMs) });
}
