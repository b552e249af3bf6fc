import type { LayerProps } from '@board/platform';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { endDrawing } from './first-drawing.tsx';
import { RemoteBoundary, type RemoteFailure } from './remote-boundary.tsx';
import type { RemotePhase } from './remote-error.ts';
import { useRemoteLoader } from './remotes-context.tsx';
import { type PartName, usePart } from './use-part.tsx';

interface RemotePartProps {
  name: PartName;
  /** For what is laid over the page. */
  layer?: LayerProps;
  /** For what stands in a slot. */
  about?: object;
  pending: ReactNode;
  failed: (phase: RemotePhase, retry: () => void) => ReactNode;
}

/** One thing that a remote draws, with what stands there before it comes or when it cannot. */
export function RemotePart({ failed, ...shown }: RemotePartProps) {
  const loader = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const { remote, kind, part } = shown.name;
  const turn = useSyncExternalStore(loader.onTurn, () => loader.turn(remote));

  function retryAfter({ phase, missing }: RemoteFailure) {
    // What was thrown while drawing is this part's own; anything else concerns all of the remote.
    if (phase === 'render') setAttempt(attempt + 1);
    else loader.again(remote, missing);
  }

  return (
    <RemoteBoundary
      key={`${remote} ${kind} ${part} ${turn} ${attempt}`}
      onFailure={({ phase }, error) => loader.fails({ remote, phase, turn, error })}
      fallback={(failure) => failed(failure.phase, () => retryAfter(failure))}
    >
      <Drawn {...shown} turn={turn} />
    </RemoteBoundary>
  );
}

function Drawn({
  name,
  layer,
  about,
  pending,
  turn,
}: Omit<RemotePartProps, 'failed'> & { turn: number }) {
  const Part = usePart(useRemoteLoader(), name, turn);
  const waiting = <Waiting>{pending}</Waiting>;
  if (!Part) return waiting;
  return (
    // A part may suspend by itself.
    <Suspense fallback={waiting}>
      <Part moduleId={name.part} {...(layer && { layer })} {...(about && { about })} />
    </Suspense>
  );
}

/** It is shown, so whatever was being drawn has not hung. */
function Waiting({ children }: { children: ReactNode }) {
  useEffect(endDrawing, []);
  return children;
}
