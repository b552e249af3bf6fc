import { Component, type ReactNode } from 'react';
import { failurePhase, missingPart } from './failure-phase.ts';
import { endDrawing } from './first-drawing.tsx';
import { RemoteError, type RemotePhase } from './remote-error.ts';

export interface RemoteFailure {
  phase: RemotePhase;
  /** The address of a lazy part that did not come, where that was it. */
  missing?: string;
}

interface Props {
  children: ReactNode;
  onFailure: (failure: RemoteFailure, error: unknown) => void;
  fallback: (failure: RemoteFailure) => ReactNode;
}

interface State {
  failure?: RemoteFailure;
}

/** Keeps what a remote throws within its own place. It needs a key that changes with each try. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: failureOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    endDrawing();
    // The loader reported its own.
    if (!(error instanceof RemoteError)) this.props.onFailure(failureOf(error), error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}

function failureOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteError) return { phase: error.phase };
  const missing = missingPart(error);
  return missing === undefined ? { phase: 'render' } : { phase: failurePhase(error), missing };
}
