import type { RemotePhase as ReportedPhase } from '@board/contracts/constants/delivery';

/** Nobody is told of what the person left out himself. */
export type RemotePhase = ReportedPhase | 'safe';

/** Why a remote is not even tried until somebody asks for it. */
export type LeftOut = Extract<RemotePhase, 'safe' | 'unfinished'>;

interface Details {
  version?: string | undefined;
  cause?: unknown;
  /** What exactly, such as the shared module of which the wrong version is there. */
  detail?: string;
}

export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly remote: string;
  readonly phase: RemotePhase;
  readonly version: string | undefined;

  constructor(remote: string, phase: RemotePhase, details: Details = {}) {
    super(`The remote '${remote}' failed at '${phase}'. ${details.detail ?? ''}`.trim(), {
      cause: details.cause,
    });
    this.remote = remote;
    this.phase = phase;
    this.version = details.version;
  }
}

/** Phases in which another try with the same files may succeed by itself. */
export function isPassing(phase: RemotePhase): boolean {
  return phase === 'registry' || phase === 'entry' || phase === 'chunk' || phase === 'style';
}
