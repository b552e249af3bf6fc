import { type Brief, getBrief, listBriefs, setBrief } from '@board/contracts/calls/planning';
import type { BriefKind } from '@board/contracts/constants/planning';
import { patch, planWrite, useApi, useSend } from '@board/platform';

export type { Brief, BriefLine, ToldBrief } from '@board/contracts/calls/planning';

/** What is to be said now; nothing is said on other days than today. */
export const useBrief = (isToday: boolean) =>
  useApi(getBrief, isToday ? {} : null).data?.brief ?? null;

export const useBriefs = () => useApi(listBriefs, {});

const change = planWrite<typeof setBrief, Brief>(setBrief, {
  shows: ({ params, body: { closed_on, ...chosen } = {} }) => [
    patch(listBriefs, ({ items }) => ({
      items: items.map((each) => (each.kind === params.kind ? { ...each, ...chosen } : each)),
    })),
    patch(getBrief, ({ brief }) => ({
      brief: closed_on !== undefined && brief?.kind === params.kind ? null : brief,
    })),
  ],
  waits: (_, seen) => seen,
});

export function useBriefWrites() {
  const send = useSend(change);
  return {
    set: (seen: Brief, body: Partial<Omit<Brief, 'kind'>>) =>
      send({ params: { kind: seen.kind }, body }, { seen: { ...seen, ...body } }),
    /** Seen and put away for that day. */
    close: (kind: BriefKind, day: string) => send({ params: { kind }, body: { closed_on: day } }),
  };
}
