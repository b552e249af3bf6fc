import { createContext, type ReactNode, useContext } from 'react';

type SayTrouble = (message: string) => void;

const Say = createContext<SayTrouble>(() => undefined);

export interface SayProviderProps {
  /** Tells the person in passing, as a toast does. */
  readonly onSay: SayTrouble;
  readonly children: ReactNode;
}

/** Components have no toasts of their own: the shell says what they have to tell. */
export function SayProvider({ onSay, children }: SayProviderProps) {
  return <Say value={onSay}>{children}</Say>;
}

export function useSay(): SayTrouble {
  return useContext(Say);
}
