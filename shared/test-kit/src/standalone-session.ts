import { verifySession } from '@board/contracts/calls/auth';
import { ApiError, sendCall } from '@board/platform';
import { sessionState, setTransport } from '@board/platform/host';

/** The plainest transport there is, and whoever the token in the address belongs to. */
export async function signInFromAddress(): Promise<void> {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  setTransport(async ({ call, url, body, signal, stream }) => {
    const response = await fetch(url, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (stream) return { reply: response };
    const reply = await response.json();
    if (!response.ok) throw new ApiError(response.status, reply.code ?? 'http', reply);
    return { reply };
  });
  const { user } = await sendCall(verifySession, {});
  Object.assign(sessionState, { status: 'authenticated', user });
}
