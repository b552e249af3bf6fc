import { createContext, type ReactNode, useContext } from 'react';

interface Words {
  /** Tells the person in passing, as a toast does. */
  readonly onSay: (message: string) => void;
  /** What a failed request says, or the words given where it says nothing. */
  readonly messageOf?: ((error: unknown, fallback: string) => string) | undefined;
  /** The time of day of an instant. */
  readonly clock?: ((instant: number) => string) | undefined;
}

const Say = createContext<Required<{ [Name in keyof Words]: NonNullable<Words[Name]> }>>({
  onSay: () => undefined,
  messageOf: (_, fallback) => fallback,
  clock: (instant) => new Date(instant).toTimeString().slice(0, 5),
});

export interface SayProviderProps extends Words {
  readonly children: ReactNode;
}

/** Components know neither toasts nor errors nor zones: the shell says what they have to tell. */
export function SayProvider({ children, onSay, messageOf, clock }: SayProviderProps) {
  const silent = useContext(Say);
  return (
    <Say value={{ onSay, messageOf: messageOf ?? silent.messageOf, clock: clock ?? silent.clock }}>
      {children}
    </Say>
  );
}

export function useSay(): Words['onSay'] {
  return useContext(Say).onSay;
}

export function useFailureWords() {
  return useContext(Say);
}
