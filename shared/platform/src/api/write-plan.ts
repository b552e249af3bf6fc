import type { Call, InputOf, ReplyOf, Scope } from '@board/contracts/calls/call';
import type { Patch } from './patch.ts';
import type { Op } from './shown-writes.ts';

/** What a page knows of a write before and without an answer; said once, beside the calls of a remote. */
interface WritePlan<C extends Call, Seen> {
  /** How the replies that are shown look while it is under way or waits. */
  shows?: (input: InputOf<C>, seen: Seen) => readonly Patch[];
  /** The same once it is answered, where the reply tells more. */
  settles?: (reply: ReplyOf<C>, input: InputOf<C>, seen: Seen) => readonly Patch[];
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

export const planOf = (name: string): AnyPlan | undefined => plans.get(name);

interface Write {
  id: string;
  name: string;
  scopes: readonly Scope[] | undefined;
  input: unknown;
  seen: unknown;
  state: Op['state'];
}

/** A write as its plan draws it, also one of an earlier visit whose remote is still to come. */
export function opOf({ id, name, scopes = [], input, seen, state }: Write): Op {
  let patches: readonly Patch[] | undefined;
  const shows = () => {
    const plan = planOf(name);
    if (plan) patches ??= plan.shows?.(input as never, seen) ?? [];
    return patches ?? [];
  };
  return { id, thing: thingOf(input), scopes, state, patches: shows };
}

/** Ids are unique over all kinds of things, so the id alone names one; a create carries it in its body. */
export function thingOf(input: unknown): string | undefined {
  const { params, body } = input as { params?: { id?: string }; body?: { id?: string } };
  return params?.id ?? body?.id;
}
