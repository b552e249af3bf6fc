import { createContext, type ReactNode, useContext } from 'react';

export interface SaidDay {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** For people. */
  readonly words: string;
}

/** Undefined for words that are no day. */
export type DayReader = (words: string) => Promise<SaidDay | undefined>;

interface Words {
  /** Tells the person in passing, as a toast does. */
  readonly onSay: (message: string) => void;
  /** What a failed request says, or the words given where it says nothing. */
  readonly messageOf?: ((error: unknown, fallback: string) => string) | undefined;
  /** The time of day of an instant. */
  readonly clock?: ((instant: number) => string) | undefined;
  readonly readDay?: DayReader | undefined;
}

type Given = Omit<Words, 'readDay'>;
type Said = Required<{ [Name in keyof Given]: NonNullable<Given[Name]> }> & Pick<Words, 'readDay'>;

const Say = createContext<Said>({
  onSay: () => undefined,
  messageOf: (_, fallback) => fallback,
  clock: (instant) => new Date(instant).toTimeString().slice(0, 5),
});

export interface SayProviderProps extends Words {
  readonly children: ReactNode;
}

/** Components know neither toasts nor errors nor zones: the shell says what they have to tell. */
export function SayProvider({ children, onSay, messageOf, clock, readDay }: SayProviderProps) {
  const silent = useContext(Say);
  return (
    <Say
      value={{
        onSay,
        messageOf: messageOf ?? silent.messageOf,
        clock: clock ?? silent.clock,
        readDay: readDay ?? silent.readDay,
      }}
    >
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

/** Where the page reads days in words. */
export function useDayReader(): DayReader | undefined {
  return useContext(Say).readDay;
}
