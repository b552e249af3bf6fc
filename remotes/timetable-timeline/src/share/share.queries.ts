import {
  createShare,
  deleteShare,
  drawShare,
  listShares,
  type Share,
  type Shown,
} from '@board/contracts/calls/planning';
import { useApi, useSend, useWrite } from '@board/platform';

export type { Share, Shown };

export const useShares = () => useApi(listShares, {});

/** A week as a link would show it. */
export const usePicture = (shown: Shown, date: string) =>
  useApi(drawShare, { query: { ...shown, date } });

export function useShareWrites() {
  const { write: create, pending: creating } = useWrite(createShare);
  const end = useSend(deleteShare);
  return {
    create: (shown: Shown, days: number) => create({ body: { ...shown, days } }),
    creating,
    end: (id: string) => end({ params: { id } }),
  };
}
