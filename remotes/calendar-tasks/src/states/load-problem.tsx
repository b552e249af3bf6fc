import { type ApiError, toast, useFormat } from '@board/platform';
import { ErrorState } from '@board/ui';
import { useEffect, useRef, useState } from 'react';

interface LoadProblemProps {
  readonly request: {
    readonly data: unknown;
    readonly error: ApiError | undefined;
    readonly isValidating: boolean;
    readonly mutate: () => Promise<unknown>;
  };
  readonly message: string;
  /** Said once a retry that was asked for has worked. */
  readonly refreshed?: string;
  readonly className?: string | undefined;
}

/** What could not be loaded, over the last known data and its time. */
export function LoadProblem({ request, message, refreshed, className }: LoadProblemProps) {
  const { data, error, isValidating, mutate } = request;
  const { clock } = useFormat();
  const [arrival, setArrival] = useState<number>();
  useEffect(() => {
    if (data !== undefined) setArrival(Date.now());
  }, [data]);
  const asked = useRef(false);
  useEffect(() => {
    if (error || !asked.current) return;
    asked.current = false;
    if (refreshed) toast({ tone: 'success', message: refreshed });
  }, [error, refreshed]);
  if (!error) return null;

  function retry() {
    asked.current = true;
    void mutate();
  }

  return (
    <div className={className}>
      <ErrorState
        message={message}
        busy={isValidating}
        onRetry={retry}
        {...(arrival === undefined ? {} : { since: clock(arrival) })}
      />
    </div>
  );
}
