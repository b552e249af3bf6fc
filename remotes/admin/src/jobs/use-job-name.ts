import { jobKinds } from '@board/contracts/constants/operating';
import { useTexts } from '../text.ts';

/** What a kind of job is called; one of a newer server by its own name. */
export function useJobName(): (kind: string) => string {
  const t = useTexts();
  return (kind) => (jobKinds.some((known) => known === kind) ? t(`jobs.name.${kind}`) : kind);
}
