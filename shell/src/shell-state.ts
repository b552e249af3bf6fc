import { proxy } from 'valtio';

/** What only the shell itself draws from. */
export const shellState = proxy({
  /** There is a token, nobody could be asked about it, and nothing is saved here to show. */
  unreachable: false,
  /** The server lets nobody but admins in. */
  maintenance: false,
  /** How the last session of this page ended. */
  ending: null as 'logout' | 'expired' | 'password_changed' | null,
  /** Everything on the board is being loaded. */
  loading: false,
  /** Writes that wait for the network. */
  waiting: 0,
});
