import { proxy } from 'valtio';

/** What only the shell itself draws from. */
export const shellState = proxy({
  /** There is a token, who it belongs to was not answered, and nothing is saved here to show. */
  startFailure: null as unknown,
  /** The server lets nobody but admins in. */
  maintenance: false,
  /** The person's role needs a second factor, and there is none: nothing else is done before. */
  factorMissing: false,
  /** How the last session of this page ended. */
  ending: null as 'logout' | 'expired' | 'password_changed' | null,
  /** What waits until the second factor was shown once more, by the name of its call; it hears whether it was. */
  proofAsked: null as { deed: string; answer: (isProven: boolean) => void } | null,
  /** Everything on the board is being loaded. */
  loading: false,
  /** Whether a person has neither a term nor a task; unknown until the first screen is there. */
  beginning: null as { person: string; isNew: boolean } | null,
  /** Who has written something of a first day down here. */
  begun: null as string | null,
  /** Writes that wait for the network. */
  waiting: 0,
  /** Those of them that wait for a choice between two versions. */
  undecided: 0,
  /** What they are about. */
  waitingNames: [] as string[],
});
