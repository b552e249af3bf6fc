import { useText } from '@board/platform';
import { ErrorState } from '@board/ui';
import { troubleText } from '../../api/trouble-text.ts';

interface Request {
  data: unknown;
  error: unknown;
  mutate: () => Promise<unknown>;
}

/** Why there is nothing to be seen yet, and another try. */
export function LoadTrouble({ request: { data, error, mutate } }: { request: Request }) {
  const t = useText('shell');
  if (!error || data) return null;
  return <ErrorState message={troubleText(error, t)} onRetry={() => void mutate()} />;
}
