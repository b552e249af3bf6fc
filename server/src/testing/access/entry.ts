import type { Access } from '@board/contracts/calls/call';
import type { Make, Sent } from './things.ts';

export interface Entry {
  /** The least role, written a second time: a slip in the contract shows here. */
  access: Access;
  /** Something of one person's. To anybody else, whatever his role, it does not exist. */
  own?: Make;
  /** Something that has no owner. */
  shared?: Make;
  sent?: Sent;
  /** Opened by a token of its own kind only. */
  ownToken?: true;
  /** Never ends by itself, so only those who are refused ask for it. */
  endless?: true;
}
