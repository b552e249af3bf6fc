import { isApiError } from '@board/platform';

const waits = [2_000, 10_000, 30_000];

/** Tries a call a few times more; a refusal that cannot change ends it. Nobody waits for the outcome. */
export async function untilItWorks(call: () => Promise<unknown>): Promise<void> {
  for (const wait of [...waits, undefined]) {
    try {
      await call();
      return;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const hopeless = error.status >= 400 && error.status < 500;
      if (hopeless || wait === undefined) return;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
