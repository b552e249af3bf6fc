import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import type { Patch } from './patch.ts';

/** What a page knows of a write before and without an answer; said once, beside the calls of a remote. */
interface WritePlan<C extends Call, Seen> {
  /** How the replies that are shown look while it is under way or waits. */
  shows?: (input: InputOf<C>, seen: Seen) => readonly Patch[];
  /**
   * Lets it wait where there is no network: the reply that it would get. What has none that can be
   * foreseen fails instead.
   */
  waits?: (input: InputOf<C>, seen: Seen) => ReplyOf<C> | undefined;
  /** What was shown stays although it failed; the next load decides. */
  stays?: true;
}

/** A call whose writer hands over what the person saw: with it goes the version of what was seen. */
export type PlannedCall<C extends Call, Seen> = C & { readonly seen?: (seen: Seen) => void };

type AnyPlan = WritePlan<Call, unknown>;

const plans = new Map<string, AnyPlan>();

export function planWrite<C extends Call, Seen = undefined>(
  call: C,
  plan: WritePlan<C, Seen>,
): PlannedCall<C, Seen> {
  plans.set(call.name, plan as unknown as AnyPlan);
  return call;
}

export const planOf = (call: Pick<Call, 'name'>): AnyPlan | undefined => plans.get(call.name);
