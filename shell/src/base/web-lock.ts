/**
 * Runs in one tab of this browser at a time. Locks exist in secure contexts only; over plain
 * HTTP every tab runs on its own, which idempotency keys and versions make safe.
 */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(name, run);
}
