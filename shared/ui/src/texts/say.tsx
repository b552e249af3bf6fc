import { createContext, type ReactNode, use, useContext } from 'react';

interface Words {
  /** Tells the person in passing, as a toast does. */
  readonly onSay: (message: string) => void;
  /** What a failed request says, or the words given where it says nothing. */
  readonly messageOf?: ((error: unknown, fallback: string) => string) | undefined;
  /** The time of day of an instant. */
  readonly clock?: ((instant: number) => string) | undefined;
  /** Why what needs the network cannot be pressed at present. */
  readonly noNetwork?: string | undefined;
}

type Given = Omit<Words, 'noNetwork'>;
type Said = Required<{ [Name in keyof Given]: NonNullable<Given[Name]> }> &
  Pick<Words, 'noNetwork'>;

const Say = createContext<Said>({
  onSay: () => undefined,
  messageOf: (_, fallback) => fallback,
  clock: (instant) => new Date(instant).toTimeString().slice(0, 5),
});

export interface SayProviderProps extends Words {
  readonly children: ReactNode;
}

/** Components know neither toasts nor errors nor zones: the shell says what they have to tell. */
export function SayProvider(props: SayProviderProps) {
  const { children, onSay, messageOf, clock, noNetwork } = props;
  const silent = useContext(Say);
  return (
    <Say
      value={{
        onSay,
        messageOf: messageOf ?? silent.messageOf,
        clock: clock ?? silent.clock,
        noNetwork,
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

/** Why something cannot be pressed: what is said of it, its form, or the network that it needs. */
export function useHindrance({ hindrance, needsNetwork, type }: Hindered): string | undefined {
  const form = use(FormHindrance);
  const { noNetwork } = use(Say);
  return (
    hindrance ?? (needsNetwork ? noNetwork : undefined) ?? (type === 'submit' ? form : undefined)
  );
}

export interface Hindered {
  readonly hindrance?: string | undefined;
  /** It cannot wait: without one it says so instead of being pressed. */
  readonly needsNetwork?: boolean | undefined;
  readonly type?: string | undefined;
}

/** Of the form around. */
export const FormHindrance = createContext<string | undefined>(undefined);
