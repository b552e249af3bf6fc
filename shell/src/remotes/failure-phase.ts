import type { RemotePhase } from './remote-error.ts';

/** The federation and bundler runtimes tell failures apart by texts alone; all are named here. */
const signs: readonly [sign: RegExp, phase: RemotePhase][] = [
  [/ScriptExecutionError/, 'evaluate'],
  [/#RUNTIME-008/, 'entry'],
  [/#RUNTIME-001/, 'entry'],
  [/Loading css chunk/, 'style'],
  [/Loading chunk/, 'chunk'],
  [/#RUNTIME-015|#RUNTIME-012|does not satisfy the requirement/, 'incompatible'],
];

/** Whatever else is thrown comes from the remote's own code. */
export function failurePhase(error: unknown): RemotePhase {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return signs.find(([sign]) => sign.test(text))?.[1] ?? 'evaluate';
}

/**
 * The address of a lazy part that did not come, or nothing when that is not what failed. The
 * remote's code keeps such a failure, so only fresh code can mend it.
 */
export function missingPart(error: unknown): string | undefined {
  const phase = failurePhase(error);
  if (phase !== 'chunk' && phase !== 'style') return undefined;
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : '';
}
