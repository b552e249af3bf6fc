import type { LayerProps } from '@board/platform';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { endDrawing } from './first-drawing.tsx';
import { lazyPart, type PartName } from './lazy-part.tsx';
import { RemoteBoundary, type RemoteFailure } from './remote-boundary.tsx';
import type { RemotePhase } from './remote-error.ts';
import { useRemoteLoader } from './remotes-context.tsx';

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
export function RemotePart({ name, layer, about, pending, failed }: RemotePartProps) {
  const loader = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const { remote, kind, part } = name;
  const turn = useSyncExternalStore(loader.onTurn, () => loader.turn(remote));
  const Part = lazyPart(loader, name, turn);

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
      <Suspense fallback={<Waiting>{pending}</Waiting>}>
        <Part moduleId={part} {...(layer && { layer })} {...(about && { about })} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** It is shown, so whatever was being drawn has not hung. */
function Waiting({ children }: { children: ReactNode }) {
  useEffect(endDrawing, []);
  return children;
}
