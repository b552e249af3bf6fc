import { type ApiError, useFormat } from '@board/platform';
import { ErrorState } from '@board/ui';
import { useEffect, useState } from 'react';

interface LoadProblemProps {
  readonly request: {
    readonly data: unknown;
    readonly error: ApiError | undefined;
    readonly isValidating: boolean;
    readonly mutate: () => Promise<unknown>;
  };
  readonly message: string;
  readonly className?: string | undefined;
}

/** What could not be loaded, over the last known data and its time. */
export function LoadProblem({ request, message, className }: LoadProblemProps) {
  const { data, error, isValidating, mutate } = request;
  const { clock } = useFormat();
  const [arrival, setArrival] = useState<number>();
  useEffect(() => {
    if (data !== undefined) setArrival(Date.now());
  }, [data]);
  if (!error) return null;
  return (
    <div className={className}>
      <ErrorState
        message={message}
        busy={isValidating}
        onRetry={() => void mutate()}
        {...(arrival === undefined ? {} : { since: clock(arrival) })}
      />
    </div>
  );
}
