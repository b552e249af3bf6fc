import type { Proposal } from '@board/contracts/calls/assistant';
import type { Snapshot } from 'valtio';

export type ShownState = Proposal['state'] | 'expired';

export const stateOf = (
  { state, expires_at }: Pick<Snapshot<Proposal>, 'state' | 'expires_at'>,
  now: number,
): ShownState => (state === 'open' && Date.parse(expires_at) <= now ? 'expired' : state);
