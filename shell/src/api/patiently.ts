import { isApiError } from '@board/platform';

const waitMs = 400;

/** Once more after a moment: one lost packet is not an outage. */
export async function patiently<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error) || error.status !== 0 || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return send();
  }
}
