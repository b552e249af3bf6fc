import { eventContracts } from '@board/contracts/schemas/events';
import { type SlotProps, slotContracts } from '@board/contracts/schemas/slots';
import { events } from '@board/platform';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Fails when these are not what a place passes by its contract. */
export function holdSlot(slot: keyof typeof slotContracts, props: unknown): void {
  hold(`the slot '${slot}'`, slotContracts[slot].props, props);
}

/** What a place may pass, for a test of what stands in it. */
export function exampleOf<Place extends keyof SlotProps>(place: Place): SlotProps[Place] {
  return slotContracts[place].example as SlotProps[Place];
}

/** From now on, what is said is held against what its event carries. */
export function holdEvents(): void {
  const contracts: Partial<Record<string, TSchema>> = eventContracts;
  const say = events.emit;
  events.emit = (name, ...payload) => {
    const schema = contracts[name];
    const [carried]: readonly unknown[] = payload;
    // What a team owns has its schema in its own descriptor.
    if (schema) hold(`the event '${name}'`, schema, carried);
    say(name, ...payload);
  };
}

function hold(what: string, schema: TSchema, value: unknown): void {
  const [first] = Value.Errors(schema, value);
  if (first) throw new Error(`${what} ${first.instancePath} ${first.message}`);
}
