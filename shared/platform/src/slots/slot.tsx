import type { SlotProps } from '@board/contracts/calls/slots';
import type { SlotName } from '@board/contracts/constants/slots';
import { type ComponentType, createContext, useContext } from 'react';

export interface FilledSlot<Name extends SlotName = SlotName> {
  name: Name;
  /** What the place passes, by its contract. */
  about: SlotProps[Name];
}

const Filling = createContext<ComponentType<FilledSlot> | null>(null);

/** A host says how a place is filled. */
export const SlotsProvider = Filling.Provider;

/** A place for what others bring; nothing where nobody does. */
export function Slot<Name extends SlotName>(slot: FilledSlot<Name>) {
  const Filled = useContext(Filling);
  return Filled && <Filled {...slot} />;
}
