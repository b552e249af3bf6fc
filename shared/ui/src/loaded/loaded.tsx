import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../states/error-state.tsx';
import { useFailureWords } from '../texts/say.tsx';
import { isUnknownCall } from './is-unknown-call.ts';
import styles from './loaded.module.css';

/** What was asked of the server, as whoever asked hands it on. */
export interface LoadRequest<Data> {
  readonly data: Data | undefined;
  readonly error: { readonly status: number; readonly code: string } | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

export interface LoadProblemProps {
  readonly request: LoadRequest<unknown>;
  /** What is said where the server says nothing. */
  readonly failed: string;
  /** A retry that somebody asked for has worked. */
  readonly onRefreshed?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** What could not be loaded, over the last known data and its time. */
export function LoadProblem({ request, failed, onRefreshed, className }: LoadProblemProps) {
  const { data, error, isValidating, mutate } = request;
  const { messageOf, clock } = useFailureWords();
  const [arrival, setArrival] = useState<number>();
  const asked = useRef(false);
  useEffect(() => {
    if (data !== undefined) setArrival(Date.now());
  }, [data]);
  useEffect(() => {
    if (error || !asked.current) return;
    asked.current = false;
    onRefreshed?.();
  }, [error, onRefreshed]);
  if (!error) return null;

  function retry() {
    asked.current = true;
    void mutate();
  }

  return (
    <div className={className}>
      <ErrorState
        message={messageOf(error, failed)}
        busy={isValidating}
        onRetry={retry}
        {...(data !== undefined && arrival !== undefined ? { since: clock(arrival) } : {})}
      />
    </div>
  );
}

export interface LoadedProps<Data> extends Pick<LoadProblemProps, 'failed' | 'onRefreshed'> {
  readonly request: LoadRequest<Data>;
  readonly skeleton: ReactNode;
  /** Stands for what a server has that does not know this call. */
  readonly nothing?: Data | undefined;
  /** Said in that case; without it nothing is. */
  readonly unknown?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** Skeleton, data, or the last known data under what went wrong. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { request, skeleton, failed, onRefreshed, nothing, unknown, children } = props;
  const { data, error } = request;
  if (error && isUnknownCall(error) && nothing !== undefined) {
    return (
      <>
        {unknown && (
          <p className={styles.note} role="status">
            {unknown}
          </p>
        )}
        {children(data ?? nothing)}
      </>
    );
  }
  return (
    <>
      <LoadProblem {...{ request, failed, onRefreshed }} className={styles.problem} />
      {data === undefined ? !error && skeleton : children(data)}
    </>
  );
}
