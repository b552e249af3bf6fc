export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Gives up at `end`. What was asked for may still come; nobody waits for it any more. */
export async function within<T>(end: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError('It took too long.'));
      abort.abort();
    }, end - Date.now());
  });
  try {
    return await Promise.race([ask(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
