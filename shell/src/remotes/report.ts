import { callUrl } from '@board/contracts/calls/call-url';
import { sendClientReport } from '@board/contracts/calls/system';
import { bearer } from '../session/bearer.ts';
import type { RemotePhase } from './remote-error.ts';

export interface RemoteReport {
  remote: string;
  version?: string | undefined;
  phase: RemotePhase;
}

/** Only what somebody known reports counts towards a remote's health. */
function signature(): Record<string, string> {
  const token = bearer.current();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Tells the operators. A report that cannot be sent is lost: it must never add to the trouble. */
export function report({ remote, version, phase }: RemoteReport): void {
  try {
    void fetch(callUrl(sendClientReport), {
      method: sendClientReport.method,
      headers: { 'content-type': 'application/json', ...signature() },
      body: JSON.stringify({ remote, version, phase }),
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // A body that cannot be sent, or a browser that forbids it.
  }
}
