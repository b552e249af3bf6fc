import { type ReactNode, Suspense, useState } from 'react';
import { dropPart, lazyPart, type PartName } from './lazy-part.tsx';
import { RemoteBoundary, type RemoteFailure } from './remote-boundary.tsx';
import type { RemotePhase } from './remote-error.ts';
import { useRemoteLoader } from './remotes-context.tsx';

interface RemotePartProps {
  name: PartName;
  pending: ReactNode;
  failed: (phase: RemotePhase, retry: () => void) => ReactNode;
}

/** One thing that a remote draws, with what stands there before it comes or when it cannot. */
export function RemotePart({ name, pending, failed }: RemotePartProps) {
  const loader = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const { remote, kind, part } = name;
  const Part = lazyPart(loader, name);

  function retryAfter(failure: RemoteFailure) {
    if (failure.missing !== undefined) loader.forget(remote, failure.missing);
    dropPart(loader, name);
    setAttempt(attempt + 1);
  }

  return (
    <RemoteBoundary
      key={`${remote} ${kind} ${part} ${attempt}`}
      onFailure={({ phase }) => loader.report({ remote, phase })}
      fallback={(failure) => failed(failure.phase, () => retryAfter(failure))}
    >
      <Suspense fallback={pending}>
        <Part moduleId={part} />
      </Suspense>
    </RemoteBoundary>
  );
}
